import RegistryModel
import Testing

@testable import RegistryCLI

/// A command with arguments of every form. It is in no list, so it is parsed directly.
private struct SampleCommand: ToolCommand {
  static let configuration = CommandConfiguration("sample", .life, abstract: "Try every form.")

  enum Mode: String, CaseIterable {
    case quick = "fast"
    case slow
  }

  @Argument(.positional("old", .text, help: "The old key.")) var old: String
  @Argument(.positional("count", .number(0...9), help: "A number.")) var count: Int
  @Argument(.positional("more", .text, help: "More keys.")) var more: [String]
  @Argument(.option("to", .day, "day", help: "The day.")) var day: CalendarDay
  @Argument(.option("mode", .choice, "mode", help: "The mode.")) var mode = Mode.quick
  @Argument(.option("level", short: "l", .number(1...3), "level", help: "The level.")) var level: Int?
  @Argument(.option("size", .number(0...99), "size", help: "A size.")) var sizes: [Int]
  @Argument(.option("against", .input, "file", help: "A file.")) var against: [String]
  @Argument(.flag("dry-run", short: "n", help: "Write nothing.")) var isDry = false
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()

  enum Format: String, ResultFormat { case text, csv }

  func run(in session: Session) -> ExitCode { .clean }
}

@Suite("The declaration of an argument")
struct DeclarationTests {
  private func parse(_ line: String) throws -> SampleCommand {
    let command = SampleCommand()
    var parser = ArgumentParser(CommandArgument.all(in: command))
    try parser.parse(words(line)[...])
    return command
  }

  private func fault(_ line: String) -> String? {
    do { _ = try parse(line) } catch { return (error as? UsageError)?.message }
    return nil
  }

  @Test("gives its value the property's type: required, with a default, optional, repeated")
  func values() throws {
    let full = try parse("a 7 b c --to 2026-12-01 --mode slow -l 2 --size 1 --size=2 --against x --against - -n --strict")
    #expect(full.old == "a" && full.count == 7 && full.more == ["b", "c"])
    #expect(full.day.description == "2026-12-01" && full.mode == .slow && full.level == 2)
    #expect(full.sizes == [1, 2] && full.against == ["x", "-"] && full.isDry && full.reporting.isStrict)
    let short = try parse("a 7 --to 2026-12-01")
    #expect(short.more.isEmpty && short.mode == .quick && short.level == nil && short.sizes.isEmpty && !short.isDry)
  }

  @Test("belongs to one instance of the command")
  func instances() throws {
    let (first, second) = (try parse("a 1 --to 2026-12-01 -n"), try parse("b 2 --to 2026-12-02"))
    #expect(first.old == "a" && first.isDry && second.old == "b" && !second.isDry)
  }

  @Test(
    "says what is missing, wrong or too much",
    arguments: [
      ("a 7", "missing '--to <day>'"), ("--to 2026-12-01", "missing '<old>'"), ("a --to 2026-12-01", "missing '<count>'"),
      ("a ten --to 2026-12-01", "invalid value 'ten' for '<count>': expected a whole number from 0 to 9"),
      ("a 7 --mode quick", "invalid value 'quick' for '--mode': expected 'fast' or 'slow'"),
      ("a 7 --size 100", "invalid value '100' for '--size': expected a whole number from 0 to 99"),
      ("a 7 --against - --against -", "'-' is given twice, but standard input can be read only once"),
    ])
  func faults(line: String, message: String) { #expect(fault(line) == message) }

  @Test("makes the help")
  func help() {
    let spec = CommandSpec(SampleCommand.self)
    #expect(HelpText.usage(of: spec) == "config-registry sample --to <day> [<options>] <old> <count> [<more> ...]")
    #expect(
      HelpText.command(spec) == """
        OVERVIEW: Try every form.

        USAGE: config-registry sample --to <day> [<options>] <old> <count> [<more> ...]

        ARGUMENTS:
          <old>                   The old key.
          <count>                 A number.
          <more>                  More keys.

        OPTIONS:
          --to <day>              The day.
          --mode <mode>           The mode. (values: fast, slow; default: fast)
          -l, --level <level>     The level.
          --size <size>           A size. May be repeated.
          --against <file>        A file. May be repeated.
          -n, --dry-run           Write nothing.
          --format <format>       The format of the result. (values: text, csv; default:
                                  text)
          --strict                Fail on warnings too.
          --root <folder>         The repository. The formats for services give paths
                                  relative to it. By default GITHUB_WORKSPACE, else
                                  CI_PROJECT_DIR.
          --max-findings <count>  How many findings to show. The rest are counted.
                                  (default: 1000)
          --color <when>          When to color the text format. 'auto' means in a
                                  terminal. (values: auto, always, never; default: auto)
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test("is unique in its command, and a name in the list of commands", arguments: CommandLines.names)
  func uniqueness(name: String) throws {
    let spec = try CommandLines.spec(of: name)
    #expect(Set(spec.options.map(\.label)).count == spec.options.count)
    let letters = spec.options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(spec.positionals.dropLast().allSatisfy { $0.count == .required }, "an argument behind it would never be filled")
    #expect(CommandLines.names.count { $0 == name } == 1)
  }
}
