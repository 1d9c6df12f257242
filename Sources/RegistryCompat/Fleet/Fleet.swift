import RegistryDiagnostics
import RegistryModel
import RegistryText

/// What today's template does to installs of each release.
package struct Fleet: Sendable {
  /// What an install does with a key, from harmless to bad.
  package enum State: Int, Comparable, CaseIterable, Sendable {
    /// It reads what the dashboard means, or its compiled-in value where that is meant.
    case fine
    /// A number out of range is read as the nearest bound.
    case clamped
    /// A number out of range is read as the compiled-in value.
    case useDefault
    /// A text that is not a value is read as the compiled-in one.
    case unreadable
    /// The template does not have the key: the compiled-in value.
    case gone

    package static func < (left: State, right: State) -> Bool { left.rawValue < right.rawValue }
  }

  /// One thing that installs read otherwise than it is meant.
  package struct Item: Sendable {
    package let state: State
    package let key: String
    package let owner: String?
    /// Nil for a key that is gone.
    package let remote: RemoteText?
    /// Why the text is not read as it is, to follow the text: "is not an integer".
    package let reason: String
    /// What is read in its place, as a text.
    package let reading: String
    /// The releases, by their positions.
    package internal(set) var positions: [Int]
    /// Where the newest of the releases has the key.
    package internal(set) var shippedLocation: SourceLocation
  }

  /// The releases, from the oldest to the newest.
  package let releases: [String]
  /// For each release, how many keys are in each state, by the worst that may happen to a key.
  package let counts: [[State: Int]]
  /// By key in the order of the template, then the keys that it does not have.
  package let items: [Item]

  package init(_ releases: [Release], _ template: RemoteTemplate) {
    var inspector = FleetInspector(template)
    let ordered = releases.inOrder()
    for (position, release) in ordered.enumerated() { inspector.inspect(release, at: position) }
    self.releases = ordered.map(\.name)
    counts = inspector.counts
    items = inspector.orderedItems
  }
}

/// The inspection of one release after the other: each value of each key is looked at once for each release.
private struct FleetInspector {
  private(set) var counts: [[Fleet.State: Int]] = []
  private let parameters: [ExactText: RemoteParameter]
  private let conditions: [(name: String, expression: ConditionExpression)]
  private let ranks: [ExactText: Int]
  private var items: [ItemKey: Fleet.Item] = [:]
  private var order: [ItemKey] = []

  /// What makes two findings of two releases one.
  private struct ItemKey: Hashable {
    let key: ExactText
    let state: Fleet.State
    let place: SourceLocation?
    let reading: String
  }

  init(_ template: RemoteTemplate) {
    parameters = Dictionary(template.parameters.map { (ExactText($0.key), $0) }) { first, _ in first }
    conditions = template.conditions.map { ($0.name, ConditionExpression($0.expression)) }
    ranks = Dictionary(template.parameters.enumerated().map { (ExactText($1.key), $0) }) { first, _ in first }
  }

  /// The items of one key together, the keys in the order of the template.
  var orderedItems: [Fleet.Item] {
    let indexed = order.enumerated().sorted { left, right in
      let (first, second) = (ranks[left.element.key] ?? .max, ranks[right.element.key] ?? .max)
      return first == second ? left.offset < right.offset : first < second
    }
    return indexed.compactMap { items[$0.element] }
  }

  mutating func inspect(_ release: Release, at position: Int) {
    let reach = conditions.map { $0.expression.reach(release.version) }
    let reaches = Dictionary(zip(conditions.map(\.name), zip(0..., reach))) { first, _ in first }
    var states: [Fleet.State: Int] = [:]
    for key in release.keys where !key.isRetired { states[inspect(key, reaches, position), default: 0] += 1 }
    counts.append(states)
  }

  /// The worst that may happen to a key.
  private mutating func inspect(_ key: ReleasedKey, _ reaches: [String: (Int, Reach)], _ position: Int) -> Fleet.State {
    guard let parameter = parameters[ExactText(key.key)] else {
      note(.gone, key, nil, reason: "", reading: key.defaultText, position)
      return .gone
    }
    var worst = Fleet.State.fine
    for value in Self.reachable(parameter.values, reaches) {
      for text in value.texts { worst = max(worst, inspect(text, of: key, position)) }
    }
    return worst
  }

  private mutating func inspect(_ text: RemoteText, of key: ReleasedKey, _ position: Int) -> Fleet.State {
    switch key.kind.interpret(text.text) {
    case .value: return .fine
    case .unreadable(let reason):
      note(.unreadable, key, text, reason: reason.explanation, reading: key.defaultText, position)
      return .unreadable
    case .outOfRange(_, let nearest):
      let isClamped = key.kind.compared.beyondRange == .clamp
      let state = isClamped ? Fleet.State.clamped : .useDefault
      let reading = isClamped ? key.kind.text(of: nearest) : key.defaultText
      note(state, key, text, reason: "is out of range", reading: reading, position)
      return state
    }
  }

  private mutating func note(
    _ state: Fleet.State, _ key: ReleasedKey, _ text: RemoteText?, reason: String, reading: String, _ position: Int
  ) {
    let name = ItemKey(key: ExactText(key.key), state: state, place: text?.location, reading: reading)
    if items[name] == nil {
      order.append(name)
      items[name] = Fleet.Item(
        state: state, key: key.key, owner: key.owner, remote: text, reason: reason, reading: reading, positions: [],
        shippedLocation: key.location)
    }
    items[name]?.positions.append(position)
    items[name]?.shippedLocation = key.location
  }

  /// The values that installs of a release may receive. The first condition that holds decides, so a condition that holds for all of
  /// them hides what comes after it.
  private static func reachable(_ values: [RemoteValue], _ reaches: [String: (Int, Reach)]) -> [RemoteValue] {
    let conditional = values.filter { $0.condition != nil }
    guard !conditional.isEmpty else { return values }
    let ranked = conditional.map { value in (value: value, reach: reaches[value.condition ?? ""] ?? (.max, .perhaps)) }
      .sorted { $0.reach.0 < $1.reach.0 }
    var reachable: [RemoteValue] = []
    for (value, reach) in ranked where reach.1 != .never {
      reachable.append(value)
      if reach.1 == .always, value.isForAll { return reachable }
    }
    return reachable + values.filter { $0.condition == nil }
  }
}
