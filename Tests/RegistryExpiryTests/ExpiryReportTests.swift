import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import Testing

@testable import RegistryExpiry

@Suite("The report of expiries")
struct ExpiryReportTests {
  @Test("is grouped by owner, the most urgent first")
  func text() throws {
    let text =
      flag("zeta", owner: "media", expires: "2026-12-01") + flag("alpha_flag", owner: "media", expires: "2026-11-01")
      + flag("beta", owner: "Design", expires: "2026-11-30") + "none:\n  type: bool\n  expires: 2026-11-29\n"
      + flag("far", owner: "media", expires: "2028-01-01")
    #expect(
      try report(text, today: "2026-11-30").text() == """
        Design
          2026-11-30  beta  expires today

        media
          2026-11-01  alpha_flag  expired 29 days ago
          2026-12-01  zeta        expires tomorrow

        (no owner)
          2026-11-29  none  expired yesterday

        4 entries: 2 expired, 1 due today, 1 due soon (as of 2026-11-30)

        """)
  }

  @Test("says so where there is nothing to report")
  func nothing() throws {
    #expect(
      try report(flag("a", expires: "2030-01-01"), today: "2026-11-30").text() == "nothing is expired or due (as of 2026-11-30)\n"
    )
  }

  @Test("has one group for the entries without an owner, after all others, wherever they are")
  func ownerless() throws {
    let none = ["c", "a"].map { "\($0):\n  type: bool\n  expires: 2026-11-29\n" }
    let owned = flag("m", owner: "zoo", expires: "2026-12-01") + flag("n", owner: "ant", expires: "2026-12-02")
    for text in [none[0] + owned + none[1], none.joined() + owned, owned + none.joined()] {
      let owners = try report(text, today: "2026-11-30").owners
      #expect(owners.map(\.owner) == ["ant", "zoo", nil])
      #expect(owners.last?.items.map(\.key) == ["a", "c"])
    }
  }

  @Test("counts one entry in the singular, and what is too far off")
  func counts() throws {
    let text = flag("a", expires: "2027-01-01")
    let policy = ExpiryPolicy(maxLifetimeDays: 10)
    #expect(
      try report(text, today: "2026-11-30", policy: policy).summary == "1 entry: 1 too far off (as of 2026-11-30)")
    #expect(try report(text, today: "2027-01-02").summary == "1 entry: 1 expired (as of 2027-01-02)")
  }

  @Test("keeps owners apart by code points")
  func owners() throws {
    let text =
      flag("a", owner: "\"\\u00e9\"", expires: "2026-01-01") + flag("b", owner: "\"e\\u0301\"", expires: "2026-01-01")
    #expect(try report(text, today: "2026-11-30").owners.count == 2)
  }

  @Test("shows nothing of a registry that could command a terminal")
  func visible() throws {
    let text = "\"k\\e[31m\":\n  owner: \"o\\u202E\"\n  tracker: \"a\\nb\"\n  expires: 2026-01-01\n"
    let shown = try report(text, today: "2026-01-02").text()
    #expect(shown.hasPrefix("o\\u{202E}\n  2026-01-01  k\\u{1B}[31m  expired yesterday  a\\nb\n"))
    #expect(shown.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7F).contains($0.value) })
  }

  @Test("is a table in Markdown, in which every text of a registry is code")
  func markdown() throws {
    let text =
      flag("zeta", owner: "'@media|#1'", expires: "2026-12-01")
      + "none:\n  type: bool\n  expires: 2026-11-29\n  tracker: https://e.com/`x`\n"
    #expect(
      try report(text, today: "2026-11-30").markdown == #"""
        **Expiry:** 2 entries: 1 expired, 1 due soon (as of 2026-11-30)

        | owner | last day | key | status | tracker |
        |---|---|---|---|---|
        | `@media\u{7C}#1` | 2026-12-01 | `zeta` | expires tomorrow |  |
        |  | 2026-11-29 | `none` | expired yesterday | `https://e.com/\u{60}x\u{60}` |

        """#)
    #expect(
      try report(flag("a", expires: "2030-01-01"), today: "2026-11-30").markdown
        == "**Expiry:** nothing is expired or due (as of 2026-11-30)\n")
  }

  @Test("has the day, the counts and the days of each entry as numbers")
  func json() throws {
    let text =
      flag("a", expires: "2026-11-01") + flag("b", expires: "2026-11-30") + flag("c", expires: "2026-12-01")
      + flag("d", expires: "2026-12-02") + flag("e", expires: "2028-01-01")
    let report = try report(text, today: "2026-11-30", policy: ExpiryPolicy(maxLifetimeDays: 365))
    let counts: JSONValue = [
      "today": "2026-11-30", "expired": 1, "dueToday": 1, "dueSoon": 2, "tooFarOff": 1, "removable": 0,
    ]
    guard case .object(let members) = report.json else {
      Issue.record("it is not an object")
      return
    }
    #expect(JSONValue.object(members.filter { $0.name != "owners" }) == counts)
    #expect(
      report.diagnostics.map(\.details) == [
        ["state": "expired", "expires": "2026-11-01", "daysLeft": -29],
        ["state": "dueToday", "expires": "2026-11-30", "daysLeft": 0],
        ["state": "dueSoon", "expires": "2026-12-01", "daysLeft": 1],
        ["state": "dueSoon", "expires": "2026-12-02", "daysLeft": 2],
        ["state": "tooFarOff", "expires": "2028-01-01", "daysLeft": 397, "maxLifetimeDays": 365],
      ])
  }

  @Test("does not depend on the order of the files")
  func order() throws {
    let first = flag("a", owner: "x", expires: "2026-01-01") + flag("b", owner: "y", expires: "2026-01-02")
    let second = flag("c", owner: "x", expires: "2026-01-01")
    #expect(try report(first, second, today: "2026-11-30").text() == report(second, first, today: "2026-11-30").text())
  }
}
