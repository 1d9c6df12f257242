import RegistryText

/// A condition of `#if`: names that `-D` sets, `!`, `&&`, `||` and parentheses.
///
/// Narrower than Swift's grammar: platforms and versions (`os(iOS)`) are the same in all builds that a registry tells apart.
package enum CompilationCondition {
  /// More than anybody writes; the compiler's own parser is recursive.
  private static let lengthLimit = 200

  /// The condition with one blank beside each `&&` and `||`, or nil where the text is not one.
  package static func normalized(_ text: String) -> String? {
    guard text.utf8.count <= lengthLimit, let tokens = tokens(of: Array(text.utf8)), isCondition(tokens) else { return nil }
    return tokens.map { $0 == "&&" || $0 == "||" ? " \($0) " : $0 }.joined()
  }

  /// Nil where a piece of the text is none of the tokens.
  private static func tokens(of bytes: [UInt8]) -> [String]? {
    var tokens: [String] = []
    var rest = bytes[...]
    while let byte = rest.first {
      let length =
        switch byte {
        case UInt8(ascii: " "): 0
        case UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: ")"): 1
        case UInt8(ascii: "&"), UInt8(ascii: "|"): rest.dropFirst().first == byte ? 2 : -1
        default: rest.prefix(while: \.isASCIIWord).count
        }
      guard length >= 0, length > 0 || byte == UInt8(ascii: " ") else { return nil }
      if length > 0 { tokens.append(String(decoding: rest.prefix(length), as: UTF8.self)) }
      rest = rest.dropFirst(max(length, 1))
    }
    return tokens
  }

  /// Whether tokens are operands with an operator between each two of them, and every parenthesis has its other half.
  private static func isCondition(_ tokens: [String]) -> Bool {
    var depth = 0
    var needsOperand = true
    for token in tokens {
      switch token {
      case "!" where needsOperand: break
      case "(" where needsOperand: depth += 1
      case ")" where !needsOperand && depth > 0: depth -= 1
      case "&&" where !needsOperand, "||" where !needsOperand: needsOperand = true
      case _ where needsOperand && isName(token): needsOperand = false
      default: return false
      }
    }
    return !needsOperand && depth == 0
  }

  private static func isName(_ token: String) -> Bool { SwiftName.isIdentifier(token) && !SwiftName.keywords.contains(token) }
}
