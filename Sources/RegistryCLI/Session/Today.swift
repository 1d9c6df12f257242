import RegistryDiagnostics
import RegistryModel

/// The day of a run and where it is from.
struct Today {
  enum Source: String {
    case option = "--today"
    case environment = "SOURCE_DATE_EPOCH"
    case system
  }

  let day: CalendarDay
  let source: Source

  /// The day with its source, unless it is the day of the system.
  var remark: String? { source == .system ? nil : "\(day), from \(source.rawValue)" }

  /// A warning if the variable is set for another program: no entry would ever be expired.
  var findings: [Diagnostic] {
    guard source == .environment, let first = Clock.firstPlausibleDay, day < first else { return [] }
    return [
      Diagnostic(
        CommandLineRules.implausibleDay, at: nil,
        "the day is \(day), from 'SOURCE_DATE_EPOCH', so that nothing is expired; no registry is that old",
        fix: .init("unset the variable for this command, or pass '--today'"))
    ]
  }
}
