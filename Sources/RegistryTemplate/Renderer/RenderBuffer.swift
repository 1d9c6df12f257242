import RegistryText

/// Takes the bytes of a rendering, in order and in pieces, so the whole output is never in memory.
package protocol TemplateOutput: AnyObject {
  /// The bytes are valid during the call. An error ends the rendering and is passed on.
  func write(_ bytes: UnsafeRawBufferPointer) throws
}

/// Collects the output of a rendering, and hands it on in pieces where there is a `TemplateOutput`.
struct RenderBuffer {
  private static let pieceSize = 64 << 10

  /// The output that is not handed on yet.
  private(set) var bytes: [UInt8] = []
  private let output: (any TemplateOutput)?
  /// How many bytes the output may still get, including `bytes`.
  private var allowance: Int

  init(output: (any TemplateOutput)?, limit: Int) {
    self.output = output
    allowance = max(0, limit)
  }

  /// Whether it is time to call `flush`.
  var isFull: Bool { bytes.count > allowance || (output != nil && bytes.count > Self.pieceSize) }

  /// Hands the bytes on. Returns false where the limit is exceeded.
  mutating func flush() throws -> Bool {
    guard bytes.count <= allowance else { return false }
    guard let output, !bytes.isEmpty else { return true }
    try bytes.withUnsafeBytes(output.write)
    allowance -= bytes.count
    bytes.removeAll(keepingCapacity: true)
    return true
  }

  mutating func append(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  mutating func append(_ text: String) { bytes.append(text: text) }

  mutating func append(_ text: String, escapedBy escape: TemplateEscaper.Append?) {
    guard let escape else { return append(text) }
    var text = text
    text.withUTF8 { escape($0, &bytes) }
  }
}
