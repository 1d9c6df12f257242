import RegistryJSON
import RegistryModel

extension KeyChange {
  /// What the message names: `{"change", "versions", "attribute"?, "from"?, "to"?, "example"?, "shippedReading"?, "heir"?, "gap"?}`.
  var details: JSONValue {
    let texts = [("change", Optional(name))] + kindDetails + [("example", example), ("shippedReading", shippedReading?.text)]
    let present = texts.compactMap { name, text in text.map { (name: name, value: JSONValue.string($0)) } }
    return .object(present + [("versions", .array(releases.map { .string($0) }))])
  }

  /// What kind of change it is, for programs.
  package var name: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .retired: "retired"
    case .retyped, .typeNarrowed: "retyped"
    case .reused: "reused"
    case .widened(let change): change.effect == .unclear ? "changed" : "widened"
    case .narrowed: "narrowed"
    case .defaultChanged: "defaultChanged"
    case .fallbackChanged: "fallbackChanged"
    case .outOfRangeChanged: "outOfRangeChanged"
    case .accessorRenamed: "accessorRenamed"
    }
  }

  private var kindDetails: [(String, String?)] {
    switch kind {
    case .added, .retired: []
    case .removed(let heir): [("heir", heir)]
    case .reused(_, let gap): [("gap", gap)]
    case .retyped(let old, let new, _), .typeNarrowed(let old, let new): [("from", old.rawValue), ("to", new.rawValue)]
    case .widened(let change), .narrowed(let change):
      [("attribute", change.attribute.rawValue), ("from", change.old), ("to", change.new)]
    case .defaultChanged(let old, let new), .fallbackChanged(let old, let new), .outOfRangeChanged(let old, let new),
      .accessorRenamed(let old, let new):
      [("from", old), ("to", new)]
    }
  }
}
