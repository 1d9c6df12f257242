/// What is left of a Swift file without its comments and the insides of its string literals.
///
/// A text that breaks out of its literal or comment leaves quotes, brackets or characters here that the templates do not write.
struct SwiftSkeleton {
  /// Whether brackets pair up, every literal ends, and nothing outside of them is other than ASCII.
  let isBalanced: Bool

  init(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
    isBalanced = scanner.scan()
  }

  private struct Scanner {
    let bytes: [UInt8]
    var cursor = 0
    var open: [UInt8] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Code up to the end of the text, or to the bracket that ends an interpolation.
    mutating func scan(isInterpolation: Bool = false) -> Bool {
      let depth = open.count
      while cursor < bytes.count {
        if starts("//") {
          while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n") { cursor += 1 }
        } else if starts("\"\"\"") {
          guard skipLiteral("\"\"\"") else { return false }
        } else if starts("\"") {
          guard skipLiteral("\"") else { return false }
        } else {
          if isInterpolation, open.count == depth, bytes[cursor] == UInt8(ascii: ")") { return true }
          guard takeCode() else { return false }
        }
      }
      return !isInterpolation && open.isEmpty
    }

    private mutating func takeCode() -> Bool {
      let byte = bytes[cursor]
      cursor += 1
      switch byte {
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return open.popLast() == byte
      default: return byte < 0x7F
      }
      return true
    }

    private mutating func skipLiteral(_ quote: StaticString) -> Bool {
      cursor += quote.utf8CodeUnitCount
      while cursor < bytes.count, !starts(quote) {
        if bytes[cursor] == UInt8(ascii: "\n"), quote.utf8CodeUnitCount == 1 { return false }
        guard bytes[cursor] == UInt8(ascii: "\\") else {
          cursor += 1
          continue
        }
        cursor += 2
        if cursor <= bytes.count, bytes[cursor - 1] == UInt8(ascii: "(") {
          guard scan(isInterpolation: true) else { return false }
          cursor += 1
        }
      }
      cursor += quote.utf8CodeUnitCount
      return cursor <= bytes.count
    }

    private func starts(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard cursor + count <= bytes.count else { return false }
      return (0..<count).allSatisfy { bytes[cursor + $0] == text.utf8Start[$0] }
    }
  }
}
