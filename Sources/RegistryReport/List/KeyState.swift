import RegistryModel

/// What stands out about a key on a day, by the word of `list --state`. A key can be in several states, or in none.
package enum KeyState: String, CaseIterable, Sendable {
  /// Its last day is over.
  case expired
  /// Its last day is today, or within the days of the policy.
  case due
  /// No new version reads it; the entry is there for shipped ones.
  case retired
  /// New code should not read it.
  case deprecated
  /// Its last day was moved.
  case extended
}

/// A key of a registry, seen from a day.
package struct ListedKey: Sendable {
  package let entry: Entry
  /// What there is to say about its last day; nil where there is nothing.
  package let expiry: ExpiryState?
  /// From today to its last day, negative for a day that is over; nil without a last day.
  package let daysLeft: Int?

  package init(_ entry: Entry, today: CalendarDay, policy: ExpiryPolicy) {
    self.entry = entry
    guard case .day(let day) = entry.expiry else {
      (expiry, daysLeft) = (nil, nil)
      return
    }
    expiry = ExpiryState(day, isRetired: entry.isRetired, today: today, policy: policy)
    daysLeft = today.days(until: day)
  }

  /// In the order of `KeyState`.
  package var states: [KeyState] { KeyState.allCases.filter(isIn) }

  private func isIn(_ state: KeyState) -> Bool {
    switch (state, expiry) {
    case (.expired, .expired), (.due, .endsToday), (.due, .endsSoon): true
    case (.retired, _): entry.isRetired
    case (.deprecated, _): entry.deprecated != nil
    case (.extended, _): !entry.extensions.isEmpty
    default: false
    }
  }

  /// The compiled-in values for people: `false (debug: true, beta: true)`.
  package var defaultPhrase: String {
    let others = entry.configuredDefaults.map { "\($0.configuration.name): \(entry.kind.text(of: $0.value))" }
    return entry.defaultText + (others.isEmpty ? "" : " (\(others.joined(separator: ", ")))")
  }

  /// The last day: `2026-12-01`, `never`, or empty.
  package var expiresText: String {
    switch entry.expiry {
    case .day(let day): day.description
    case .never: "never"
    case nil: ""
    }
  }

  /// Why it never expires, as written; nil where it does.
  package var reason: String? {
    if case .never(let reason) = entry.expiry { reason } else { nil }
  }

  /// What stands out, in words: `expired 3 days ago, extended twice`.
  package var statePhrase: String {
    let isRemovable = if case .removable = expiry { true } else { false }
    let phrases = [
      isRemovable ? "retired, can be removed" : expiry?.phrase, entry.isRetired && !isRemovable ? "retired" : nil,
      entry.deprecated == nil ? nil : "deprecated", extensionPhrase,
    ]
    return phrases.compactMap { $0 }.joined(separator: ", ")
  }

  /// How often its last day was moved: `extended twice`; nil for never.
  package var extensionPhrase: String? {
    switch entry.extensions.count {
    case 0: nil
    case 1: "extended once"
    case 2: "extended twice"
    case let count: "extended \(count) times"
    }
  }
}
