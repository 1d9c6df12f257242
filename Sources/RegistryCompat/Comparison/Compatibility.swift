import RegistryDiagnostics
import RegistryModel
import RegistryText

/// What a registry changes for installs that shipped with older ones.
///
/// From now on the dashboard is run by the new registry, so every text that the new one reads may arrive at an install that shipped.
/// A change breaks an install if there is such a text that the install does not read as a value.
package struct Compatibility: Sendable {
  /// By key: in the order of the new registry, then the removed ones in the order of the newest registry that has them. The changes of
  /// one key: breaking ones first.
  package let changes: [KeyChange]
  /// The names of the shipped registries, from the oldest to the newest.
  package let releases: [String]

  package init(of registry: Release, since releases: [Release]) {
    let releases = releases.inOrder()
    self.releases = releases.map(\.name)
    var comparer = Comparer(registry, releases)
    comparer.run()
    changes = comparer.changes
  }
}

/// The run of a comparison: each key of each release is looked at once.
private struct Comparer {
  let registry: Release
  let releases: [Release]
  var changes: [KeyChange] = []
  /// Where each key is in the new registry.
  private let current: [ExactText: ReleasedKey]
  private let heirs: [String: String]
  /// By key, the releases that have it, with their positions from the oldest on.
  private var shipped: [ExactText: [(position: Int, key: ReleasedKey)]] = [:]
  /// The keys of the releases that the registry does not have, the newest registry first.
  private var gone: [ExactText] = []

  init(_ registry: Release, _ releases: [Release]) {
    self.registry = registry
    self.releases = releases
    current = Dictionary(registry.keys.map { (ExactText($0.key), $0) }) { first, _ in first }
    heirs = Dictionary(registry.keys.filter { !$0.isRetired }.map { ($0.accessor, $0.key) }) { first, _ in first }
    for (position, release) in releases.enumerated().reversed() {
      for key in release.keys {
        let name = ExactText(key.key)
        if current[name] == nil, shipped[name] == nil { gone.append(name) }
        shipped[name, default: []].insert((position, key), at: 0)
      }
    }
  }

  mutating func run() {
    for key in registry.keys { compare(key, shipped[ExactText(key.key)] ?? []) }
    for name in gone { reportRemoved(shipped[name] ?? []) }
  }

  private mutating func compare(_ new: ReleasedKey, _ shipped: [(position: Int, key: ReleasedKey)]) {
    let read = shipped.filter { !$0.key.isRetired }
    var found: [KeyChange] = []
    if read.isEmpty, !releases.isEmpty, !new.isRetired, shipped.isEmpty { found.append(Self.change(.added, new, nil)) }
    for (position, old) in read {
      let name = releases[position].name
      let gap = gap(after: position, of: new, shipped)
      for change in KeyComparison(new, old, gap: gap).changes {
        if let index = found.firstIndex(where: { $0.kind == change.kind && $0.shippedReading == change.shippedReading }) {
          found[index].releases.append(name)
          found[index].oldLocation = change.oldLocation
        } else {
          var change = change
          change.releases = [name]
          found.append(change)
        }
      }
    }
    changes += found.filter(\.isBreaking) + found.filter { !$0.isBreaking }
  }

  /// The first release after a position that did not read the key, although the new registry does; nil where there is none.
  private func gap(after position: Int, of new: ReleasedKey, _ shipped: [(position: Int, key: ReleasedKey)]) -> String? {
    guard !new.isRetired, position + 1 < releases.count else { return nil }
    let reading = Set(shipped.filter { !$0.key.isRetired }.map(\.position))
    return (position + 1..<releases.count).first { !reading.contains($0) }.map { releases[$0].name }
  }

  /// A key that is gone is a break for the releases whose code reads it.
  private mutating func reportRemoved(_ shipped: [(position: Int, key: ReleasedKey)]) {
    let read = shipped.filter { !$0.key.isRetired }
    guard let newest = read.last?.key else { return }
    let heir = heirs[newest.accessor].flatMap { ExactText($0) == ExactText(newest.key) ? nil : $0 }
    changes.append(
      KeyChange(
        kind: .removed(heir: heir), key: newest.key, owner: newest.owner, releases: read.map { releases[$0.position].name },
        shippedReading: nil, location: nil, oldLocation: newest.location))
  }

  private static func change(_ kind: KeyChange.Kind, _ new: ReleasedKey, _ old: ReleasedKey?) -> KeyChange {
    KeyChange(
      kind: kind, key: new.key, owner: new.owner, releases: [], shippedReading: nil, location: new.location,
      oldLocation: old?.location)
  }
}
