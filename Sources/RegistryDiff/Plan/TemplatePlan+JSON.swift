import RegistryJSON

extension TemplatePlan {
  /// The changes for programs. A member that is null has no meaning for that change.
  ///
  ///     {"key", "owner", "change": "added", "group", "valueType", "value"}
  ///     {…, "change": "retyped", "from", "to"}
  ///     {…, "change": "value-changed", "condition", "from", "to"}    without a condition it is the value for everyone
  ///     {…, "change": "removed"}
  ///     {…, "change": "kept", "remote", "compiledIn"}
  ///     {…, "change": "kept-for-shipped", "versions"}
  ///     {…, "change": "left", "rule", "message"}
  package var changesAsJSON: JSONValue { .array(changes.map(\.json)) }

  /// How many changes there are of each kind.
  package var summaryAsJSON: JSONValue {
    let counts = changes.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    let names = ["added", "retyped", "value-changed", "removed", "kept", "kept-for-shipped", "left"]
    return .object(names.map { ($0, .integer(counts[$0] ?? 0)) })
  }
}

extension TemplatePlan.Change {
  fileprivate var json: JSONValue {
    let common: [(name: String, value: JSONValue)] = [
      ("key", key.isEmpty ? .null : .string(key)), ("owner", owner.map(JSONValue.string) ?? .null), ("change", .string(name)),
    ]
    return .object(common + details)
  }

  fileprivate var name: String {
    switch kind {
    case .added: "added"
    case .retyped: "retyped"
    case .valueChanged: "value-changed"
    case .removed: "removed"
    case .kept: "kept"
    case .keptForShipped: "kept-for-shipped"
    case .left: "left"
    }
  }

  private var details: [(name: String, value: JSONValue)] {
    switch kind {
    case .added(let type, let text, let group):
      [("group", group.map(JSONValue.string) ?? .null), ("valueType", .string(type)), ("value", .string(text))]
    case .retyped(let old, let new): [("from", .string(old)), ("to", .string(new))]
    case .valueChanged(let origin, let old, let new):
      [("condition", origin.condition), ("from", .string(old)), ("to", .string(new))]
    case .removed: []
    case .kept(let remote, let compiledIn): [("remote", .string(remote)), ("compiledIn", .string(compiledIn))]
    case .keptForShipped(let versions): [("versions", .string(versions))]
    case .left(let obstacle): [("rule", .string(obstacle.rule.id.rawValue)), ("message", .string(obstacle.message))]
    }
  }
}

extension ValueOrigin {
  /// The name of the condition, or null for the value for everyone.
  fileprivate var condition: JSONValue {
    switch self {
    case .defaultValue: .null
    case .condition(let name): .string(name)
    case .rollout(let origin), .variant(_, let origin): origin.condition
    }
  }
}
