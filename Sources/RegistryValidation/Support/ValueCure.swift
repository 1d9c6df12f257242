import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// What to write instead of a text that cannot be read as a bool or a number.
enum ValueCure {
  static func fix(for node: YAMLNode, _ type: ValueType, _ reason: Unreadable) -> Diagnostic.Fix? {
    let text = node.text
    switch (type, reason) {
    case (.bool, _): return bool(text.lowercased()).map { .init("write '\($0)'", replacement: $0) }
    case (_, .beyond64Bits): return .init("the bounds are \(Int64.min) and \(Int64.max)")
    case (.int, .notWhole): return .init("declare the type 'double', or write a whole number")
    case (.int, _), (.double, _): return number(text, type).map { .init("write \($0)", replacement: $0) }
    default: return nil
    }
  }

  /// The bool that other readers of YAML, or people, take the word for.
  private static func bool(_ word: String) -> String? {
    switch word {
    case "yes", "y", "on", "t", "enabled": "true"
    case "no", "n", "off", "f", "disabled": "false"
    default: closestMatch(to: word, among: ["true", "false"])
    }
  }

  /// The number in digits, where it is written in a way that other languages read.
  private static func number(_ text: String, _ type: ValueType) -> String? {
    let compact = text.filter { $0 != "_" && $0 != " " }
    if type == .int, compact.hasPrefix("0x") { return Int64(compact.dropFirst(2), radix: 16).map(String.init) }
    let candidates = [compact, compact + "0", "0" + compact]
    return candidates.first { candidate in
      guard candidate != text, let kind = Kind.unconstrained(type) else { return false }
      if case .value = kind.interpret(candidate) { return true }
      return false
    }
  }
}

extension ValueType {
  /// "an int".
  var withArticle: String { (self == .int || self == .enumeration ? "an " : "a ") + rawValue }
}
