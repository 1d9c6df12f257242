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
    let kind = Self.kind(of: type)
    let own = Self.text(of: parameter.defaultValue)
    let text = ([own].compactMap { $0 } + texts).first { Self.reads($0, as: kind) } ?? Self.neutral(type)
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

  private static func number(_ texts: [String]) -> ValueType {
    texts.allSatisfy { reads($0, as: kind(of: .int)) } ? .int : .double
  }

  /// A type other than string only where every text reads as it, and looks like it: `0042` stays a text, as `1` does.
  private static func inferred(_ texts: [String]) -> ValueType {
    guard !texts.isEmpty else { return .string }
    if texts.allSatisfy({ ["true", "false"].contains($0) }) { return .bool }
    if texts.allSatisfy(isCanonicalNumber) { return number(texts) }
    if texts.allSatisfy({ ($0.hasPrefix("{") || $0.hasPrefix("[")) && reads($0, as: .json) }) { return .json }
    return .string
  }

  private static func isCanonicalNumber(_ text: String) -> Bool {
    guard reads(text, as: kind(of: .double)) else { return false }
    let digits = text.drop { $0 == "-" }
    return digits == "0" || digits.hasPrefix("0.") || (!digits.hasPrefix("0") && !digits.hasPrefix(".") && !digits.hasPrefix("+"))
  }

  private static func kind(of type: ValueType) -> Kind {
    switch type {
    case .bool: .bool
    case .int: .int(range: nil, outOfRange: .useDefault)
    case .double: .double(range: nil, outOfRange: .useDefault)
    case .string, .enumeration: .string(pattern: nil, maxLength: nil)
    case .json: .json
    }
  }

  private static func reads(_ text: String, as kind: Kind) -> Bool {
    if case .value = kind.interpret(text) { true } else { false }
  }

  /// What is least likely to do anything.
  private static func neutral(_ type: ValueType) -> String {
    switch type {
    case .bool: "false"
    case .int, .double: "0"
    case .string, .enumeration: ""
    case .json: "{}"
    }
  }
}
