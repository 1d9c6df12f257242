import RegistryJSON
import RegistryModel

extension ListType: ComparedType {
  func changes(since old: ListType) -> [ConstraintChange] {
    itemChanges(since: old) + countChange(since: old) + uniqueChange(since: old)
  }

  /// Those of the items' type, or of its constraints. A text of one item is an example where both lists tell it apart.
  private func itemChanges(since old: ListType) -> [ConstraintChange] {
    guard item.type == old.item.type else {
      let isRead = !old.isUnique && item.compared.isRead(by: old.item)
      return [
        ConstraintChange(
          .of, from: old.item.type.rawValue, to: item.type.rawValue, isRead ? .narrowed : .widened(example: nil))
      ]
    }
    return item.changes(since: old.item).map { change in
      guard case .widened(let example?) = change.effect else { return change }
      let text = JSONValue.array([.string(example)]).text(.compact)
      return ConstraintChange(
        change.attribute, from: change.old, to: change.new, .widened(example: tells(text, from: old) ? text : nil))
    }
  }

  private func countChange(since old: ListType) -> [ConstraintChange] {
    guard maxItems != old.maxItems else { return [] }
    func name(_ limit: Int?) -> String { limit.map(String.init) ?? "no limit" }
    let isWider = old.maxItems.map { $0 < maxItems ?? .max } ?? false
    return [
      ConstraintChange(.maxItems, from: name(old.maxItems), to: name(maxItems), isWider ? .widened(example: nil) : .narrowed)
    ]
  }

  private func uniqueChange(since old: ListType) -> [ConstraintChange] {
    guard isUnique != old.isUnique else { return [] }
    return [
      ConstraintChange(.unique, from: "\(old.isUnique)", to: "\(isUnique)", isUnique ? .narrowed : .widened(example: nil))
    ]
  }

  /// Whether this list reads a text that the old one does not.
  private func tells(_ text: String, from old: ListType) -> Bool {
    guard case .value = interpret(text) else { return false }
    if case .value = old.interpret(text) { return false }
    return true
  }

  var edges: [String] {
    ["[]"] + item.compared.edges.map { JSONValue.array([.string($0)]).text(.compact) } + [
      "[1,2,3]", "[\"a\",\"b\"]", "[\"a\",\"a\"]",
    ]
  }

  var beyondRange: OutOfRangePolicy? { item.compared.beyondRange }
}
