import RegistryDiagnostics
import RegistryModel
import RegistryText

extension ExpiryReport {
  /// The report for people, by owner, as the `expiry` command prints it; ends with a line break.
  ///
  ///     payments
  ///       2026-12-01  checkout_v2_enabled  expires tomorrow
  ///
  ///     1 entry: 1 due soon (as of 2026-11-30)
  /// It lists `limit` entries, and counts the others.
  package func text(limit: Int = .max) -> String {
    var room = max(limit, 0)
    var text = ""
    for group in owners where room > 0 {
      let rows = Self.rows(of: Array(group.items.prefix(room)))
      room -= rows.count
      text += ([group.owner?.truncated(to: 80).visibleAtLineStart ?? "(no owner)"] + rows + ["", ""]).joined(separator: "\n")
    }
    let rest = items.count - max(limit, 0)
    return text + (rest > 0 ? omission(of: rest, "entry", "entries") + "\n\n" : "") + summary + "\n"
  }

  /// One row for each item, with the phrases in one column. Texts of the registry are made safe for a terminal.
  private static func rows(of items: [ExpiryItem]) -> [String] {
    let keys = items.map { $0.key.truncated(to: 256).visible }
    let width = keys.map(\.unicodeScalars.count).max() ?? 0
    return zip(items, keys).map { item, key in
      let padding = String(repeating: " ", count: width - key.unicodeScalars.count)
      let tracker = item.tracker.map { "  " + $0.truncated(to: 256).visible } ?? ""
      return "  \(item.day)  \(key)\(padding)  \(item.state.phrase)\(tracker)"
    }
  }

  /// One line: how many entries there are in each state.
  package var summary: String {
    let day = "(as of \(today)\(source.map { $0 == "system" ? "" : ", from \($0)" } ?? ""))"
    guard !items.isEmpty else { return "nothing is expired or due \(day)" }
    let counts = Self.counters.compactMap { name, isCounted in
      let count = items.count { isCounted($0.state) }
      return count > 0 ? "\(count) \(name)" : nil
    }
    let noun = items.count == 1 ? "entry" : "entries"
    return "\(items.count) \(noun): \(counts.joined(separator: ", ")) \(day)"
  }

  private static let counters: [(String, @Sendable (ExpiryState) -> Bool)] = [
    ("expired", { if case .expired = $0 { true } else { false } }),
    ("due today", { $0 == .endsToday }),
    ("due soon", { if case .endsSoon = $0 { true } else { false } }),
    ("too far off", { if case .tooFarOff = $0 { true } else { false } }),
    ("to remove", { if case .removable = $0 { true } else { false } }),
  ]
}
