import Foundation
import Testing

@Suite("expiry")
struct ExpiryCommandTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write(
      "registry.yml",
      """
      a_flag: {owner: payments, type: bool, default: false, expires: 2026-11-30}
      b_flag: {owner: design, type: bool, default: false, expires: 2026-12-20}
      c_flag: {owner: payments, type: bool, default: false, expires: 2026-11-01, tracker: APP-7}

      """)
  }

  @Test("lists by owner what is expired, due, or due soon")
  func text() {
    let output = """
      design
        2026-12-20  b_flag  expires in 20 days

      payments
        2026-11-01  c_flag  expired 29 days ago  APP-7
        2026-11-30  a_flag  expires today

      3 entries: 1 expired, 1 due today, 1 due soon (as of 2026-11-30, from --today)

      """
    #expect(workspace.run("expiry", registry, "--today", "2026-11-30", "--within", "30") == Outcome(code: 1, output: output))
  }

  @Test("looks as far ahead as it is told")
  func within() {
    #expect(
      workspace.run("expiry", registry, "--today", "2026-10-31", "--within", "0").output
        == "nothing is expired or due (as of 2026-10-31, from --today)\n")
    #expect(
      workspace.run("expiry", registry, "--today", "2026-10-31", "--within", "1").output.contains("c_flag  expires tomorrow"))
    #expect(workspace.run("expiry", registry, "--today", "2026-10-31", "--within", "1", "--strict").code == 1)
    #expect(workspace.run("expiry", registry, "--today", "2026-10-31", "--within", "1").code == 0)
  }

  @Test("does not say that nothing is due of a file that cannot be read")
  func broken() throws {
    try workspace.write("registry.yml", "a_flag: [\n")
    let outcome = workspace.run("expiry", registry, "--today", "2026-11-30")
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("[yaml-syntax]"))
  }

  @Test("shows findings in the formats for programs")
  func formats() throws {
    let outcome = workspace.run("expiry", registry, "--today", "2026-11-30", "--format", "json")
    #expect(outcome.code == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["expires-today", "expired"])
  }

  @Test("has in JSON what a message to each owner needs")
  func owners() throws {
    try workspace.write(
      "registry.yml",
      """
      $registry: {owners: {payments: {codeowners: "@org/payments", contact: "#payments"}, design: }}
      a_flag: {owner: payments, type: bool, default: false, expires: 2026-11-29, description: The new one., tracker: APP-7}
      b_flag: {owner: design, type: bool, default: false, expires: 2026-11-30}

      """)
    let output = workspace.run("expiry", registry, "--today", "2026-11-30", "--format", "json").output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let owners = try #require((report["expiry"] as? [String: Any])?["owners"] as? [[String: Any]])
    #expect(owners.map { $0["owner"] as? String } == ["design", "payments"])
    #expect(owners[0]["contact"] == nil && owners[0]["codeowners"] as? [String] == [])
    #expect(owners[1]["contact"] as? String == "#payments" && owners[1]["codeowners"] as? [String] == ["@org/payments"])
    let table =
      "| last day | key | status | tracker |\n|---|---|---|---|\n| 2026-11-29 | `a_flag` | expired yesterday | `APP-7` |\n"
    #expect(owners[1]["markdown"] as? String == table)
    let entry = try #require((owners[1]["entries"] as? [[String: Any]])?.first)
    #expect(entry["key"] as? String == "a_flag" && entry["state"] as? String == "expired" && entry["daysLeft"] as? Int == -1)
    #expect(entry["status"] as? String == "expired yesterday" && entry["description"] as? String == "The new one.")
    #expect(entry["tracker"] as? String == "APP-7" && entry["line"] as? Int == 2)
  }
}

