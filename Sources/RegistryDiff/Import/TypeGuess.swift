import RegistryJSON
import RegistryModel

/// The type and the default that a parameter seems to have.
struct TypeGuess {
  let type: ValueType
  /// Whether the template does not declare the type.
  let isInferred: Bool
  let defaultText: String
  /// Whether the template has no default of its own for everyone.
  let isDefaultMade: Bool

  init(_ parameter: ExportParameter) {
    let texts = Self.texts(of: parameter)
    switch parameter.valueType {
    case .string: (type, isInferred) = (.string, false)
    case .boolean: (type, isInferred) = (.bool, false)
    case .json: (type, isInferred) = (.json, false)
    case .number: (type, isInferred) = (Self.number(texts), false)
    case .undeclared, .other: (type, isInferred) = (Self.inferred(texts), true)
    }
    let own = Self.text(of: parameter.defaultValue)
    let text = ([own].compactMap { $0 } + texts).first(where: type.remote.reads) ?? type.remote.neutralText
    defaultText = text
    isDefaultMade = own.map { !$0.utf8.elementsEqual(text.utf8) } ?? true
  }

  /// Every text that a client may receive.
  private static func texts(of parameter: ExportParameter) -> [String] {
    ([parameter.defaultValue].compactMap { $0 } + parameter.conditionalValues.map(\.value)).flatMap(texts)
  }

  private static func texts(of value: ExportValue) -> [String] {
    switch value.kind {
    case .text(let node), .rollout(let node?): [node.text].compactMap { $0 }
    case .experiment(let variants): variants.compactMap { $0.text?.text }
    case .rollout(nil), .inAppDefault, .personalization, .unknown, .malformed: []
    }
  }

  private static func text(of value: ExportValue?) -> String? {
    guard case .text(let node)? = value?.kind else { return nil }
    return node.text
  }

  private static func number(_ texts: [String]) -> ValueType { texts.allSatisfy(IntType.reads) ? .int : .double }

  /// A type other than string only where every text reads as it, and looks like it.
  private static func inferred(_ texts: [String]) -> ValueType {
    guard !texts.isEmpty else { return .string }
    return ValueType.allCases.first { $0.remote.looksLike(texts) } ?? .string
  }
}
