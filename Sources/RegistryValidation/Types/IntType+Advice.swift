import RegistryDiagnostics
import RegistryModel

extension IntType: TypeAdvice {
  static let withArticle = "an int"
  static let synonyms = ["integer", "int64", "int32", "uint", "long", "short"]
  static let grammar: String? = "An int is decimal digits with an optional sign, and fits 64 bits."

  static func valueFix(for text: String, _ reason: Unreadable) -> Diagnostic.Fix? {
    switch reason {
    case .beyond64Bits: .init("the bounds are \(Int64.min) and \(Int64.max)")
    case .notWhole: .init("declare the type 'double', or write a whole number")
    default: hexadecimalFix(for: text) ?? numberFix(for: text)
    }
  }

  private static func hexadecimalFix(for text: String) -> Diagnostic.Fix? {
    let digits = text.withoutDigitSeparators
    guard digits.hasPrefix("0x"), let number = Int64(digits.dropFirst(2), radix: 16) else { return nil }
    return .init("write \(number)", replacement: String(number))
  }
}
