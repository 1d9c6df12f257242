import RegistryCompat
import RegistryDiff
import RegistryJSON
import RegistryText

extension RemoteTemplate {
  /// What an export may give to installs. Of two parameters of one key the first counts.
  init(_ export: Export) {
    self.init(
      conditions: export.conditions.map { RemoteCondition($0.name.text ?? "", $0.node["expression"]?.text) },
      parameters: export.parameters.map { parameter in
        RemoteParameter(parameter.key, parameter.values.map { RemoteValue($0.value, from: $0.origin, in: export) })
      })
  }
}

extension RemoteValue {
  fileprivate init(_ value: ExportValue, from origin: ValueOrigin, in export: Export) {
    let texts = value.texts(from: origin).map { origin, node in
      let text = node.text ?? ""
      return RemoteText(text, phrase: origin.phrase(quoted(text)), at: export.location(of: node))
    }
    let condition: String? = if case .condition(let name) = origin { name } else { nil }
    self.init(condition: condition, texts: texts, isForAll: value.isForAll)
  }
}

extension ExportValue {
  /// Whether no install falls through to the next condition.
  fileprivate var isForAll: Bool {
    switch kind {
    case .text, .inAppDefault: true
    case .personalization, .rollout, .experiment, .unknown, .malformed: false
    }
  }
}
