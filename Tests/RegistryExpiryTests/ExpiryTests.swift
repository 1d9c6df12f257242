import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryExpiry

@Suite("An expiry")
struct ExpiryTests {
  @Test(
    "keeps an entry valid through its whole last day",
    arguments: [
      ("2026-11-16", []), ("2026-11-17", ["5: warning[expires-soon]"]), ("2026-11-30", ["5: warning[expires-soon]"]),
      ("2026-12-01", ["5: warning[expires-today]"]), ("2026-12-02", ["5: error[expired]"]), ("2030-01-01", ["5: error[expired]"]),
    ])
  func lastDay(today: String, expected: [String]) throws {
    #expect(summary(try report(flag("a", expires: "2026-12-01"), today: today)) == expected)
  }

  @Test(
    "is reported with key, owner, day and distance",
    arguments: [
      ("2026-11-26", "'a' of 'payments' expires in 5 days, on 2026-12-01", "prepare to remove the flag, or extend the date"),
      ("2026-11-30", "'a' of 'payments' expires tomorrow, on 2026-12-01", "prepare to remove the flag, or extend the date"),
      ("2026-12-01", "'a' of 'payments' expires today, on 2026-12-01", "remove the flag, or extend the date"),
      ("2026-12-02", "'a' of 'payments' expired yesterday, on 2026-12-01", "remove the flag, or extend the date"),
      ("2027-12-01", "'a' of 'payments' expired 365 days ago, on 2026-12-01", "remove the flag, or extend the date"),
    ])
  func message(today: String, message: String, fix: String) throws {
    let finding = try #require(try report(flag("a", expires: "2026-12-01"), today: today).diagnostics.first)
    #expect(finding.message == message)
    #expect(finding.fix?.message == fix)
    #expect(finding.key == "a" && finding.owner == "payments")
  }

  @Test(
    "of a flag of a sample registry is reported at its line",
    arguments: [
      ("2026-11-30", "7: warning[expires-soon]", "'checkout_v2_enabled' of 'payments' expires tomorrow, on 2026-12-01"),
      ("2026-12-01", "7: warning[expires-today]", "'checkout_v2_enabled' of 'payments' expires today, on 2026-12-01"),
      ("2026-12-02", "7: error[expired]", "'checkout_v2_enabled' of 'payments' expired yesterday, on 2026-12-01"),
    ])
  func sample(today: String, expected: String, message: String) throws {
    let text = """
      # config-registry.yml: the only place a remote key is born.
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        fallback: last_activated_then_default
        expires: 2026-12-01
      upload_chunk_bytes:
        owner: media
        type: int
        default: 1048576
        range: [65536, 8388608]
      """
    let found = try report(text, today: today)
    #expect(summary(found) == [expected])
    #expect(found.diagnostics.map(\.message) == [message])
  }

  @Test("crosses months, leap days and centuries")
  func calendar() throws {
    #expect(summary(try report(flag("a", expires: "2028-02-29"), today: "2028-03-01")) == ["5: error[expired]"])
    let leap = try report(flag("a", expires: "2028-03-01"), today: "2028-02-28").items
    #expect(leap.map(\.state) == [.endsSoon(inDays: 2)])
    let common = try report(flag("a", expires: "2100-03-01"), today: "2100-02-28").items
    #expect(common.map(\.state) == [.endsSoon(inDays: 1)])
    let ends = try report(flag("a", expires: "0001-01-01"), flag("b", expires: "9999-12-31"), today: "9999-12-31").items
    #expect(ends.map(\.state) == [.expired(daysAgo: 3_652_058), .endsToday])
  }

  @Test("is soon within the window of the registry, or of the run")
  func window() throws {
    let text = flag("a", expires: "2026-12-10") + "$registry:\n  expiry: {warn_within_days: 5}\n"
    #expect(summary(try report(text, today: "2026-12-04")) == [])
    #expect(summary(try report(text, today: "2026-12-05")) == ["5: warning[expires-soon]"])
    #expect(summary(try report(text, today: "2026-11-10", policy: .init(warnWithinDays: 30))) == ["5: warning[expires-soon]"])
    let none = flag("a", expires: "2026-12-10") + "$registry:\n  expiry: {warn_within_days: 0}\n"
    #expect(summary(try report(none, today: "2026-12-09")) == [])
    #expect(summary(try report(none, today: "2026-12-10")) == ["5: warning[expires-today]"])
  }

  @Test("may be no further away than the registry allows")
  func lifetime() throws {
    let text = flag("a", expires: "2027-11-30") + "$registry:\n  expiry: {max_lifetime_days: 364}\n"
    #expect(summary(try report(text, today: "2026-12-01")) == [])
    let found = try report(text, today: "2026-11-30").diagnostics
    #expect(found.map(\.rule) == ["lifetime-too-long"])
    #expect(found[0].severity == .error)
    #expect(found[0].message == "'a' of 'payments' expires in 365 days, on 2027-11-30; at most 364 days are allowed")
    #expect(found[0].fix?.message == "choose a day no later than 2027-11-29, or 'expires: never' with a 'reason'")
  }

  @Test("that is too far off is reported as such even where the window is wider")
  func windowBeyondLifetime() throws {
    let text = flag("a", expires: "2026-12-20")
    let found = try report(text, today: "2026-11-30", policy: .init(warnWithinDays: 90, maxLifetimeDays: 10)).items
    #expect(found.map(\.state) == [.tooFarOff(inDays: 20)])
  }

  @Test("of 'never' is not reported")
  func never() throws {
    let text = "a: {owner: m, type: bool, default: true, expires: never, reason: x}\n"
    #expect(summary(try report(text, today: "2026-11-30", policy: .init(maxLifetimeDays: 1))) == [])
  }

  @Test("is reported for an entry that has other faults, and beside such entries")
  func brokenEntries() throws {
    let text = """
      a: {type: nonsense, expires: 2026-01-01, colour: red}
      b: true
      c: [1]
      d: {owner: m, expires: 2026-02-30}
      2x: {owner: [], type: bool, default: 1, expires: 2026-01-02}
      """
    let found = try report(text, today: "2026-11-30").diagnostics
    #expect(found.map(\.location?.span?.start.line) == [1, 5])
    #expect(found[0].message == "'a', which has no owner, expired 333 days ago, on 2026-01-01")
  }

  @Test("that is merged counts for each entry that inherits it")
  func merged() throws {
    let text = """
      a: &short
        owner: search
        type: bool
        default: false
        expires: 2026-10-31
      b:
        <<: *short
        default: true
      """
    let found = try report(text, today: "2026-11-30").diagnostics
    #expect(found.map(\.key) == ["a", "b"])
    #expect(found.map(\.owner) == ["search", "search"])
    #expect(found.map(\.location?.span?.start.line) == [5, 5])
    #expect(found[1].notes.map(\.message) == ["'b' inherits the date here"])
    #expect(found[1].notes[0].location?.span?.start.line == 7)
  }

  @Test("has a severity that the registry may change")
  func severities() throws {
    let text = flag("a", expires: "2026-01-01") + flag("b", expires: "2026-12-01")
    let off = text + "$registry:\n  rules: {expired: warning, expires-soon: off}\n"
    let result = try report(off, today: "2026-11-30")
    #expect(summary(result) == ["5: warning[expired]"])
    #expect(result.items.map(\.key) == ["a"])
  }
}
