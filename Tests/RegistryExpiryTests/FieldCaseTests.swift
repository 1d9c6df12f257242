import RegistryDiagnostics
import TestSupport
import Testing

@testable import RegistryExpiry

@Suite("Field cases of expiry", .enabled(if: SharedInputs.contain("cases"), "skipped: ../shared/cases is not there"))
struct ExpiryFieldCaseTests {
  @Test(
    "are reported as they should be",
    arguments: [
      ("03-merge-key-inherits-expiry", "2026-11-30", ["5: error[expired]", "5: error[expired]"]),
      ("25-expires-today", "2026-11-29", ["5: warning[expires-soon]"]),
      ("25-expires-today", "2026-11-30", ["5: warning[expires-today]"]),
      ("25-expires-today", "2026-12-01", ["5: error[expired]"]),
      ("27-impossible-date", "2026-12-01", []), ("31-expired-must-not-block-build", "2026-11-30", ["5: error[expired]"]),
      ("33-thai-locale", "2026-11-30", []), ("33-thai-locale", "2027-07-02", ["5: error[expired]"]),
    ])
  func expected(name: String, today: String, expected: [String]) throws {
    #expect(summary(try report(try SharedInputs.text("cases/" + name + "/registry.yml"), today: today)) == expected)
  }

  @Test("name key, owner, day and what to do")
  func wording() throws {
    let finding = try #require(
      try report(try SharedInputs.text("cases/31-expired-must-not-block-build/registry.yml"), today: "2026-11-30").diagnostics
        .first)
    #expect(finding.message == "'holiday_theme' of 'design' expired 29 days ago, on 2026-11-01")
    #expect(finding.fix?.message == "remove the flag, or extend the date")
  }
}
