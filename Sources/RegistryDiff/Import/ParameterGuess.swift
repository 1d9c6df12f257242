import RegistryJSON
import RegistryModel
import RegistryText

/// The type and the compiled-in value that a parameter seems to have.
///
/// The compiled-in value is what everyone has for whom no condition holds. So a value under a condition, in a rollout or in a variant
/// never becomes one.
struct ParameterGuess {
  let type: ValueType
  /// Why the type is a guess; nil where the template says it.
  let typeRemark: String?
  /// Which type would suit the values better, though it is not what the template says; nil where none does.
  let typeHint: String?
  /// In the form that a registry has.
  let defaultText: String
  /// Why the default is a guess; nil where the template says it.
  let defaultRemark: String?

  /// - Parameters:
  ///   - others: the parameters of the same key in other places.
  ///   - source: what the sources say of the key. They decide what the template leaves open.
  init(_ parameter: ExportParameter, others: some Collection<ExportParameter>, source: KeyInSources? = nil) {
    let texts = parameter.values.flatMap { $0.value.texts(from: $0.origin) }
    let (declared, remark) = Self.type(parameter.valueType, texts.compactMap(\.node.text))
    let read = remark == nil ? nil : source?.type.flatMap { Self.reads($0, texts.compactMap(\.node.text)) ? $0 : nil }
    (type, typeRemark) = read.map { ($0, nil) } ?? (declared, remark)
    typeHint = Self.hint(type, texts.compactMap(\.node.text))
    if let text = Self.ownText(parameter), type.remote.reads(text) {
      defaultText = type.remote.registryText(text)
      defaultRemark = Self.contradiction(text, others)
    } else if let text = source?.defaultText, type.remote.reads(text) {
      (defaultText, defaultRemark) = (type.remote.registryText(text), nil)
    } else {
      defaultText = type.remote.neutralText
      defaultRemark = Self.problem(of: parameter, type, texts)
    }
  }

  /// A key that is known from the sources alone.
  init(_ source: KeyInSources) {
    type = source.type ?? source.likelyType ?? .string
    typeRemark = source.type == nil ? "the sources do not say the type" : nil
    typeHint = Self.hint(type, source.defaultText.map { [$0] } ?? [])
    if let text = source.defaultText, type.remote.reads(text) {
      (defaultText, defaultRemark) = (type.remote.registryText(text), nil)
    } else {
      (defaultText, defaultRemark) = (type.remote.neutralText, "the sources have no default that can be read")
    }
  }

  // MARK: - The type

  private static func reads(_ type: ValueType, _ texts: [String]) -> Bool { texts.allSatisfy { type.remote.reads($0) } }

  private static func type(_ declared: ExportValueType, _ texts: [String]) -> (ValueType, remark: String?) {
    switch declared {
    case .string: (.string, nil)
    case .boolean: (.bool, nil)
    case .json: (.json, nil)
    case .number: number(texts.filter(DoubleType.reads))
    case .undeclared, .other: (inferred(texts), "the template declares no type")
    }
  }

  private static func number(_ texts: [String]) -> (ValueType, remark: String?) {
    if !texts.allSatisfy(IntType.reads) { return (.double, nil) }
    let remark = "NUMBER says nothing of int or double"
    return (texts.allSatisfy { !$0.contains(".") } ? .int : .double, remark)
  }

  /// A type other than string only where every text reads as it, and looks like it.
  private static func inferred(_ texts: [String]) -> ValueType {
    guard !texts.isEmpty else { return .string }
    return ValueType.allCases.first { $0.remote.looksLike(texts) } ?? .string
  }

  private static func hint(_ type: ValueType, _ texts: [String]) -> String? {
    type == .string && !texts.isEmpty && texts.allSatisfy(URLType.reads) ? "every value is a URL, as 'url' asks for" : nil
  }

  // MARK: - The default

  private static func ownText(_ parameter: ExportParameter) -> String? {
    guard case .text(let node)? = parameter.defaultValue?.kind else { return nil }
    return node.text
  }

  /// What another parameter of the same key has for everyone, where that is something else.
  private static func contradiction(_ text: String, _ others: some Collection<ExportParameter>) -> String? {
    let other = others.lazy.compactMap(ownText).first { !$0.utf8.elementsEqual(text.utf8) }
    return other.map { "the template has the key twice, and the other default is \(quoted($0))" }
  }

  /// Why there is no usable default, and what clients may receive instead.
  private static func problem(
    of parameter: ExportParameter, _ type: ValueType, _ texts: [(origin: ValueOrigin, node: JSONNode)]
  ) -> String {
    let values = texts.filter { $0.origin != .defaultValue }.map { $0.origin.phrase(quoted($0.node.text ?? "")) }
    let more = values.count > 3 ? " and \(values.count - 3) more" : ""
    let seen = values.isEmpty ? "" : "; clients may receive \(values.prefix(3).joined(separator: ", "))\(more)"
    return lack(of: parameter, type) + seen
  }

  private static func lack(of parameter: ExportParameter, _ type: ValueType) -> String {
    if let text = ownText(parameter), case .unreadable(let reason)? = type.definition.unconstrained?.interpret(text) {
      return "the template's default \(quoted(text)) \(reason.explanation)"
    }
    switch parameter.defaultValue?.kind {
    case .inAppDefault: return "the template leaves the default to the app"
    case .rollout, .experiment, .personalization, .unknown:
      return "the template leaves the default to \(parameter.defaultValue?.manager ?? "")"
    case .text, .malformed, nil: return "the template has no default"
    }
  }
}
