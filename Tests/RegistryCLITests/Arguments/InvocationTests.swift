import Testing

@testable import RegistryCLI

@Suite("A command line")
struct InvocationTests {
  @Test(
    "asks for the tool's help",
    arguments: ["", "--help", "-h", "help", "help help", "nonsense -h", "--nonsense --help", "help -h"])
  func toolHelp(line: String) {
    guard case .help(let text) = Invocation(words(line)) else {
      Issue.record("no help for \(line)")
      return
    }
    #expect(text == HelpText.tool())
  }

  @Test(
    "asks for a command's help, wherever it does",
    arguments: [
      "help check", "check --help", "check -h", "-h check", "--help check", "check a b -h", "check --nonsense --help",
      "check --format --help", "check --format nonsense -h", "check --version -h", "check --strict=yes -h",
    ])
  func commandHelp(line: String) {
    guard case .help(let text) = Invocation(words(line)) else {
      Issue.record("no help for \(line)")
      return
    }
    #expect(text == HelpText.command(CommandSpec(CheckCommand.self)))
  }

  @Test("asks for the version", arguments: ["--version", "check --version", "--version check", "check a --version b"])
  func version(line: String) {
    guard case .version = Invocation(words(line)) else {
      Issue.record("no version for \(line)")
      return
    }
  }

  @Test("takes words behind '--' for arguments, whatever they look like")
  func terminator() throws {
    let options = try read(ValidateCommand.self, "validate a --strict -- --help -h --version -- --strict")
    #expect(options.registries == ["a", "--help", "-h", "--version", "--", "--strict"])
    #expect(options.reporting.isStrict)
  }

