import RegistryDiagnostics
import RegistryModel
import RegistryText

/// The only place that reads the day.
enum Clock {
  /// Why the day cannot be told.
  enum Failure: Error {
    /// The text of `SOURCE_DATE_EPOCH` is not a number of seconds, or is outside the calendar.
    case invalidEpoch(String)
    /// The system clock is outside the calendar.
    case invalidClock
  }

  /// A day that is older than this tool, and so than any registry: whoever sets it means another program. Some build shells
  /// set 1980-01-01 (315532800 seconds).
  static let firstPlausibleDay = CalendarDay("2025-01-01")

  /// The UTC day of `SOURCE_DATE_EPOCH` if it is set (https://reproducible-builds.org/specs/source-date-epoch), else of
  /// the system clock.
  static func today(sourceDateEpoch: String?) throws(Failure) -> CalendarDay {
    if let text = sourceDateEpoch, !text.isEmpty {
      guard let seconds = Int(digits: text), let day = CalendarDay(secondsSinceEpoch: seconds) else {
        throw .invalidEpoch(text)
      }
      return day
    }
    guard let day = CalendarDay(secondsSinceEpoch: time(nil)) else { throw .invalidClock }
    return day
  }
}

extension Clock.Failure {
  var diagnostic: Diagnostic {
    switch self {
    case .invalidEpoch(let text):
      let message = "'SOURCE_DATE_EPOCH' is \(quoted(text)), but must be whole seconds since 1970, up to the year 9999"
      return Diagnostic(CommandLineRules.systemError, at: nil, message, fix: .init("unset it, or pass '--today'"))
    case .invalidClock:
      let message = "the system clock is outside the years 1 to 9999"
      return Diagnostic(CommandLineRules.systemError, at: nil, message, fix: .init("pass '--today'"))
    }
  }
}
