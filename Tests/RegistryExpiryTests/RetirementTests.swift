import RegistryModel
import Testing

@testable import RegistryExpiry

@Suite("A retired entry")
struct RetirementTests {
  private func retired(_ expires: String) -> String { flag("old", expires: expires) + "  retired: on for everybody\n" }

  @Test(
    "can go after its last day, and is not reported before",
    arguments: [("2026-11-29", ["5: warning[removable-entry]"]), ("2026-11-30", []), ("2026-12-01", []), ("2031-01-01", [])])
  func days(expires: String, expected: [String]) throws {
    #expect(try summary(report(retired(expires), today: "2026-11-30")) == expected)
  }

  @Test("is a line of the report")
  func text() throws {
    let report = try report(retired("2026-11-01"), today: "2026-11-30")
    #expect(
      report.text() == """
        payments
          2026-11-01  old  is retired and can be removed

        1 entry: 1 to remove (as of 2026-11-30)

        """)
    #expect(
      report.diagnostics.map(\.message) == [
        "'old' of 'payments' is retired, and its last day was 2026-11-01; it can be removed"
      ])
    #expect(report.diagnostics[0].details == ["state": "removable", "expires": "2026-11-01", "daysLeft": -29])
  }

  @Test("has a limit for its last day like any other")
  func lifetime() throws {
    let policy = ExpiryPolicy(warnWithinDays: 14, maxLifetimeDays: 30)
    #expect(try summary(report(retired("2027-11-30"), today: "2026-11-30", policy: policy)) == ["5: error[lifetime-too-long]"])
  }
}
