/// The values of a property list in Apple's binary form, `bplist00`, whose top is a dictionary.
///
/// The form is that of `CFBinaryPList.c` in Apple's Core Foundation: objects, a table of their offsets, and a trailer of 32 bytes.
/// Whatever does not fit gives no value; only the top dictionary is read, so that no cycle is followed.
struct BinaryPropertyList {
  /// Many keys can refer to one long text, so that a small file could fill the memory. An app's defaults take far less.
  private static let textLimit = 16 << 20

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let table: Int
  private(set) var values: [(key: String, value: LiteralValue)] = []

  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist00".utf8) }

  init?(_ bytes: [UInt8]) {
    guard Self.isOne(bytes), bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    self.bytes = bytes
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, at: trailer + 8, 8), let top = Self.integer(bytes, at: trailer + 16, 8),
      let table = Self.integer(bytes, at: trailer + 24, 8), count <= bytes.count, table <= trailer
    else { return nil }
    (objectCount, self.table) = (count, table)
    guard let (kind, pairCount, start) = header(of: top), kind == 0xD, pairCount <= bytes.count else { return nil }
    var size = 0
    for index in 0..<pairCount where size <= Self.textLimit {
      guard let key = reference(start, index).flatMap(text), let value = reference(start, pairCount + index).flatMap(value) else {
        continue
      }
      size += key.utf8.count + (value.text?.utf8.count ?? 0)
      values.append((key, value))
    }
  }

  /// The big-endian number of `size` bytes, or nil where it is outside of the file or of `Int`.
  private static func integer(_ bytes: [UInt8], at start: Int, _ size: Int) -> Int? {
    guard start >= 0, size <= 8, start <= bytes.count - size else { return nil }
    return Int(exactly: bits(bytes[start..<start + size]))
  }

  private static func bits(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

  /// The object that an item of the top dictionary refers to.
  private func reference(_ start: Int, _ index: Int) -> Int? {
    Self.integer(bytes, at: start + index * referenceSize, referenceSize)
  }

  /// The kind of an object, its count, and where its content starts. A count of 15 says that the count follows as an integer.
  private func header(of object: Int) -> (kind: UInt8, count: Int, start: Int)? {
    guard object < objectCount, let offset = Self.integer(bytes, at: table + object * offsetSize, offsetSize),
      offset < bytes.count
    else { return nil }
    let (kind, count) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
    guard count == 0xF, kind >= 0x4 else { return (kind, count, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    return Self.integer(bytes, at: offset + 2, size).map { (kind, $0, offset + 2 + size) }
  }

  private func content(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    count <= bytes.count - start ? bytes[start..<start + count] : nil
  }

  private func text(_ object: Int) -> String? {
    guard let (kind, count, start) = header(of: object), count <= bytes.count else { return nil }
    switch kind {
    case 0x5: return content(start, count).map { String(decoding: $0, as: UTF8.self) }
    case 0x6:
      return content(start, count * 2).map { content in
        String(decoding: (0..<count).map { Self.bits(content.dropFirst($0 * 2).prefix(2)) }.map(UInt16.init), as: UTF16.self)
      }
    default: return nil
    }
  }

  private func value(_ object: Int) -> LiteralValue? {
    guard let (kind, count, start) = header(of: object) else { return nil }
    switch (kind, count) {
    case (0x0, 8): return .bool(false)
    case (0x0, 9): return .bool(true)
    case (0x1, 0...3): return content(start, 1 << count).map { .number(String(Int64(bitPattern: Self.bits($0)))) }
    case (0x2, 2): return content(start, 4).map { .number("\(Float(bitPattern: UInt32(Self.bits($0))))") }
    case (0x2, 3): return content(start, 8).map { .number("\(Double(bitPattern: Self.bits($0)))") }
    default: return text(object).map(LiteralValue.text)
    }
  }
}
