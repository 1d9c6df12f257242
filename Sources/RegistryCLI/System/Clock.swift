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
  /// Why the environment names no day.
  struct InvalidEpoch: Error {
    let text: String
  }

  /// The UTC day: `SOURCE_DATE_EPOCH` where it is set (https://reproducible-builds.org/specs/source-date-epoch),
  /// else the system's.
  static func today(sourceDateEpoch: String?) throws(InvalidEpoch) -> CalendarDay {
    if let text = sourceDateEpoch, !text.isEmpty {
      guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let seconds = Int(text),
        let day = CalendarDay(secondsSinceEpoch: seconds)
      else { throw InvalidEpoch(text: text) }
      return day
    }
    guard let day = CalendarDay(secondsSinceEpoch: time(nil)) else { throw InvalidEpoch(text: "the system's clock") }
    return day
  }
}
