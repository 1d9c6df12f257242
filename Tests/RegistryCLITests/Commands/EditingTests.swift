import Foundation
import Testing

@testable import RegistryCLI

@Suite("The commands that edit a registry")
struct EditingTests {
  private let workspace: Workspace
  private static let day = "2026-12-01"

  init() throws {
    workspace = try Workspace()
    try workspace.write("a.yml", Self.first)
    try workspace.write("b.yml", Self.second)
  }

  @Test("set the default of all builds, or of one build configuration")
  func configurations() throws {
    let path = try workspace.write(
      "c.yml", "$registry: {configurations: {beta: BETA}}\nlimit: {owner: m, type: int, default: {value: 1, beta: 2}}\n")
    func set(_ words: String...) -> Outcome { workspace.run(["set", "limit"] + words + ["--registry", path]) }
    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    #expect(set("default", "3") == Outcome(code: 0, output: "limit: default 1 -> 3\n"))
    #expect(set("default", "4", "--configuration", "beta") == Outcome(code: 0, output: "limit: default for beta 2 -> 4\n"))
    #expect(try text().hasSuffix("default: {value: 3, beta: 4}}\n"))
    let unknown = set("default", "5", "--configuration", "bta")
    #expect(unknown.code == 1 && unknown.error.contains("[undeclared-configuration]"))
    #expect(set("owner", "x", "--configuration", "beta").code == 64)
    #expect(set("default", "--remove", "--configuration", "beta").code == 64)
    #expect(try text().hasSuffix("default: {value: 3, beta: 4}}\n"))
  }

  private static let first = """
    # The checkout.
    $registry:
      owners: [payments, media, growth]
      expiry: {max_lifetime_days: 400, max_extensions: 1}
    checkout_v2: # one page
      owner: payments
      type: bool
      default: false
      expires: 2026-11-30 # soon
    paywall: {owner: payments, type: bool, default: false, expires: 2027-03-01}

    """

  private static let second = """
    new_search:
      owner: media
      type: bool
      default: false
      expires: 2026-12-10
    retry_limit: {owner: payments, type: int, default: 3}

    """

  private func run(_ command: String, _ words: String...) -> Outcome {
    let today = command.hasPrefix("extend") ? ["--today", Self.day] : []
    let files =
      ["fix", "format"].contains { command.hasPrefix($0) }
      ? [workspace.path("a.yml"), workspace.path("b.yml")]
      : ["--registry", workspace.path("a.yml"), "--registry", workspace.path("b.yml")]
    return workspace.run(command.split(separator: " ").map(String.init) + words + today + files)
  }

