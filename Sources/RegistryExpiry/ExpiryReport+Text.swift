import RegistryModel

extension ExpiryReport {
  /// The report for people, by owner, as the `expiry` command prints it; ends with a line break.
  ///
  ///     payments
  ///       2026-12-01  checkout_v2_enabled  expires tomorrow
  ///
  ///     1 entry: 1 due soon (as of 2026-11-30)
  public var text: String {
    var lines: [String] = []
    for group in owners {
      lines.append(group.owner ?? "(no owner)")
      let width = group.items.map { $0.key.unicodeScalars.count }.max() ?? 0
      for item in group.items {
        let padding = String(repeating: " ", count: width - item.key.unicodeScalars.count)
        let tracker = item.tracker.map { "  \($0)" } ?? ""
        lines.append("  \(item.day)  \(item.key)\(padding)  \(item.state.phrase)\(tracker)")
      }
      lines.append("")
    }
    return (lines + [summary, ""]).joined(separator: "\n")
  }

  /// One line: how many entries there are in each state.
  public var summary: String {
    guard !items.isEmpty else { return "nothing is expired or due (as of \(today))" }
    let counts = Self.counters.compactMap { name, isCounted in
      let count = items.count { isCounted($0.state) }
      return count > 0 ? "\(count) \(name)" : nil
    }
    let noun = items.count == 1 ? "entry" : "entries"
    return "\(items.count) \(noun): \(counts.joined(separator: ", ")) (as of \(today))"
  }

  private static let counters: [(String, @Sendable (ExpiryState) -> Bool)] = [
    ("expired", { if case .expired = $0 { true } else { false } }),
    ("due today", { $0 == .endsToday }),
    ("due soon", { if case .endsSoon = $0 { true } else { false } }),
    ("too far off", { if case .tooFarOff = $0 { true } else { false } }),
  ]
}
