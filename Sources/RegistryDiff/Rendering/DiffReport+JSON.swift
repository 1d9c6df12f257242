import RegistryJSON
import RegistryText

extension DiffReport {
  /// What the comparison says beside its findings, for programs:
  /// `{"compared", "onlyInRegistry", "onlyRemote", "differing", "notes"}`, each a number.
  package var json: JSONValue {
    let counts = counts
    return [
      "compared": .integer(commonCount), "onlyInRegistry": .integer(counts.registryOnly),
      "onlyRemote": .integer(counts.remoteOnly), "differing": .integer(counts.differing), "notes": .integer(counts.notes),
    ]
  }
}

extension Difference {
  /// The values that the message names. Only those that there are:
  /// `{"registryValue", "remoteValue", "condition", "variant", "group", "declaredType", "expectedType", "range", "nearest", "pattern"}`.
  /// Without a condition, the remote value is the one for everyone.
  var details: JSONValue? {
    let members = [("registryValue", registryText)] + kindDetails + [("group", group)]
    let present = members.compactMap { name, text in text.map { (name: name, value: JSONValue.string($0)) } }
    return present.isEmpty ? nil : .object(present)
  }

  private var kindDetails: [(String, String?)] {
    switch kind {
    case .defaultDiffers(let remote), .pinnedDefaultDiffers(let remote): [("remoteValue", remote)]
    case .unreadable(let origin, let text, _): [("remoteValue", text)] + origin.details
    case .violatesSchema(let origin, let text, let problem, _): [("remoteValue", text)] + origin.details + [("problem", problem)]
    case .outOfRange(let origin, let text, let range): [("remoteValue", text)] + origin.details + [("range", range)]
    case .uncheckable(let origin, _): origin.details
    case .typeMismatch(let declared, _, let expected): [("declaredType", declared), ("expectedType", expected)]
    case .unknownCondition(let name): [("condition", name)]
    case .remoteOnly(let nearest): [("nearest", nearest)]
    case .unusedIgnore(let pattern): [("pattern", pattern)]
    default: []
    }
  }
}

extension ValueOrigin {
  fileprivate var details: [(String, String?)] {
    switch self {
    case .defaultValue: []
    case .condition(let name): [("condition", name)]
    case .rollout(let origin): origin.details
    case .variant(let id, let origin): origin.details + [("variant", id)]
    }
  }
}
