import RegistryModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The only place where the day enters.
enum Clock {
  /// Why there is no day.
  enum Failure: Error {
    /// The text of `SOURCE_DATE_EPOCH` is no number of seconds, or beyond the calendar.
    case invalidEpoch(String)
    /// The system's clock is beyond the calendar.
    case invalidClock
  }

  /// The UTC day: `SOURCE_DATE_EPOCH` where it is set (https://reproducible-builds.org/specs/source-date-epoch),
  /// else the system's.
  static func today(sourceDateEpoch: String?) throws(Failure) -> CalendarDay {
    if let text = sourceDateEpoch, !text.isEmpty {
      guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let seconds = Int(text),
        let day = CalendarDay(secondsSinceEpoch: seconds)
      else { throw .invalidEpoch(text) }
      return day
    }
    guard let day = CalendarDay(secondsSinceEpoch: time(nil)) else { throw .invalidClock }
    return day
  }
}