  @Test("that is wrong names the fault, the usage, and where there is more")
  func wholeText() {
    guard case .usageError(let tool) = Invocation(["chek", "x"]), case .usageError(let check) = Invocation(["check", "--frmat"])
    else {
      Issue.record("no error")
      return
    }
    #expect(
      tool == """
        error: unknown command 'chek'; did you mean 'check'?
        Usage: config-registry <subcommand>
        See 'config-registry --help' for more information.

        """)
    #expect(
      check == """
        error: unknown option '--frmat'; did you mean '--format'?
        Usage: config-registry check [<options>] [<registry> ...]
        See 'config-registry check --help' for more information.

        """)
  }

  static let faults = [
    ("genrate", "unknown command 'genrate'; did you mean 'generate'?"),
    ("frobnicate", "unknown command 'frobnicate'"),
    ("help genrate", "unknown command 'genrate'; did you mean 'generate'?"),
    ("help check more", "unexpected argument 'more'"),
    ("Check", "unknown command 'Check'; did you mean 'check'?"),
    ("-", "unknown command '-'"),
    ("-- check", "missing a command"),
    ("--nonsense", "unknown option '--nonsense'"),
    ("--format json check", "unknown option '--format'; write it after the command"),
    ("--format=json check", "unknown option '--format'; write it after the command"),
    ("check --stric", "unknown option '--stric'; did you mean '--strict'?"),
    ("check --stric=1", "unknown option '--stric'; did you mean '--strict'?"),
    ("check --nonsense", "unknown option '--nonsense'"),
    ("check -strict", "unknown option '-strict'; did you mean '--strict'?"),
    ("check -x", "unknown option '-x'"),
    ("check -f json", "unknown option '-f'; did you mean '--format'?"),
    ("check -R x", "unknown option '-R'; did you mean '--remote' or '--root'?"),
    ("--verison", "unknown option '--verison'; did you mean '--version'?"),
    ("-v", "unknown option '-v'; did you mean '--version'?"),
    ("check --verison", "unknown option '--verison'; did you mean '--version'?"),
    ("import export.json", "missing '--remote <file>'; write '--remote' before 'export.json'"),
    ("check ---strict", "unknown option '---strict'; did you mean '--strict'?"),
    ("check --prune", "unknown option '--prune'; it is an option of 'plan'"),
    ("expiry --ignore x", "unknown option '--ignore'; it is an option of 'check', 'diff', 'plan' and 'import'"),
    ("check --strict=yes", "'--strict' does not take a value, but got 'yes'"),
    ("check --strict=", "'--strict' does not take a value, but got ''"),
    ("check --remote", "missing value for '--remote <file>'"),
    ("check --remote --strict", "missing value for '--remote <file>'"),
    ("check --remote -- x", "missing value for '--remote <file>'"),
    ("check --remote=", "empty value for '--remote <file>'"),
    ("check --ignore x", "'--ignore' needs '--remote <file>'"),
    ("diff", "missing '--remote <file>'"),
    ("plan a --prune", "missing '--remote <file>'"),
    ("import", "missing '--remote <file>' or '--sources <folder>'"),
    ("import --remote x y", "a registry is named, but '--into <file>' is missing"), ("explain x y", "unexpected argument 'y'"),
    ("explain a b", "unexpected argument 'b'"),
    ("validate - -", "'-' is given twice, but standard input can be read only once"),
    ("diff - --remote -", "'-' is given twice, but standard input can be read only once"),
    ("generate --check", "'--check' needs the file to compare with, as '--output <file>'"),
    ("generate --check -o -", "'--check' needs the file to compare with, as '--output <file>'"),
    ("generate --check --dump-context -o f", "'--check' and '--dump-context' cannot be used together"),
  ]

  @Test("that cannot be followed is answered with its fault", arguments: faults)
  func fault(line: String, message: String) { #expect(usageError(words(line)) == message) }

  static let wrongValues = [
    ("check --format xml", "invalid value 'xml' for '--format': expected 'text', 'json', 'github', 'sarif' or 'gitlab'"),
    (
      "check --format markdown", "invalid value 'markdown' for '--format': expected 'text', 'json', 'github', 'sarif' or 'gitlab'"
    ),
    (
      "check --format=jsn",
      "invalid value 'jsn' for '--format': expected 'text', 'json', 'github', 'sarif' or 'gitlab'; did you mean 'json'?"
    ),
    ("explain --format sarif", "invalid value 'sarif' for '--format': expected 'text' or 'json'"),
    (
      "check --color allways",
      "invalid value 'allways' for '--color': expected 'auto', 'always' or 'never'; did you mean 'always'?"
    ),
    (
      "generate --access publik",
      "invalid value 'publik' for '--access': expected 'internal', 'public' or 'package'; did you mean 'public'?"
    ),
    (
      "generate --template firebse",
      "invalid value 'firebse' for '--template': expected 'firebase' or 'standalone', or a path with a '/' or a '.'; "
        + "did you mean 'firebase'?"
    ),
    ("check --today tomorrow", "invalid value 'tomorrow' for '--today': expected a day as YYYY-MM-DD"),
    ("check --today 2026-02-30", "invalid value '2026-02-30' for '--today': expected a day as YYYY-MM-DD"),
    ("check --today 01.12.2026", "invalid value '01.12.2026' for '--today': expected a day as YYYY-MM-DD"),
    ("check --within -1", "invalid value '-1' for '--within': expected a whole number from 0 to 36525"),
    ("check --within +1", "invalid value '+1' for '--within': expected a whole number from 0 to 36525"),
    ("check --within 1.5", "invalid value '1.5' for '--within': expected a whole number from 0 to 36525"),
    ("check --within 36526", "invalid value '36526' for '--within': expected a whole number from 0 to 36525"),
    (
      "check --within 99999999999999999999",
      "invalid value '99999999999999999999' for '--within': expected a whole number from 0 to 36525"
    ),
    ("check --max-findings many", "invalid value 'many' for '--max-findings': expected a whole number from 0 to 1000000"),
  ]

  @Test("with a value that is not of its kind is told what is", arguments: wrongValues)
  func wrongValue(line: String, message: String) { #expect(usageError(words(line)) == message) }

  @Test("names nothing by an empty word")
  func emptyWords() {
    #expect(usageError(["check", ""]) == "empty '<registry>'")
    #expect(usageError(["check", "--remote", ""]) == "empty value for '--remote <file>'")
    #expect(usageError([""]) == "unknown command ''")
  }

  @Test("sends no word of it raw to a terminal, and no endless one")
  func hostileWords() {
    #expect(usageError(["\u{1B}[31mx\n::error::"]) == "unknown command '\\u{1B}[31mx\\n::error::'")
    #expect(usageError(["check", "--\u{202E}x"]) == "unknown option '--\\u{202E}x'")
    let long = String(repeating: "x", count: 1_000_000)
    #expect(usageError([long]) == "unknown command '\(String(repeating: "x", count: 40))…' (1000000 characters)")
    #expect(usageError(["check", "--within", long])?.utf8.count ?? .max < 300)
  }

  @Test("may be long")
  func manyWords() {
    let words = ["check"] + Array(repeating: "--ignore=x", count: 50_000) + ["--remote=-"]
    guard case .run(let command) = Invocation(words) else {
      Issue.record("not read")
      return
    }
    #expect((command as? CheckCommand)?.ignored.count == 50_000)
  }
}
