import RegistryModel

extension StringType: ComparedType {
  func changes(since old: StringType) -> [ConstraintChange] { lengthChange(since: old) + patternChange(since: old) }

  private func lengthChange(since old: StringType) -> [ConstraintChange] {
    guard maxLength != old.maxLength else { return [] }
    func name(_ limit: Int?) -> String { limit.map(String.init) ?? "no limit" }
    let isWider = old.maxLength.map { $0 < maxLength ?? .max } ?? false
    return [
      ConstraintChange(
        .maxLength, from: name(old.maxLength), to: name(maxLength), isWider ? .widened(example: nil) : .narrowed)
    ]
  }

  /// Which texts a pattern matches cannot be compared; a pattern more takes texts away, and a pattern less adds some.
  private func patternChange(since old: StringType) -> [ConstraintChange] {
    guard pattern != old.pattern else { return [] }
    func name(_ pattern: Pattern?) -> String { pattern.map(\.source) ?? "no pattern" }
    let effect: ConstraintChange.Effect = old.pattern == nil ? .narrowed : pattern == nil ? .widened(example: nil) : .unclear
    return [ConstraintChange(.pattern, from: name(old.pattern), to: name(pattern), effect)]
  }

  var edges: [String] { ["text", "", "a b"] }
}
