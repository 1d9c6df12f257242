/// What is written but not handed on yet.
struct RenderBuffer {
  private static let chunk = 64 << 10

  private(set) var bytes: [UInt8]
  private let output: (any TemplateOutput)?
  private let limit: Int
  private var flushed = 0
  /// How full the buffer gets before it is looked after.
  private var threshold: Int

  /// Writes behind what a buffer holds already.
  init(taking buffer: inout [UInt8], limit: Int) {
    bytes = []
    swap(&bytes, &buffer)
    output = nil
    self.limit = limit
    // What was there before does not count.
    flushed = -bytes.count
    threshold = bytes.count + max(0, limit)
  }

  init(flushingTo output: any TemplateOutput, limit: Int) {
    bytes = []
    bytes.reserveCapacity(Self.chunk * 2)
    self.output = output
    self.limit = limit
    threshold = min(Self.chunk, max(0, limit))
  }

  /// Whether `settle` has something to do.
  var isFull: Bool { bytes.count > threshold }

  /// Hands full chunks on. Returns false where more was written than is allowed.
  mutating func settle() throws -> Bool {
    guard flushed + bytes.count <= limit else { return false }
    try flush()
    return true
  }

  mutating func flush() throws {
    guard let output, !bytes.isEmpty else { return }
    try bytes.withUnsafeBytes(output.write)
    flushed += bytes.count
    bytes.removeAll(keepingCapacity: true)
    threshold = min(Self.chunk, max(0, limit - flushed))
  }

  mutating func append(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: String, escapedBy escape: TemplateEscaper.Append) {
    var text = text
    text.withUTF8 { escape($0, &bytes) }
  }

  mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }
}
