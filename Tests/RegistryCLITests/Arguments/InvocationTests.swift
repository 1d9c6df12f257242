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
    #expect(text == HelpText.command(.named(.check)))
  }

  @Test("asks for the version", arguments: ["--version", "check --version", "--version check", "check a --version b"])
  func version(line: String) {
    guard case .version = Invocation(words(line)) else {
      Issue.record("no version for \(line)")
      return
    }
  }

  @Test("takes words behind '--' for arguments, whatever they look like")
  func terminator() {
    guard case .validate(let options) = command("validate a --strict -- --help -h --version -- --strict") else {
      Issue.record("not read")
      return
    }
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
    ("check ---strict", "unknown option '---strict'; did you mean '--strict'?"),
    ("check --prune", "unknown option '--prune' for 'check'; it is one of 'plan'"),
    ("expiry --ignore x", "unknown option '--ignore' for 'expiry'; it is one of 'check', 'diff' and 'plan'"),
    ("check --strict=yes", "'--strict' takes no value, but 'yes' was given"),
    ("check --strict=", "'--strict' takes no value, but '' was given"),
    ("check --remote", "missing value for '--remote <file>'"),
    ("check --remote --strict", "missing value for '--remote <file>'"),
    ("check --remote -- x", "missing value for '--remote <file>'"),
    ("check --remote=", "the value of '--remote <file>' is empty"),
    ("check --ignore x", "'--ignore' means nothing without '--remote <file>'"),
    ("diff", "missing '--remote <file>'"),
    ("plan a --prune", "missing '--remote <file>'"),
    ("import", "missing '--remote <file>'"),
    ("import --remote x y", "unexpected argument 'y'"),
    ("explain a b", "unexpected argument 'b'"),
    ("validate - -", "'-' is given twice, but standard input can be read only once"),
    ("diff - --remote -", "'-' is given twice, but standard input can be read only once"),
    ("generate --check", "'--check' needs the file to compare with as '--output <file>'"),
    ("generate --check -o -", "'--check' needs the file to compare with as '--output <file>'"),
    ("generate --check --dump-context -o f", "'--check' and '--dump-context' exclude each other"),
  ]

  @Test("that cannot be followed is answered with its fault", arguments: faults)
  func fault(line: String, message: String) { #expect(usageError(words(line)) == message) }

  static let wrongValues = [
    ("check --format xml", "'xml' is no value of '--format', which takes 'text', 'json', 'github' or 'sarif'"),
    ("check --format markdown", "'markdown' is no value of '--format', which takes 'text', 'json', 'github' or 'sarif'"),
    (
      "check --format=jsn",
      "'jsn' is no value of '--format', which takes 'text', 'json', 'github' or 'sarif'; did you mean 'json'?"
    ),
    ("explain --format sarif", "'sarif' is no value of '--format', which takes 'text' or 'json'"),
    (
      "check --color allways",
      "'allways' is no value of '--color', which takes 'auto', 'always' or 'never'; did you mean 'always'?"
    ),
    (
      "generate --access publik",
      "'publik' is no value of '--access', which takes 'internal', 'public' or 'package'; did you mean 'public'?"
    ),
    (
      "generate --template firebse",
      "'firebse' is no value of '--template', which takes 'firebase' or 'standalone', or a path, which has a '/' or a '.' in it; "
        + "did you mean 'firebase'?"
    ),
    ("check --today tomorrow", "'tomorrow' is no value of '--today', which takes a day as YYYY-MM-DD"),
    ("check --today 2026-02-30", "'2026-02-30' is no value of '--today', which takes a day as YYYY-MM-DD"),
    ("check --today 01.12.2026", "'01.12.2026' is no value of '--today', which takes a day as YYYY-MM-DD"),
    ("check --within -1", "'-1' is no value of '--within', which takes a whole number from 0 to 36525"),
    ("check --within +1", "'+1' is no value of '--within', which takes a whole number from 0 to 36525"),
    ("check --within 1.5", "'1.5' is no value of '--within', which takes a whole number from 0 to 36525"),
    ("check --within 36526", "'36526' is no value of '--within', which takes a whole number from 0 to 36525"),
    (
      "check --within 99999999999999999999",
      "'99999999999999999999' is no value of '--within', which takes a whole number from 0 to 36525"
    ),
    ("check --max-findings many", "'many' is no value of '--max-findings', which takes a whole number from 0 to 1000000"),
  ]

  @Test("with a value that is not of its kind is told what is", arguments: wrongValues)
  func wrongValue(line: String, message: String) { #expect(usageError(words(line)) == message) }

  @Test("names nothing by an empty word")
  func emptyWords() {
    #expect(usageError(["check", ""]) == "a '<registry>' is empty")
    #expect(usageError(["check", "--remote", ""]) == "the value of '--remote <file>' is empty")
    #expect(usageError([""]) == "unknown command ''")
  }

  @Test("sends no word of it raw to a terminal, and no endless one")
  func hostileWords() {
    #expect(usageError(["\u{1B}[31mx\n::error::"]) == "unknown command '\\u{1B}[31mx\\n::error::'")
    #expect(usageError(["check", "--\u{202E}x"]) == "unknown option '--\\u{202E}x'")
    let long = String(repeating: "x", count: 1_000_000)
    #expect(usageError([long]) == "unknown command '\(String(repeating: "x", count: 100))…'")
    #expect(usageError(["check", "--within", long])?.utf8.count ?? .max < 300)
  }

  @Test("may be long")
  func manyWords() {
    let words = ["check"] + Array(repeating: "--ignore=x", count: 50_000) + ["--remote=-"]
    guard case .run(.check(let options)) = Invocation(words) else {
      Issue.record("not read")
      return
    }
    #expect(options.ignored.count == 50_000)
  }
}
