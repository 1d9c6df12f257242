import RegistryDiagnostics
import RegistryModel

/// What the rules tell the author of an entry about one value type.
protocol TypeAdvice: TypeDefinition {
  /// The type in a sentence: `an int`.
  static var withArticle: String { get }

  /// Words for the same type in other tools and languages, in lower case.
  static var synonyms: [String] { get }

  /// What a value looks like, as a sentence for the page of `default-type-mismatch`.
  ///
  /// Nil where that rule does not report such a default, because every text is a value or because another rule reports it.
  static var grammar: String? { get }

  /// What the bounds of a range are: `numbers`.
  static var boundNoun: String { get }

  /// What to write instead of a text that cannot be read, or nil where that is not clear.
  static func valueFix(for text: String, _ reason: Unreadable) -> Diagnostic.Fix?

  /// What to write instead of a default that is not one text, or nil where the general advice is enough.
  static func defaultFix(for problem: FieldProblem) -> Diagnostic.Fix?
}

extension TypeAdvice {
  static var withArticle: String { "a \(type.rawValue)" }
  static var grammar: String? { nil }
  static var boundNoun: String { "numbers" }
  static func valueFix(for text: String, _ reason: Unreadable) -> Diagnostic.Fix? { nil }
  static func defaultFix(for problem: FieldProblem) -> Diagnostic.Fix? { nil }
}

extension ValueType {
  /// What the rules know of the type. A type that is forgotten here does not compile.
  var advice: any TypeAdvice.Type {
    switch self {
    case .bool: BoolType.self
    case .int: IntType.self
    case .double: DoubleType.self
    case .string: StringType.self
    case .enumeration: EnumType.self
    case .json: JSONType.self
    case .url: URLType.self
    case .duration: DurationType.self
    case .list: ListType.self
    }
  }
}

// MARK: - Numbers

extension TypeAdvice {
  /// The number in plain digits, where a text has separators or lacks a digit beside its decimal point.
  static func numberFix(for text: String) -> Diagnostic.Fix? {
    // A longer text is not a number that somebody typed, and would make a long message.
    guard text.utf8.count <= 64 else { return nil }
    let digits = text.withoutDigitSeparators
    let number = [digits, digits + "0", "0" + digits].first { $0 != text && reads($0) }
    return number.map { .init("write \($0)", replacement: $0) } ?? percentFix(for: text) ?? commaFix(for: text)
  }

  /// For `50%`: only people know whether the app wants 50 or 0.5.
  private static func percentFix(for text: String) -> Diagnostic.Fix? {
    let digits = String(text.dropLast())
    guard text.hasSuffix("%"), reads(digits) else { return nil }
    return .init(
      type == .int ? "write \(digits); a number has no unit" : "write \(digits), or the fraction; a number has no unit")
  }

  /// For `1,5` and `1,000`: a comma is a decimal point in some languages, and separates thousands in others.
  private static func commaFix(for text: String) -> Diagnostic.Fix? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let whole = parts.joined()
    let fraction = parts.joined(separator: ".")
    let isGrouped = parts.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 3 }
    let numbers = [parts.count == 2 && type != .int ? fraction : nil, isGrouped ? whole : nil].compactMap { $0 }.filter(reads)
    guard let first = numbers.first else { return nil }
    return numbers.count == 1 ? .init("write \(first)", replacement: first) : .init("write \(first) or \(numbers[1])")
  }
}

extension String {
  /// The text without what people and other languages write between the digits of a number.
  var withoutDigitSeparators: String { filter { $0 != "_" && $0 != " " } }
}
