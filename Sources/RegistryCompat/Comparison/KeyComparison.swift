import RegistryDiagnostics
import RegistryModel
import RegistryText

/// One key of a registry against the same key of a release whose code reads it.
struct KeyComparison {
  private let new: ReleasedKey
  private let old: ReleasedKey
  private(set) var changes: [KeyChange] = []

  /// - Parameter gap: a release between the two whose code does not read the key.
  init(_ new: ReleasedKey, _ old: ReleasedKey, gap: String?) {
    self.new = new
    self.old = old
    if let gap, let what = difference {
      add(.reused(what: what, gap: gap), .type)
    } else {
      compareKinds()
      compareReading()
    }
    compareCode()
  }

  // MARK: - Which texts are read

  private mutating func compareKinds() {
    let (before, after) = (old.kind.type, new.kind.type)
    guard before == after else {
      if new.kind.compared.isRead(by: old.kind) { return add(.typeNarrowed(from: before, to: after), .type) }
      let example = new.kind.compared.edges.first { new.reads($0) && !old.reads($0) }
      return add(.retyped(from: before, to: after, example: example), .type, example: example)
    }
    for change in new.kind.changes(since: old.kind) {
      switch change.effect {
      case .widened(let example): add(.widened(change), change.attribute, example: example)
      case .unclear: add(.widened(change), change.attribute)
      case .narrowed: add(.narrowed(change), change.attribute)
      }
    }
  }

  /// What a release that was followed by one without the key says otherwise about it; nil where it says the same.
  private var difference: String? {
    if old.kind.type != new.kind.type { return "the type was '\(old.kind.type.rawValue)' and is '\(new.kind.type.rawValue)'" }
    if let change = new.kind.changes(since: old.kind).first {
      return "'\(change.attribute.rawValue)' was \(change.old) and is \(change.new)"
    }
    if !hasSameDefault { return "the default was \(quoted(old.defaultText)) and is \(quoted(new.defaultText))" }
    if let (before, after) = owners { return "the owner was \(quoted(before)) and is \(quoted(after))" }
    return nil
  }

  private var owners: (String, String)? {
    guard let before = old.owner, let after = new.owner, ExactText(before) != ExactText(after) else { return nil }
    return (before, after)
  }

  // MARK: - What a read falls back to

  private mutating func compareReading() {
    if old.kind.type == new.kind.type {
      if !hasSameDefault { add(.defaultChanged(from: old.defaultText, to: new.defaultText), .default) }
      if let before = old.kind.compared.beyondRange, let after = new.kind.compared.beyondRange, before != after {
        add(.outOfRangeChanged(from: before.rawValue, to: after.rawValue), .outOfRange)
      }
    }
    if old.fallbackText != new.fallbackText { add(.fallbackChanged(from: old.fallbackText, to: new.fallbackText), .fallback) }
  }

  /// Read by the new type: the values of an enum may be in another order.
  private var hasSameDefault: Bool {
    new.kind.interpret(old.defaultText).value.map { new.kind.areEqual(new.defaultValue, $0) } ?? false
  }

  // MARK: - What the code of a new version sees

  private mutating func compareCode() {
    if new.isRetired { return add(.retired, .retired) }
    if old.accessor != new.accessor { add(.accessorRenamed(from: old.accessor, to: new.accessor), .accessor) }
  }

  private mutating func add(_ kind: KeyChange.Kind, _ attribute: Attribute, example: String? = nil) {
    changes.append(
      KeyChange(
        kind: kind, key: new.key, owner: new.owner, releases: [],
        shippedReading: example.flatMap { ShippedReading(of: $0, by: old) }, location: new.place(of: attribute),
        oldLocation: old.place(of: attribute)))
  }
}

extension ReleasedKey {
  /// The fallback with the age that it may have: `default, at most 12h old`.
  fileprivate var fallbackText: String { fallback.rawValue + (maxAge.map { ", at most \($0.text) old" } ?? "") }
}
