/// What is written but not handed on yet.
///
/// Raw memory instead of an array: most pieces are a few bytes long, and the array's bookkeeping costs more than
/// the copy. Everything that touches the memory is in this file.
package struct RenderBuffer {
  private static let chunk = 64 << 10

  private var storage: Storage
  private var count = 0
  private let output: (any TemplateOutput)?
  /// How many bytes may still be written.
  private var allowance: Int
  /// How many bytes may gather before `settle` has something to do.
  private var limit: Int
  /// Takes what an escaper makes of a text.
  private var scratch: [UInt8] = []

  /// Collects everything.
  package init() {
    output = nil
    allowance = .max
    limit = .max
    storage = Storage(capacity: 512)
  }

  /// Collects everything, or hands it on in chunks where there is an output.
  init(output: (any TemplateOutput)?, limit: Int) {
    self.output = output
    allowance = max(0, limit)
    self.limit = output == nil ? allowance : min(Self.chunk, allowance)
    storage = Storage(capacity: Self.chunk * 2)
  }

  /// What was written and not handed on; valid for the duration of the call.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(rebasing: storage.memory[..<count]))
  }

  /// Whether `settle` has something to do.
  var isFull: Bool { count > limit }

  /// Hands on what was written. Returns false where it is more than is allowed.
  mutating func settle() throws -> Bool {
    guard count <= allowance else { return false }
    guard let output, count > 0 else { return true }
    try withBytes(output.write)
    allowance -= count
    limit = min(Self.chunk, allowance)
    count = 0
    return true
  }

  /// Appends a text in UTF-8.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { append(UnsafeRawBufferPointer(bytes)) }

  /// Appends a text that is always the same.
  package mutating func append(literal: StaticString) { literal.withUTF8Buffer { append($0) } }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, bytes.count > 0 else { return }
    if bytes.count > storage.memory.count - count { makeRoom(for: bytes.count) }
    // The room was made just above, so there is memory with a base address.
    storage.memory.baseAddress?.advanced(by: count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBytes { append(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  package mutating func append(_ text: consuming String) { text.withUTF8 { append($0) } }

  mutating func append(_ text: String, escapedBy escape: TemplateEscaper.Append) {
    var text = text
    scratch.removeAll(keepingCapacity: true)
    text.withUTF8 { escape($0, &scratch) }
    append(scratch, scratch.indices)
  }

  private mutating func makeRoom(for additional: Int) {
    let larger = Storage(capacity: max(storage.memory.count * 2, count + additional))
    withBytes { larger.memory.copyMemory(from: $0) }
    storage = larger
  }

  private final class Storage {
    let memory: UnsafeMutableRawBufferPointer

    init(capacity: Int) { memory = .allocate(byteCount: capacity, alignment: 1) }
    deinit { memory.deallocate() }
  }
}
