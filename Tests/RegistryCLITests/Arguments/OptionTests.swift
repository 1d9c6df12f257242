import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryCLI

@Suite("The options")
struct OptionTests {
  @Test("of 'generate' are all read")
  func generate() {
    let line = "generate a.yml Flags -o out.swift --template=my.mustache --access public --today 2026-12-01"
    guard case .generate(let options) = command(line), case .generate(let dump) = command("generate --dump-context"),
      case .generate(let check) = command("generate --check -o x")
    else {
      Issue.record("not read")
      return
    }
    #expect(options.registries == ["a.yml", "Flags"] && options.output == "out.swift")
    #expect(options.template == "my.mustache" && options.access == .public)
    #expect(options.today == CalendarDay("2026-12-01") && options.reporting == ReportingOptions())
    #expect(!options.isCheck && !options.dumpsContext)
    #expect(dump.dumpsContext && check.isCheck)
  }

  @Test("have the documented values where none are given")
  func defaults() {
    guard case .generate(let generate) = command("generate"), case .check(let check) = command("check"),
      case .explain(let explain) = command("explain"), case .expiry(let expiry) = command("expiry"),
      case .validate(let validate) = command("validate")
    else {
      Issue.record("not read")
      return
    }
    #expect(generate.registries.isEmpty && generate.output == "-" && generate.template == nil)
    #expect(generate.access == nil && generate.today == nil && !generate.isCheck && !generate.dumpsContext)
    #expect(check.registries.isEmpty && check.remote == nil && check.ignored.isEmpty)
    #expect(check.within == nil && check.today == nil)
    #expect(explain.rule == nil && expiry.within == nil && validate.today == nil)
    #expect(check.reporting.format == .text && check.reporting.color == .auto && !check.reporting.isStrict)
    #expect(check.reporting.findingLimit == Report.defaultLimit)
  }

  @Test(
    "are read wherever they stand among the arguments, joined by '=' or not",
    arguments: [
      "validate --format json --strict a b -", "validate a --format=json b --strict -", "validate a b - --strict --format json",
    ])
  func order(line: String) {
    guard case .validate(let options) = command(line) else {
      Issue.record("not read")
      return
    }
    #expect(options.registries == ["a", "b", "-"] && options.reporting.format == .json && options.reporting.isStrict)
  }

  @Test("of 'check' are all read")
  func check() {
    let line = "check --remote - --ignore a_* --ignore=b --within 30 --today=2026-11-30 --max-findings 0 --color never r.yml"
    guard case .check(let options) = command(line) else {
      Issue.record("not read")
      return
    }
    #expect(options.registries == ["r.yml"] && options.remote == "-" && options.ignored == ["a_*", "b"])
    #expect(options.within == 30 && options.today == CalendarDay("2026-11-30"))
    #expect(options.reporting.findingLimit == 0 && options.reporting.color == .never)
  }

  @Test("of 'diff', 'plan' and 'import' are all read")
  func remote() {
    guard case .diff(let diff) = command("diff --remote e.json --format markdown --ignore x - "),
      case .plan(let plan) = command("plan --remote=- --prune --ignore x -o t.json r.yml"),
      case .import(let imported) = command("import --remote e.json --output r.yml --format sarif")
    else {
      Issue.record("not read")
      return
    }
    #expect(diff.remote == "e.json" && diff.format == .markdown && diff.ignored == ["x"] && diff.registries == ["-"])
    #expect(diff.reporting.format == .text)
    #expect(plan.remote == "-" && plan.prunes && plan.ignored == ["x"] && plan.output == "t.json")
    #expect(plan.registries == ["r.yml"])
    #expect(imported.remote == "e.json" && imported.output == "r.yml" && imported.reporting.format == .sarif)
  }

  @Test("pin the day for every command that reads a registry, so that a script need not know which of them asks for it")
  func today() {
    for line in ["generate", "validate", "expiry", "check", "diff --remote x", "plan --remote x"] {
      #expect(command("\(line) --today 2026-11-30") != nil, "\(line)")
    }
  }

  @Test("of 'diff' hold a format that findings have too in both places", arguments: OutputFormat.allCases)
  func diffFormats(format: OutputFormat) {
    guard case .diff(let options) = command("diff --remote x --format \(format.rawValue)") else {
      Issue.record("not read")
      return
    }
    #expect(options.format.rawValue == format.rawValue && options.reporting.format == format)
  }

  @Test("of 'explain' are all read")
  func explain() {
    guard case .explain(let options) = command("explain unknown-owner --format json") else {
      Issue.record("not read")
      return
    }
    #expect(options.rule == "unknown-owner" && options.reporting.format == .json)
  }

  @Test("that are given twice count as they are given last")
  func repetition() {
    guard case .generate(let options) = command("generate -o a --output b -o=c --access public --access package") else {
      Issue.record("not read")
      return
    }
    #expect(options.output == "c" && options.access == .package)
  }

  @Test("take '-' and, joined, anything for a value")
  func dashes() {
    guard case .generate(let dash) = command("generate -o - -"),
      case .generate(let joined) = command("generate --output=--help=x")
    else {
      Issue.record("not read")
      return
    }
    #expect(dash.output == "-" && dash.registries == ["-"])
    #expect(joined.output == "--help=x")
  }

  @Test("take a path for a template", arguments: ["./firebase", "t.mustache", "folder/t", "../x"])
  func templatePaths(path: String) {
    guard case .generate(let options) = command("generate --template \(path)") else {
      Issue.record("not read")
      return
    }
    #expect(options.template == path)
  }

  @Test("of every command say how its result is shown", arguments: CommandName.allCases)
  func reporting(name: CommandName) {
    let required = CommandSpec.named(name).options.contains(where: \.isRequired) ? " --remote x" : ""
    #expect(command("\(name.rawValue)\(required) --format json")?.reporting.format == .json)
  }
}
