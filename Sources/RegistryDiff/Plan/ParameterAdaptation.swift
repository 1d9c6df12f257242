import RegistryJSON
import RegistryModel

/// What a plan changes in a parameter so that it agrees with an entry.
///
/// A rollout, an experiment and personalisation are never touched. The declared type is changed only if every value fits the new
/// one: the service refuses a BOOLEAN that still has the value `25` under some condition.
struct ParameterAdaptation {
  private(set) var changes: [TemplatePlan.Change.Kind] = []
  /// The nodes to replace, each by a string.
  private(set) var edits: [(range: Range<Int>, text: String)] = []
  private let entry: Entry

  init(_ parameter: ExportParameter, to entry: Entry) {
    self.entry = entry
    var type = parameter.valueType.judgingType
    let expected = entry.kind.serviceType
    if let declared = parameter.valueType.serviceType, declared != expected, let node = parameter.node["valueType"],
      parameter.values.allSatisfy({ canBecome(expected, $0.value, from: $0.origin) })
    {
      type = expected
      changes.append(.retyped(from: declared.rawValue, to: expected.rawValue))
      edits.append((node.range, expected.rawValue))
    }
    for (origin, value) in parameter.values {
      if case .text(let node) = value.kind, let text = node.text { adapt(text, node, origin, to: type) }
    }
  }

  private mutating func adapt(_ text: String, _ node: JSONNode, _ origin: ValueOrigin, to type: ServiceType) {
    if let new = replacement(of: text, from: origin, as: type), !new.utf8.elementsEqual(text.utf8) {
      guard type.accepts(new) else { return }
      changes.append(.valueChanged(origin, from: text, to: new))
      edits.append((node.range, new))
    } else if origin == .defaultValue, case .value(let value) = entry.kind.interpret(text),
      !entry.kind.areEqual(value, entry.defaultValue)
    {
      changes.append(.kept(remote: text, compiledIn: entry.remoteDefaultText))
    }
  }

  /// The text that a value should have, or nil where it stays: a default that no client can use or that is pinned becomes the
  /// compiled-in one, and what the service does not take is written as it takes it.
  private func replacement(of text: String, from origin: ValueOrigin, as type: ServiceType) -> String? {
    let isDefault = origin == .defaultValue
    guard case .value(let value) = entry.kind.interpret(text) else { return isDefault ? entry.remoteDefaultText : nil }
    if isDefault, entry.dashboard == .pinned, !entry.kind.areEqual(value, entry.defaultValue) { return entry.remoteDefaultText }
    return type.accepts(text) ? nil : entry.kind.remoteText(of: value)
  }

  /// Whether the service takes a value once the parameter has another type.
  private func canBecome(_ type: ServiceType, _ value: ExportValue, from origin: ValueOrigin) -> Bool {
    switch value.kind {
    case .text(let node):
      let text = node.text ?? ""
      return type.accepts(replacement(of: text, from: origin, as: type) ?? text)
    case .inAppDefault: return true
    case .rollout(nil), .personalization, .unknown, .malformed: return false
    case .rollout, .experiment: return value.texts(from: origin).allSatisfy { type.accepts($0.node.text ?? "") }
    }
  }
}
