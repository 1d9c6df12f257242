import RegistryText

/// A day of the proleptic Gregorian calendar in UTC, without a time of day, a time zone or a locale.
///
/// Only the years 0001 to 9999 exist, which is what `YYYY-MM-DD` can spell (RFC 3339, `full-date`).
package struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01, negative before it.
  package let daysSinceEpoch: Int

  /// The day that `text` names, or nil where it is not exactly `YYYY-MM-DD` or there is no such day.
  package init?(_ text: String) {
    guard Self.isSpelled(text) else { return nil }
    let digits = text.utf8.reduce(0) { $1.isASCIIDigit ? $0 * 10 + Int($1 - UInt8(ascii: "0")) : $0 }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// Whether a text has the form `YYYY-MM-DD`, with ASCII digits; such a day need not exist.
  package static func isSpelled(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7
          ? byte == UInt8(ascii: "-") : byte.isASCIIDigit
      }
  }

  /// The day of that date, or nil where the calendar has none, as for 30 February.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.length(ofMonth: month, year: year)).contains(day) else { return nil }
    daysSinceEpoch = Self.days(year: year, month: month, day: day)
  }

  /// The UTC day that holds a moment given in seconds since 1970-01-01T00:00:00Z, or nil outside the years 0001 to 9999.
  package init?(secondsSinceEpoch seconds: Int) {
    let days = seconds >= 0 ? seconds / 86_400 : -((-(seconds + 1)) / 86_400) - 1
    self.init(daysSinceEpoch: days)
  }

  /// The day that many days after 1970-01-01, or nil outside the years 0001 to 9999.
  package init?(daysSinceEpoch days: Int) {
    guard (Self.days(year: 1, month: 1, day: 1)...Self.days(year: 9999, month: 12, day: 31)).contains(days) else { return nil }
    daysSinceEpoch = days
  }

  /// Whole days from `self` to `other`; negative where `other` is earlier.
  package func days(until other: CalendarDay) -> Int { other.daysSinceEpoch - daysSinceEpoch }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.daysSinceEpoch < right.daysSinceEpoch }

  /// `YYYY-MM-DD` in ASCII digits, whatever the locale.
  package var description: String {
    let (year, month, day) = components
    return Self.padded(year, to: 4) + "-" + Self.padded(month, to: 2) + "-" + Self.padded(day, to: 2)
  }

  /// Year, month (1 to 12) and day of the month (from 1).
  ///
  /// Years are counted from 1 March, so that the leap day is a year's last day and months need no table;
  /// 146,097 is the number of days in 400 years.
  package var components: (year: Int, month: Int, day: Int) {
    let shifted = daysSinceEpoch + Self.daysFromMarchOfYearZeroToEpoch
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  /// 0000-03-01 to 1970-01-01.
  private static let daysFromMarchOfYearZeroToEpoch = 719_468

  private static func days(year: Int, month: Int, day: Int) -> Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let leapDays = yearFromMarch / 4 - yearFromMarch / 100 + yearFromMarch / 400
    return yearFromMarch * 365 + leapDays + dayOfYear - daysFromMarchOfYearZeroToEpoch
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
