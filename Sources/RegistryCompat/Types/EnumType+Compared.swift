import RegistryModel
import RegistryText

extension EnumType: ComparedType {
  func changes(since old: EnumType) -> [ConstraintChange] {
    let (before, after) = (old.values.map { ExactText($0.text) }, values.map { ExactText($0.text) })
    let added = after.filter { !Set(before).contains($0) }
    let removed = before.filter { !Set(after).contains($0) }
    guard !added.isEmpty || !removed.isEmpty else { return [] }
    func name(_ texts: [ExactText]) -> String { texts.map(\.text).joined(separator: ", ") }
    return [
      ConstraintChange(.values, from: name(before), to: name(after), added.isEmpty ? .narrowed : .widened(example: added[0].text))
    ]
  }

  func isRead(by old: Kind) -> Bool { values.allSatisfy { old.reads($0.text) } }

  var edges: [String] { values.map(\.text) }
}
