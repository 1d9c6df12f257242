import Foundation
import Testing

@Suite("validate and check")
struct CheckTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.sound)
  }

  @Test("tell people that there is nothing to tell")
  func clean() throws {
    #expect(workspace.run("validate", registry) == Outcome(code: 0, output: "3 keys, no findings\n"))
    #expect(
      workspace.run("check", registry, "--today", "2026-11-01")
        == Outcome(code: 0, output: "3 keys, no findings\nas of 2026-11-01, from --today\n"))
    let single = try workspace.write("single.yml", Registries.single("a"))
    #expect(workspace.run("check", single) == Outcome(code: 0, output: "1 key, no findings\n"))
  }

  @Test("warn of a registry without a key: its keys may be somewhere else")
  func empty() throws {
    for text in ["", "# later\n", "---\n", "$registry: {type_name: Flags}\n"] {
      let empty = try workspace.write("empty.yml", text)
      let report = """
        empty.yml: warning: the registry has no key [empty-registry]
           = help: declare a key, or name the files that declare the keys
        1 warning

        """
      #expect(workspace.run("check", empty) == Outcome(code: 0, output: report))
      #expect(workspace.run("check", empty, "--strict").code == 1)
    }
    let list = try workspace.write("list.yml", "- a\n")
    #expect(!workspace.run("check", list).output.contains("empty-registry"))
  }

  @Test("print what is wrong to standard output, and exit with 1", arguments: ["validate", "check"])
  func invalid(command: String) throws {
    try workspace.write("registry.yml", Registries.invalid)
    #expect(workspace.run(command, registry) == Outcome(code: 1, output: Registries.invalidReport))
  }

  @Test("pass with warnings, but not under --strict", arguments: ["validate", "check"])
  func doubtful(command: String) throws {
    try workspace.write("registry.yml", Registries.doubtful)
    #expect(workspace.run(command, registry) == Outcome(code: 0, output: Registries.doubtfulReport))
    #expect(workspace.run(command, registry, "--strict") == Outcome(code: 1, output: Registries.doubtfulReport))
  }

  @Test(
    "tell an expiry day apart by the UTC day: due, due today, expired",
    arguments: [
      ("2026-11-30", 0, "warning: 'checkout_v2_enabled' of 'payments' expires tomorrow, on 2026-12-01 [expires-soon]"),
      ("2026-12-01", 0, "warning: 'checkout_v2_enabled' of 'payments' expires today, on 2026-12-01 [expires-today]"),
      ("2026-12-02", 1, "error: 'checkout_v2_enabled' of 'payments' expired yesterday, on 2026-12-01 [expired]"),
    ])
  func days(today: String, code: Int32, finding: String) {
    let outcome = workspace.run("check", registry, "--today", today)
    #expect(outcome.code == code)
    #expect(outcome.output.hasPrefix("registry.yml:5:12: \(finding)\n 5 |   expires: 2026-12-01\n"))
    #expect(workspace.run("validate", registry, "--today", today) == Outcome(code: 0, output: "3 keys, no findings\n"))
  }

  @Test("hold how far off an expiry may lie")
  func lifetime() throws {
    try workspace.write("registry.yml", "$registry: {expiry: {max_lifetime_days: 30}}\n" + Registries.sound)
    for command in ["validate", "check"] {
      let outcome = workspace.run(command, registry, "--today", "2026-10-01")
      #expect(outcome.code == 1)
      #expect(outcome.output.hasPrefix("registry.yml:6:12: error: "))
      #expect(outcome.output.contains(" [lifetime-too-long]\n"))
      #expect(workspace.run("validate", registry, "--today", "2026-11-30").code == 0)
    }
  }

  @Test("find everything in one run, in the order of files and lines")
  func everything() throws {
    let first = try workspace.write("a.yml", Registries.invalid + "flag: {owner: a, type: bool, default: maybe}\n")
    let second = try workspace.write("b.yml", "other: {owner: a, typ: int, default: 1}\n")
    let third = try workspace.write("c.yml", "broken: [\n")
    let lines = workspace.run("check", second, third, first).output.split(separator: "\n").filter { $0.contains(": error: ") }
    let places = lines.map { $0.prefix { $0 != " " } }
    #expect(places.count >= 4)
    #expect(places == places.sorted())
    #expect(Set(places.map { $0.prefix(5) }) == ["a.yml", "b.yml", "c.yml"])
  }

  @Test("show so many findings, the worst first, and count the rest")
  func limit() throws {
    try workspace.write("registry.yml", Registries.doubtful + Registries.invalid)
    let outcome = workspace.run("check", registry, "--max-findings", "1")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("default-out-of-range"))
    #expect(!outcome.output.contains("missing-expiry"))
    #expect(outcome.output.hasSuffix("\n1 error, 1 warning; 1 of them not shown\n"))
    let none = workspace.run("check", registry, "--max-findings", "0")
    #expect(none == Outcome(code: 1, output: "1 error, 1 warning; 2 of them not shown\n"))
  }
}

@Suite("The formats of findings")
struct FormatTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.invalid)
  }

  @Test("github: a workflow command for each, the counts for people")
  func github() {
    let output = """
      ::error file=registry.yml,line=4,endLine=4,col=12,endColumn=16,title=default-out-of-range::the default '1024' of \
      'upload_chunk_bytes' lies below the lower bound of its range, 65536%0Ahelp: choose a default within the range, or widen \
      the range
      1 error

      """
    #expect(workspace.run("check", registry, "--format", "github") == Outcome(code: 1, output: output))
  }

  @Test("json: the findings with all they hold")
  func json() {
    let output = """
      {
        "version": 1,
        "tool": {
          "name": "config-registry",
          "version": "0.1.0"
        },
        "findings": [
          {
            "rule": "default-out-of-range",
            "severity": "error",
            "path": "registry.yml",
            "range": {
              "start": {
                "line": 4,
                "column": 12
              },
              "end": {
                "line": 4,
                "column": 16
              }
            },
            "message": "the default '1024' of 'upload_chunk_bytes' lies below the lower bound of its range, 65536",
            "key": "upload_chunk_bytes",
            "owner": "media",
            "notes": [],
            "fix": {
              "message": "choose a default within the range, or widen the range"
            }
          }
        ],
        "summary": {
          "errors": 1,
          "warnings": 0,
          "notes": 0,
          "omitted": 0
        }
      }

      """
    #expect(workspace.run("check", registry, "--format", "json") == Outcome(code: 1, output: output))
  }

  @Test("sarif: a result for each, and the page of every rule")
  func sarif() throws {
    let outcome = workspace.run("check", registry, "--format", "sarif")
    #expect(outcome.code == 1)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == rules.sorted())
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["default-out-of-range"])
    #expect(results.allSatisfy { rules[$0["ruleIndex"] as? Int ?? 0] == $0["ruleId"] as? String })
  }

  @Test("are whole documents where there is nothing to tell, too", arguments: ["json", "sarif"])
  func clean(format: String) throws {
    try workspace.write("registry.yml", Registries.sound)
    for command in ["validate", "check", "expiry"] {
      let outcome = workspace.run(command, registry, "--format", format, "--today", "2026-01-01")
      #expect(outcome.code == 0)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
    }
  }

  @Test("hold for failures too", arguments: ["json", "sarif", "gitlab"])
  func failure(format: String) throws {
    let outcome = workspace.run("check", workspace.path("none.yml"), "--format", format)
    #expect(outcome.code == 2)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("\"system-error\""))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
  }
}
