import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryCLI

@Suite("The options")
struct OptionTests {
  @Test("of 'generate' are all read")
  func generate() throws {
    let line = "generate a.yml Flags -o out.swift --template=my.mustache --access public --today 2026-12-01"
    let options = try read(GenerateCommand.self, line)
    #expect(options.registries == ["a.yml", "Flags"] && options.output == "out.swift")
    #expect(options.template == "my.mustache" && options.access == .public)
    #expect(options.today == CalendarDay("2026-12-01") && options.format == .text)
    #expect(!options.isCheck && !options.dumpsContext)
    #expect(try read(GenerateCommand.self, "generate --dump-context").dumpsContext)
    #expect(try read(GenerateCommand.self, "generate --check -o x").isCheck)
  }

  @Test("have the documented values where none are given")
  func defaults() throws {
    let generate = try read(GenerateCommand.self, "generate")
    #expect(generate.registries.isEmpty && generate.output == "-" && generate.template == nil)
    #expect(generate.access == nil && generate.today == nil && !generate.isCheck && !generate.dumpsContext)
    let check = try read(CheckCommand.self, "check")
    #expect(check.registries.isEmpty && check.remote == nil && check.ignored.isEmpty)
    #expect(check.within == nil && check.today == nil)
    #expect(check.format == .text && check.reporting.color == .auto && !check.reporting.isStrict)
    #expect(check.reporting.limit == Report.defaultLimit)
    #expect(try read(ExplainCommand.self, "explain").rule == nil)
    #expect(try read(ExpiryCommand.self, "expiry").within == nil)
    #expect(try read(ValidateCommand.self, "validate").today == nil)
  }

  @Test(
    "are read wherever they stand among the arguments, joined by '=' or not",
    arguments: [
      "validate --format json --strict a b -", "validate a --format=json b --strict -", "validate a b - --strict --format json",
    ])
  func order(line: String) throws {
    let options = try read(ValidateCommand.self, line)
    #expect(options.registries == ["a", "b", "-"] && options.format == .json && options.reporting.isStrict)
  }

  @Test("of 'check' are all read")
  func check() throws {
    let line = "check --remote - --ignore a_* --ignore=b --within 30 --today=2026-11-30 --max-findings 0 --color never r.yml"
    let options = try read(CheckCommand.self, line)
    #expect(options.registries == ["r.yml"] && options.remote == "-" && options.ignored == ["a_*", "b"])
    #expect(options.within == 30 && options.today == CalendarDay("2026-11-30"))
    #expect(options.reporting.limit == 0 && options.reporting.color == .never)
  }

  @Test("of 'diff', 'plan' and 'import' are all read")
  func remote() throws {
    let diff = try read(DiffCommand.self, "diff --remote e.json --format markdown --ignore x - ")
    #expect(diff.remote == "e.json" && diff.format == .markdown && diff.ignored == ["x"] && diff.registries == ["-"])
    #expect(diff.format.ofFindings == .text)
    let plan = try read(PlanCommand.self, "plan --remote=- --prune --ignore x -o t.json r.yml")
    #expect(plan.remote == "-" && plan.prunes && plan.ignored == ["x"] && plan.output == "t.json")
    #expect(plan.registries == ["r.yml"])
    let imported = try read(ImportCommand.self, "import --remote e.json --output r.yml --format sarif")
    #expect(imported.remote == "e.json" && imported.output == "r.yml" && imported.format == .sarif)
  }

  @Test("pin the day for every command that reads a registry, so that a script need not know which of them asks for it")
  func today() {
    for line in ["generate", "validate", "expiry", "check", "diff --remote x", "plan --remote x"] {
      #expect(command("\(line) --today 2026-11-30") != nil, "\(line)")
    }
  }

  @Test("of 'diff' hold a format that findings have too in both places", arguments: OutputFormat.allCases)
  func diffFormats(format: OutputFormat) throws {
    let options = try read(DiffCommand.self, "diff --remote x --format \(format.rawValue)")
    #expect(options.format.rawValue == format.rawValue && options.format.ofFindings == format)
  }

  @Test("of 'explain' are all read")
  func explain() throws {
    let options = try read(ExplainCommand.self, "explain unknown-owner --format json")
    #expect(options.rule == "unknown-owner" && options.format == .json)
  }

  @Test("that are given twice count as they are given last")
  func repetition() throws {
    let options = try read(GenerateCommand.self, "generate -o a --output b -o=c --access public --access package")
    #expect(options.output == "c" && options.access == .package)
  }

  @Test("take '-' and, joined, anything for a value")
  func dashes() throws {
    let dash = try read(GenerateCommand.self, "generate -o - -")
    #expect(dash.output == "-" && dash.registries == ["-"])
    #expect(try read(GenerateCommand.self, "generate --output=--help=x").output == "--help=x")
  }

  @Test("take a path for a template", arguments: ["./firebase", "t.mustache", "folder/t", "../x"])
  func templatePaths(path: String) throws {
    #expect(try read(GenerateCommand.self, "generate --template \(path)").template == path)
  }

  @Test("of every command say how its result is shown", arguments: CommandLines.names)
  func format(name: String) throws {
    let command = try #require(command("\(try CommandLines.shortest(of: name)) --format json"))
    #expect(command.format.ofFindings == .json)
  }
}
