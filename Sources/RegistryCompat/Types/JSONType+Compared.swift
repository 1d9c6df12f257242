import RegistryModel

extension JSONType: ComparedType {
  /// Which documents an app's type decodes is in the app's code alone, so that two types are told apart by their names. A type takes
  /// fewer texts than no type, which takes every document. A schema is for checks alone, and no install knows it.
  func changes(since old: JSONType) -> [ConstraintChange] {
    var changes: [ConstraintChange] = []
    if swiftType != old.swiftType {
      let effect: ConstraintChange.Effect =
        old.swiftType == nil ? .narrowed : swiftType == nil ? .widened(example: nil) : .unclear
      changes.append(
        ConstraintChange(.swiftType, from: old.swiftType ?? "the document", to: swiftType ?? "the document", effect))
    }
    if keys != old.keys, swiftType != nil, old.swiftType != nil {
      changes.append(ConstraintChange(.keys, from: Self.name(old.keys), to: Self.name(keys), .unclear))
    }
    return changes
  }

  private static func name(_ keys: KeyStrategy?) -> String { keys?.rawValue ?? "as in Swift" }

  var edges: [String] { ["{}", "[1]", "null", "1.5", "\"text\""] }
}
