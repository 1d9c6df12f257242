import RegistryDiagnostics
import RegistryModel
import RegistryText

extension ExpiryState {
  /// The rule that reports the state.
  var rule: RuleDocumentation {
    switch self {
    case .expired: ExpiryRules.expired
    case .endsToday: ExpiryRules.expiresToday
    case .endsSoon: ExpiryRules.expiresSoon
    case .tooFarOff: ExpiryRules.lifetimeTooLong
    case .removable: ExpiryRules.removableEntry
    }
  }
}

extension ExpiryItem {
  func message(_ policy: ExpiryPolicy) -> String {
    let owner = owner.map { " of \(quoted($0))" } ?? ", which has no owner,"
    if case .removable = state { return "\(quoted(key))\(owner) is retired, and its last day was \(day); it can be removed" }
    let message = "\(quoted(key))\(owner) \(state.phrase), on \(day)"
    guard case .tooFarOff = state, let limit = policy.maxLifetimeDays else { return message }
    return message + "; at most \(limit) days are allowed"
  }

  func fix(today: CalendarDay, _ policy: ExpiryPolicy) -> Diagnostic.Fix {
    switch state {
    case .expired, .endsToday: .init("remove the flag, or extend the date")
    case .endsSoon: .init("prepare to remove the flag, or extend the date")
    case .removable: .init("remove the entry, or extend the date while shipped versions read the key")
    case .tooFarOff: .init("choose a day no later than \(latest(today, policy)), or 'expires: never' with a 'reason'")
    }
  }

  var notes: [Diagnostic.Note] {
    mergeLocation.map { [.init("\(quoted(key)) inherits the date here", at: $0)] } ?? []
  }

  /// The last day that the policy allows.
  private func latest(_ today: CalendarDay, _ policy: ExpiryPolicy) -> String {
    let day = CalendarDay(daysSinceEpoch: today.daysSinceEpoch + (policy.maxLifetimeDays ?? 0))
    return (day ?? self.day).description
  }
}
