import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import RegistryText

extension Fleet {
  /// A finding for each item whose rule is not off, in reporting order.
  package func diagnostics(_ settings: Settings) -> [Diagnostic] {
    items.compactMap { item in
      guard let rule = item.rule else { return nil }
      return settings.severity(of: rule).map { diagnostic(item, rule, $0) }
    }.inReportingOrder()
  }

  private func diagnostic(_ item: Item, _ rule: RuleDocumentation, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      rule, severity, at: item.remote?.location ?? item.shippedLocation,
      "\(quoted(item.key)): \(item.detail) (\(names(item.positions)))",
      notes: item.remote == nil ? [] : [.init("a shipped version has the key here", at: item.shippedLocation)], fix: item.fix,
      key: item.key, owner: item.owner, details: details(item))
  }

  /// `{"state", "versions", "remoteValue"?, "shippedReading"}`
  private func details(_ item: Item) -> JSONValue {
    let remote = item.remote.map { [("remoteValue", JSONValue.string($0.text))] } ?? []
    return .object(
      [("state", .string(item.state.name)), ("versions", .array(item.positions.map { .string(releases[$0]) }))] + remote
        + [("shippedReading", .string(item.reading))])
  }

  /// The releases as their reader thinks of them: `5.0 to 5.3, 6.0`.
  package func names(_ positions: [Int]) -> String { VersionNames.text(positions, of: releases) }

  /// For programs: `[{"version", "fine", "clamped", "default", "unreadable", "gone"}]`, the number of keys in each state.
  package var json: JSONValue {
    .array(
      zip(releases, counts).map { name, counts in
        .object([("version", .string(name))] + State.allCases.map { ($0.name, .integer(counts[$0] ?? 0)) })
      })
  }
}

extension Fleet.Item {
  /// Nil where there is nothing to report.
  package var rule: RuleDocumentation? {
    switch state {
    case .fine: nil
    case .clamped: CompatRules.shippedClamped
    case .useDefault: CompatRules.shippedOutOfRange
    case .unreadable: CompatRules.shippedUnreadable
    case .gone: CompatRules.shippedKeyGone
    }
  }

  /// What installs do, without the key and the releases.
  package var detail: String {
    guard let remote else { return "not in the template; installs read the default \(quoted(reading))" }
    let name = state == .clamped ? "the bound" : "the default"
    return "\(remote.phrase) \(reason) there; installs read \(name) \(quoted(reading))"
  }

  fileprivate var fix: Diagnostic.Fix {
    remote == nil
      ? .init("add the parameter again, or set 'supported_from' if the version is not in use")
      : .init("give these versions another value by a condition on 'app.version', or use a new key")
  }
}

extension Fleet.State {
  package var name: String {
    switch self {
    case .fine: "fine"
    case .clamped: "clamped"
    case .useDefault: "default"
    case .unreadable: "unreadable"
    case .gone: "gone"
    }
  }
}
