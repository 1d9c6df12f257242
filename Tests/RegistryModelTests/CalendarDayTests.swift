import Testing

@testable import RegistryModel

@Suite("A calendar day")
struct CalendarDayTests {
  @Test(
    "is counted from 1970-01-01",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2026-11-30", 20_787),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896), ("1900-03-01", -25_508), ("2100-03-01", 47_541),
    ])
  func counts(text: String, days: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.daysSinceEpoch == days)
    #expect(day.description == text)
  }

  @Test(
    "does not exist",
    arguments: [
      "2027-02-30", "2026-11-31", "2027-13-01", "2027-02-29", "1900-02-29", "2100-02-29", "2027-00-10", "2027-01-00",
      "0000-01-01",
      "2027-04-31", "2027-06-31", "2027-09-31", "2027-01-32",
    ])
  func doesNotExist(text: String) { #expect(CalendarDay(text) == nil) }

  @Test(
    "is spelled YYYY-MM-DD and in no other way",
    arguments: [
      "03/04/2027", "2027-3-4", "20270304", "4 March 2027", " 2027-03-04", "2027-03-04 ", "2027-03-04T00:00:00Z", "+027-03-04",
      "",
      "2027-03-0４", "٢٠٢٧-٠٣-٠٤", "2027_03_04", "-027-03-04", "2027-03-4\0",
    ])
  func otherSpellings(text: String) { #expect(CalendarDay(text) == nil) }

  @Test("follows its predecessor through 800 years without a gap")
  func walk() throws {
    var previous = try #require(CalendarDay("1599-12-31"))
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for year in 1600..<2400 {
      for month in 1...12 {
        let isLeap = (year.isMultiple(of: 4) && !year.isMultiple(of: 100)) || year.isMultiple(of: 400)
        for day in 1...(lengths[month - 1] + (month == 2 && isLeap ? 1 : 0)) {
          let current = try #require(CalendarDay(year: year, month: month, day: day))
          #expect(current.daysSinceEpoch == previous.daysSinceEpoch + 1)
          #expect(current.components == (year, month, day))
          previous = current
        }
      }
    }
  }

  @Test(
    "holds every second of itself",
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"), (-86_400, "1969-12-31"),
      (-86_401, "1969-12-30"),
      (1_796_083_199, "2026-11-30"), (1_796_083_200, "2026-12-01"),
    ])
  func seconds(seconds: Int, day: String) { #expect(CalendarDay(secondsSinceEpoch: seconds)?.description == day) }

  @Test("is bounded", arguments: [Int.max, Int.min, 253_402_300_800, -62_135_596_801])
  func bounds(seconds: Int) { #expect(CalendarDay(secondsSinceEpoch: seconds) == nil) }
}