  /// The files, which have to be `first` and `second` but for replacements.
  private func expectFiles(_ changes: (String, String)..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    let texts = [("a.yml", Self.first), ("b.yml", Self.second)].map { name, text in
      (name, changes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) })
    }
    for (name, text) in texts { #expect(try workspace.read(name) == text, sourceLocation: sourceLocation) }
  }

  @Test("extend the entries that are named, and tell what they changed")
  func extend() throws {
    let outcome = run("extend checkout_v2 paywall --to 2027-06-30 --reason", "The audit: longer")
    #expect(
      outcome
        == Outcome(code: 0, output: "checkout_v2: expires 2026-11-30 -> 2027-06-30\npaywall: expires 2027-03-01 -> 2027-06-30\n"))
    try expectFiles(
      (
        "2026-11-30 # soon\n",
        "2027-06-30 # soon\n  extended:\n    - {from: 2026-11-30, to: 2027-06-30, reason: \"The audit: longer\"}\n"
      ),
      (
        "expires: 2027-03-01}",
        "expires: 2027-06-30, extended: [{from: 2027-03-01, to: 2027-06-30, reason: \"The audit: longer\"}]}"
      ))
  }

  @Test(
    "extend the entries that options find, from the last day or from today, and leave the others out",
    arguments: [
      ("--expired --by 10d", ["checkout_v2: expires 2026-11-30 -> 2026-12-11"]),
      (
        "--due-within 30 --by 30d",
        ["checkout_v2: expires 2026-11-30 -> 2026-12-31", "new_search: expires 2026-12-10 -> 2027-01-09"]
      ),
      ("--owner media --to 2027-01-31", ["new_search: expires 2026-12-10 -> 2027-01-31"]),
      ("--owner payments --expired --to 2027-01-31", ["checkout_v2: expires 2026-11-30 -> 2027-01-31"]),
      ("--owner payments --to 2027-01-31", ["checkout_v2: expires 2026-11-30 -> 2027-01-31"]),
      ("--owner media --expired --by 1d", ["nothing to extend"]),
    ])
  func selection(options: String, lines: [String]) throws {
    let outcome = run("extend --reason why \(options)")
    #expect(outcome == Outcome(code: 0, output: lines.map { $0 + "\n" }.joined()))
    if lines == ["nothing to extend"] { try expectFiles() }
  }

  @Test(
    "change nothing at all if one of the entries cannot be changed",
    arguments: [
      ("extend new_search checkout_v2 --to 2028-12-31 --reason r", "[lifetime-too-long]", 2),
      ("extend new_search retry_limit --by 9d --reason r", "'retry_limit' has no last day", 1),
      (
        "extend new_search paywall --to 2027-02-28 --reason r",
        "the last day of 'paywall' is 2027-03-01, and 2027-02-28 is not later", 1
      ),
      ("extend new_search --by 36525d --reason r", "[lifetime-too-long]", 1),
      ("extend new_serch checkout_v2 --by 9d --reason r", "did you mean 'new_search'?", 1),
      ("extend --owner medja --by 9d --reason r", "no entry has the owner 'medja'", 1),
      ("assign new_search checkout_v2 --to sales", "[unknown-owner]", 2),
      ("assign --from medja --to growth", "did you mean 'media'?", 1),
      ("set retry_limit default many", "[default-type-mismatch]", 1), ("set retry_limit type bool", "[default-type-mismatch]", 1),
      ("set retry_limit range [5,9]", "[default-out-of-range]", 1), ("set retry_limit range 1-9", "[malformed-range]", 1),
      ("set new_search owner --remove", "[missing-attribute]", 1), ("set retry_limits default 4", "[unknown-target]", 1),
    ])
  func refused(line: String, message: String, count: Int) throws {
    let outcome = run(line)
    #expect(outcome.code == 1 && outcome.output == "")
    #expect(
      outcome.error.contains(message) && outcome.error.contains("\n\(count) error\(count == 1 ? "" : "s")"), "\(outcome.error)")
    try expectFiles()
  }

  @Test("extend an entry as often as the registry allows")
  func extensions() throws {
    #expect(run("extend paywall --by 10d --reason first").code == 0)
    let once = try workspace.read("a.yml")
    let outcome = run("extend paywall --by 10d --reason second")
    #expect(outcome.code == 1 && outcome.error.contains("'paywall' was extended 2 times, but at most 1 extension is allowed"))
    #expect(try workspace.read("a.yml") == once)
  }

  @Test("give the entries of a team, or single ones, to another one")
  func assign() throws {
    #expect(
      run("assign --from payments --to growth").output
        == "checkout_v2: owner payments -> growth\npaywall: owner payments -> growth\nretry_limit: owner payments -> growth\n")
    try expectFiles(("owner: payments", "owner: growth"))
    #expect(run("assign retry_limit --to growth").output == "nothing to assign\n")
    #expect(run("assign retry_limit retry_limit --to media").output == "retry_limit: owner growth -> media\n")
  }

  @Test("give all entries of a team that has a file of its own to another one, in the defaults of the file")
  func assignDefaults() throws {
    let text = """
      $registry:
        defaults: {owner: search, tags: [s]} # the team
      one: {type: int, default: 1}
      two: {type: int, default: 1, owner: media}
      three: {type: int, default: 1, owner: search}

      """
    try workspace.write("b.yml", text)
    #expect(run("assign one --to media").error.contains("[inherited-value]"))
    #expect(run("assign --from search --to media").output == "one: owner search -> media\nthree: owner search -> media\n")
    #expect(try workspace.read("b.yml") == text.replacingOccurrences(of: "owner: search", with: "owner: media"))
  }

  @Test("retire keys, with the advice that would lead to them")
  func retire() throws {
    #expect(run("set retry_limit replaced_by new_search").code == 0)
    #expect(
      run("retire new_search paywall --reason", "for everybody").output
        == "new_search: retired for everybody\npaywall: retired for everybody\n")
    try expectFiles(
      ("expires: 2026-12-10\n", "expires: 2026-12-10\n  retired: for everybody\n"),
      ("expires: 2027-03-01}", "expires: 2027-03-01, retired: for everybody}"))
    let extended = run("extend paywall --by 9d --reason r")
    #expect(extended.code == 1 && extended.error.contains("'paywall' is retired"))
    #expect(run("extend --owner media --by 9d --reason r").output == "nothing to extend\n")
  }

  @Test("rename a key: the new entry says what the old one did, and the old one stays for shipped installs")
  func rename() throws {
    #expect(run("set retry_limit replaced_by checkout_v2").code == 0)
    #expect(run("rename checkout_v2 one_page").output == "checkout_v2: renamed checkout_v2 -> one_page\n")
    let entry = "checkout_v2: # one page\n  owner: payments\n  type: bool\n  default: false\n  expires: 2026-11-30 # soon\n"
    try expectFiles(
      (
        entry,
        entry + "  replaced_by: one_page\n  retired: renamed to one_page\n"
          + entry.replacingOccurrences(of: "checkout_v2", with: "one_page")
      ), ("default: 3}", "default: 3, replaced_by: one_page}"))
    for (line, message) in [
      ("rename paywall one_page", "the registry has a key 'one_page' already"),
      ("rename checkout_v2 x", "'checkout_v2' is retired"),
      ("rename paywalls x", "did you mean 'paywall'?"), ("rename paywall 2x", "[illegal-key]"),
    ] {
      let refused = run(line)
      #expect(refused.code == 1 && refused.error.contains(message), "\(refused.error)")
    }
  }

  @Test("set and remove an attribute")
  func set() throws {
    #expect(run("set retry_limit default 4").output == "retry_limit: default 3 -> 4\n")
    try expectFiles(("default: 3", "default: 4"))
    #expect(run("set retry_limit range [1,9]").output == "retry_limit: range [1,9]\n")
    #expect(run("set retry_limit description", "Tries, in all").code == 0)
    try expectFiles(("default: 3", "default: 4, range: [1,9], description: \"Tries, in all\""))
    for name in ["range", "description"] {
      #expect(run("set retry_limit \(name) --remove").output == "retry_limit: \(name) removed\n")
    }
    #expect(run("set retry_limit description --remove").output == "nothing to set\n")
    #expect(run("set retry_limit default 3").code == 0)
    try expectFiles()
  }

  @Test("show a diff of all files and write nothing with '--dry-run'")
  func dryRun() throws {
    let outcome = run("assign paywall new_search --to growth --dry-run")
    #expect(
      outcome
        == Outcome(
          code: 0,
          output: """
            --- a.yml
            +++ a.yml
            @@ -7,4 +7,4 @@
               type: bool
               default: false
               expires: 2026-11-30 # soon
            -paywall: {owner: payments, type: bool, default: false, expires: 2027-03-01}
            +paywall: {owner: growth, type: bool, default: false, expires: 2027-03-01}
            --- b.yml
            +++ b.yml
            @@ -1,5 +1,5 @@
             new_search:
            -  owner: media
            +  owner: growth
               type: bool
               default: false
               expires: 2026-12-10

            """))
    try expectFiles()
  }

  @Test("give what they changed as data, and only that on standard output")
  func json() throws {
    let outcome = run("extend new_search --by 9d --reason r --format json")
    let value = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let edit = try #require(value["edit"] as? [String: Any])
    #expect(edit["isDryRun"] as? Bool == false && edit["files"] as? [String] == ["b.yml"])
    #expect(
      edit["changes"] as? [[String: String]] == [
        ["key": "new_search", "attribute": "expires", "from": "2026-12-10", "to": "2026-12-19"]
      ])
    #expect(outcome.error == "" && outcome.code == 0)
  }

  @Test("leave all files as they were if one cannot be written", .enabled(if: Nobody.canBe, "needs a user to be or to become"))
  func unwritable() throws {
    try workspace.write("closed/b.yml", Self.second)
    for path in ["", "a.yml", "closed", "closed/b.yml"] { Nobody.own(workspace.path(path)) }
    chmod(workspace.path("closed"), 0o555)
    let outcome = try Nobody.run("assign paywall new_search --to growth --registry a.yml --registry closed/b.yml", in: workspace)
    chmod(workspace.path("closed"), 0o755)
    #expect(outcome.end == .exited(2) && outcome.error.contains("cannot write 'closed/b.yml': permission denied"))
    #expect(try workspace.read("a.yml") == Self.first && workspace.read("closed/b.yml") == Self.second)
    #expect(try workspace.names() == ["a.yml", "b.yml", "closed"])
  }

  @Test("do not edit standard input, but show what they would change in it")
  func standardInput() throws {
    let refused = try Tool.shell("\"$TOOL\" set retry_limit default 4 --registry - <b.yml", in: workspace)
    #expect(refused.end == .exited(2) && refused.error.contains("cannot edit standard input"))
    let shown = try Tool.shell("\"$TOOL\" set retry_limit default 4 --registry - --dry-run <b.yml", in: workspace)
    #expect(shown.end == .exited(0) && shown.text.contains("\n+retry_limit: {owner: payments, type: int, default: 4}\n"))
  }

  @Test("fix what has one meaning, and leave guesses to people")
  func fix() throws {
    try workspace.write(
      "a.yml",
      """
      $registry: {ownrs: [a]}
      # flag
      dark:
        ownr: a # who
        type: bool
        default: "false"
        expires: 2027-3-4
      rate: {owner: a, type: double, default: '1,5'}
      size: {team: a, type: int, default: '5', range: ['1', 9]}

      """)
    try workspace.write("b.yml", "")
    let shown = run("fix --dry-run")
    #expect(shown.code == 0 && shown.output.contains("-  ownr: a # who\n") && shown.output.contains("+  owner: a # who\n"))
    let outcome = run("fix")
    #expect(outcome.code == 0 && outcome.output.split(separator: "\n").count == 6, "\(outcome.output)\(outcome.error)")
    #expect(
      try workspace.read("a.yml") == """
        $registry: {owners: [a]}
        # flag
        dark:
          owner: a # who
          type: bool
          default: false
          expires: 2027-03-04
        rate: {owner: a, type: double, default: '1,5'}
        size: {team: a, type: int, default: 5, range: [1, 9]}

        """)
    #expect(run("fix").output == "nothing to fix\n")
  }

  @Test("say beside a finding that 'fix' does it")
  func marks() throws {
    try workspace.write("a.yml", "dark: {owner: a, type: bool, default: 'true', expires: 2027-03-04}\n")
    let outcome = workspace.run("validate", workspace.path("a.yml"))
    #expect(outcome.output.contains("= help: remove the quotes ('fix' does it)\n"))
    #expect(workspace.run("validate", workspace.path("a.yml"), "--format", "json").output.contains("\"isSafe\": true"))
  }

  @Test("bring the files into the layout, or say that they are not in it")
  func format() throws {
    let check = run("format --check")
    #expect(check.code == 1 && check.error.contains("[unformatted]") && check.output == "")
    try expectFiles()
    #expect(run("format").code == 0)
    try expectFiles(
      ("checkout_v2:", "\ncheckout_v2:"), ("paywall:", "\npaywall:"), ("retry_limit:", "\nretry_limit:"))
    #expect(run("format --check") == Outcome(code: 0))
    #expect(run("format").output == "nothing to format\n")
  }

  @Test(
    "refuse a file that is not a registry, whatever is asked", arguments: ["set x owner b", "assign x --to b", "fix", "format"])
  func broken(line: String) throws {
    try workspace.write("a.yml", "x: {owner: a\ny: [\n")
    let text = try workspace.read("a.yml")
    let outcome = run(line)
    #expect(line == "fix" ? outcome.code == 0 : outcome.code == 1)
    #expect(try workspace.read("a.yml") == text)
  }

  @Test(
    "ask for what they need",
    arguments: [
      ("extend a --reason r", "missing '--to <day>' or '--by <span>'"),
      ("extend a --reason r --by 1d --to 2027-01-01", "'--to' and '--by' cannot be used together"),
      ("extend --reason r --by 1d", "missing the keys, or '--owner', '--expired' or '--due-within'"),
      ("extend a --expired --reason r --by 1d", "keys cannot be used together with '--owner', '--expired' or '--due-within'"),
      ("assign --to b", "missing the keys, or '--from <team>'"),
      ("assign a --from b --to c", "keys cannot be used together with '--from'"),
      ("set a owner", "missing the value of 'owner', or '--remove'"),
      ("set a owner b --remove", "'--remove' cannot be used together with a value"),
      ("format --check --dry-run", "'--check' and '--dry-run' cannot be used together"),
    ])
  func usage(line: String, message: String) { #expect(usageError(words(line)) == message) }
}