@Suite("The day of a run")
struct TodayTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.sound)
  }

  private func summary(_ options: [String] = [], epoch: String?) -> String {
    let environment = epoch.map { ["SOURCE_DATE_EPOCH": $0] } ?? [:]
    return workspace.run(["expiry", registry] + options, environment: environment).output
  }

  @Test(
    "is SOURCE_DATE_EPOCH's in UTC where that is set, whatever the time of day",
    arguments: [("1796083200", "2026-12-01"), ("1796169599", "2026-12-01"), ("1796169600", "2026-12-02"), ("0", "1970-01-01")])
  func epoch(seconds: String, day: String) {
    #expect(summary(epoch: seconds).contains("(as of \(day), from SOURCE_DATE_EPOCH)"))
  }

  @Test("is the command line's before any other")
  func option() {
    #expect(summary(["--today", "2020-02-29"], epoch: "1796083200").contains("(as of 2020-02-29, from --today)"))
    #expect(summary(["--today", "2020-02-29"], epoch: "nonsense").contains("(as of 2020-02-29, from --today)"))
  }

  @Test("is the system's otherwise", arguments: [nil, ""] as [String?])
  func system(epoch: String?) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    // Midnight may pass between the two.
    let days = [Date(), Date(timeIntervalSinceNow: 60)].map { date -> String in
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      return String(format: "%04d-%02d-%02d", parts.year!, parts.month!, parts.day!)
    }
    let text = summary(epoch: epoch)
    #expect(days.contains { text.contains("(as of \($0))") })
  }

  @Test(
    "is none where SOURCE_DATE_EPOCH names none",
    arguments: ["-1", "+1", "1.5", " 1", "0x10", "1e9", "١", "253402300800", "99999999999999999999"])
  func invalid(epoch: String) {
    let report = """
      config-registry: error: 'SOURCE_DATE_EPOCH' is '\(epoch)', but must be whole seconds since 1970, up to the year 9999 [system-error]
         = help: unset it, or pass '--today'
      1 error

      """
    for command in ["check", "expiry"] {
      #expect(workspace.run([command, registry], environment: ["SOURCE_DATE_EPOCH": epoch]) == Outcome(code: 2, error: report))
    }
  }

  @Test("of the variable is named by 'check' too, whatever it finds")
  func named() throws {
    let epoch = ["SOURCE_DATE_EPOCH": "1780272000"]
    let clean = workspace.run("check", registry, environment: epoch)
    #expect(clean == Outcome(code: 0, output: "3 keys, no findings\nas of 2026-06-01, from SOURCE_DATE_EPOCH\n"))
    try workspace.write("registry.yml", Registries.invalid)
    let faulty = workspace.run("check", registry, environment: epoch).output
    #expect(faulty.hasSuffix("1 error\nas of 2026-06-01, from SOURCE_DATE_EPOCH\n"))
    #expect(!workspace.run("check", registry, "--format", "github", environment: epoch).output.contains("as of"))
    #expect(
      workspace.run("check", registry, "--today", "2026-06-01", environment: epoch).output.hasSuffix(
        "\nas of 2026-06-01, from --today\n"))
  }

  /// nix-shell and devbox set the first one; the second is in the year before the tool.
  @Test("of the variable is warned of if no registry can be that old", arguments: ["315532800", "0", "1735689599"])
  func implausible(epoch: String) throws {
    try workspace.write("registry.yml", "old: {owner: a, type: bool, default: false, expires: 2024-06-30}\n")
    let environment = ["SOURCE_DATE_EPOCH": epoch]
    for command in ["check", "expiry"] {
      let outcome = workspace.run(command, registry, environment: environment)
      let shown = outcome.output + outcome.error
      #expect(shown.contains("config-registry: warning: the day is "))
      #expect(shown.contains("[implausible-day]\n   = help: unset the variable for this command, or pass '--today'\n"))
      #expect(workspace.run(command, registry, "--strict", environment: environment).code == 1)
    }
    #expect(!workspace.run("check", registry, environment: ["SOURCE_DATE_EPOCH": "1735689600"]).output.contains("implausible"))
    #expect(!workspace.run("check", registry, "--today", "1980-01-01").output.contains("implausible"))
    let sarif = workspace.run("check", registry, "--format", "sarif", environment: environment).output
    #expect(sarif.contains("\"ruleId\": \"implausible-day\""))
  }

  @Test("may be the calendar's last")
  func last() {
    #expect(summary(epoch: "253402300799").contains("(as of 9999-12-31, from SOURCE_DATE_EPOCH)"))
  }
}
