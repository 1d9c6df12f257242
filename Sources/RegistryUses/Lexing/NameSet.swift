/// Names to look for among the tokens of files, asked for by their bytes: most tokens are told apart without making a text.
struct NameSet: Sendable {
  private var names: Set<String> = []
  /// Whether a name has this length and these first and last bytes, by a hash of them.
  private var table = [Bool](repeating: false, count: 4096)

  init(_ names: some Sequence<String> = []) { for name in names { insert(name) } }

  mutating func insert(_ name: String) {
    guard names.insert(name).inserted, !name.isEmpty else { return }
    table[Self.hash(Array(name.utf8)[...])] = true
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    (bytes.count << 8 ^ Int(bytes[bytes.startIndex]) << 4 ^ Int(bytes[bytes.endIndex - 1])) & 4095
  }

  /// Whether the bytes may be one of the names; they are not where the answer is false.
  func mayContain(_ bytes: ArraySlice<UInt8>) -> Bool { !bytes.isEmpty && table[Self.hash(bytes)] }
}
