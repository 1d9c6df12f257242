import RegistryJSON

/// A text that some installs receive for a key.
package struct RemoteSending: Sendable {
  /// Who receives it, for people: `everyone`, `under 'iOS 17'`, `everyone, in a rollout`.
  package let whom: String
  /// The text; nil where the template does not say it.
  package let text: String?
}

extension Export {
  /// What each key sends to whom, the value for everyone first.
  package var sendings: [String: [RemoteSending]] {
    parameters.reduce(into: [:]) { all, parameter in all[parameter.key, default: []] += parameter.sendings }
  }
}

extension ExportParameter {
  fileprivate var sendings: [RemoteSending] {
    let values = conditionalValues.map { (whom: "under '\($0.condition.text ?? "")'", value: $0.value) }
    return ((defaultValue.map { [("everyone", $0)] } ?? []) + values).flatMap { whom, value in value.sendings(to: whom) }
  }
}

extension ExportValue {
  fileprivate func sendings(to whom: String) -> [RemoteSending] {
    switch kind {
    case .text(let node): [RemoteSending(whom: whom, text: node.text)]
    case .inAppDefault: [RemoteSending(whom: whom + ": the compiled-in value", text: nil)]
    case .personalization: [RemoteSending(whom: whom + ": chosen for each install", text: nil)]
    case .rollout(let node): [RemoteSending(whom: whom + ", in a rollout", text: node?.text)]
    case .experiment(let variants):
      variants.map { RemoteSending(whom: whom + ", in variant '\($0.id?.text ?? "")'", text: $0.text?.text) }
    case .unknown(let name): [RemoteSending(whom: whom + ": decided by '\(name.text ?? "")'", text: nil)]
    case .malformed: []
    }
  }
}
