/// Which brackets of a file belong together.
struct Brackets: Sendable {
  /// The other bracket of each bracket; -1 for one that has none, and for other tokens.
  private let partners: [Int32]
  /// The innermost bracket that is open at each token; -1 outside all. A bracket itself is outside of its own pair.
  private let enclosing: [Int32]

  /// A closing bracket that nothing opened is passed over, and one of another kind closes what is open inside of its pair.
  init(_ tokens: [Token], of bytes: [UInt8]) {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var enclosing = [Int32](repeating: -1, count: tokens.count)
    var open: [(index: Int32, closer: UInt8)] = []
    // How many brackets of each kind are open, by their closing byte; 0 stands for what is not a bracket.
    var openCounts = [Int](repeating: 0, count: 128)
    for (index, token) in tokens.enumerated() {
      let byte = token.isBracket ? bytes[Int(token.end) - 1] & 0x7F : 0
      if openCounts[Int(byte)] > 0 {
        while let last = open.popLast() {
          openCounts[Int(last.closer)] -= 1
          guard last.closer == byte else { continue }
          partners[index] = last.index
          partners[Int(last.index)] = Int32(index)
          break
        }
      }
      enclosing[index] = open.last?.index ?? -1
      guard let closer = Self.closer(of: byte) else { continue }
      open.append((Int32(index), closer))
      openCounts[Int(closer)] += 1
    }
    (self.partners, self.enclosing) = (partners, enclosing)
  }

  /// The bracket that a bracket belongs to, or nil where there is none.
  func partner(of index: Int) -> Int? {
    guard partners.indices.contains(index), partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// The innermost bracket that a token is in, or nil where it is in none.
  func enclosing(_ index: Int) -> Int? {
    guard enclosing.indices.contains(index), enclosing[index] >= 0 else { return nil }
    return Int(enclosing[index])
  }

  private static func closer(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }
}

extension Token {
  fileprivate var isBracket: Bool { kind == .punctuation || kind == .interpolationStart || kind == .interpolationEnd }
}
