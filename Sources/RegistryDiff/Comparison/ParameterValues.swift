import RegistryJSON

extension ExportParameter {
  /// Every value with where it comes from, the one for everyone first.
  package var values: [(origin: ValueOrigin, value: ExportValue)] {
    (defaultValue.map { [(.defaultValue, $0)] } ?? [])
      + conditionalValues.map { (.condition($0.condition.text ?? ""), $0.value) }
  }
}

extension ExportValue {
  /// Every text that a client may receive through the value.
  package func texts(from origin: ValueOrigin) -> [(origin: ValueOrigin, node: JSONNode)] {
    switch kind {
    case .text(let node): [(origin, node)]
    case .rollout(let node?): [(.rollout(origin), node)]
    case .experiment(let variants):
      variants.compactMap { variant in variant.text.map { (.variant(variant.id?.text, origin), $0) } }
    case .rollout(nil), .inAppDefault, .personalization, .unknown, .malformed: []
    }
  }

  /// How many bytes the texts of the value have in the template.
  var byteCount: Int {
    switch kind {
    case .text(let node), .rollout(let node?): node.range.count
    case .experiment(let variants): variants.reduce(0) { $0 + ($1.text?.range.count ?? 0) }
    case .rollout(nil), .inAppDefault, .personalization, .unknown, .malformed: 0
    }
  }

  /// What else than the template decides what a client receives, for messages; nil for a text or the compiled-in value.
  var manager: String? {
    switch kind {
    case .rollout: named("a rollout", by: "rolloutId", in: "rolloutValue")
    case .experiment: named("an experiment", by: "experimentId", in: "experimentValue")
    case .personalization: "personalisation"
    case .unknown(let name): name.quoted
    case .text, .inAppDefault, .malformed: nil
    }
  }

  private func named(_ what: String, by id: String, in member: String) -> String {
    node[member]?[id].map { "\(what) (\($0.quoted))" } ?? what
  }
}
