import RegistryText

/// The numbers by which accessors find their keys in the table of the generated file.
enum KeyNumbers {
  /// A number for each key, in their order.
  ///
  /// A number is the hash of its key, so that it does not depend on the other keys. Where two keys have the same hash, the
  /// later one by code points gets the next number that is free: the outcome depends on the set of keys, never on their order.
  static func numbers(of keys: [String]) -> [UInt32] {
    let hashes = keys.map(hash)
    if Set(hashes).count == hashes.count { return hashes }
    var numbers = hashes
    var taken: Set<UInt32> = []
    for index in keys.indices.sorted(by: { ExactText(keys[$0]) < ExactText(keys[$1]) }) {
      while !taken.insert(numbers[index]).inserted { numbers[index] = (numbers[index] + 1) & limit }
    }
    return numbers
  }

  /// FNV-1a of 32 bits over the key's UTF-8 (RFC 9923): short, and evenly spread for short texts. Without the highest bit, so that
  /// it is an `Int` on systems of 32 bits too.
  static func hash(_ key: String) -> UInt32 {
    key.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } & limit
  }

  /// The number as the generated file writes it.
  static func text(of number: UInt32) -> String { number.hexadecimal(digits: 8, uppercase: false) }

  private static let limit: UInt32 = 0x7FFF_FFFF
}
