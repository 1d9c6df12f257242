import Testing

@testable import RegistryCLI

@Suite("The help")
struct HelpTests {
  @Test("of the tool lists the commands and the exit codes")
  func tool() {
    #expect(
      HelpText.tool() == """
        OVERVIEW: Compiles a registry of remote config keys into typed Swift accessors,
        and keeps CI and the dashboard honest with it.

        USAGE: config-registry <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          generate                Write the Swift file with the typed accessors of a
                                  registry.
          validate                Check a registry by all rules but expiry.
          expiry                  List what is expired, due, or due soon, by owner.
          check                   Check a registry by all rules and by expiry: the one
                                  line for CI.
          diff                    Compare a registry with an exported Remote Config
                                  template.
          plan                    Write the Remote Config template that would agree with
                                  a registry.
          import                  Write a first registry from an exported Remote Config
                                  template.
          explain                 Show what a rule checks, why, and how to satisfy it.

        EXIT CODES:
          0                       Nothing to report.
          1                       Findings: an invalid registry, an expired key, drift,
                                  a stale file.
          2                       An input that cannot be read, or an output that cannot
                                  be written.
          64                      Wrong usage.

          See 'config-registry help <subcommand>' for detailed help.

        """)
  }

  @Test("of a command gives its usage, its arguments and its options with their values")
  func generate() {
    #expect(
      HelpText.command(.named(.generate)) == """
        OVERVIEW: Write the Swift file with the typed accessors of a registry.

        The file depends on the registry alone, not on the day, and is left untouched
        where nothing changed. An invalid registry writes nothing; an expired entry is
        no reason not to write.

        USAGE: config-registry generate [<options>] [<registry> ...]

        ARGUMENTS:
          <registry>              Files of the registry, folders of such files, or '-'
                                  for standard input. (default: config-registry.yml,
                                  else Registry)

        OPTIONS:
          -o, --output <file>     The Swift file to write, or '-' for standard output.
                                  (default: -)
          --template <name>       A built-in template, or the path of your own; by
                                  default the one that the registry names, else
                                  'firebase'. (values: firebase, standalone)
          --access <level>        How visible the generated type is, whatever the
                                  registry says. (values: internal, public, package)
          --check                 Write nothing, and fail if the file is not up to date.
          --dump-context          Print what a template can use, as JSON, and write
                                  nothing.
          --today <day>           The day to judge expiry by, as YYYY-MM-DD in UTC; by
                                  default the day of SOURCE_DATE_EPOCH, else the
                                  system's.
          --format <format>       How the result is shown. (values: text, json, github,
                                  sarif; default: text)
          --strict                Let warnings change the exit code as errors do.
          --max-findings <count>  How many findings to show; the rest are counted.
                                  (default: 1000)
          --color <when>          When to color the text format; 'auto' is for
                                  terminals. (values: auto, always, never; default:
                                  auto)
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test("of a command with one argument says how it is used")
  func explain() {
    #expect(
      HelpText.command(.named(.explain)) == """
        OVERVIEW: Show what a rule checks, why, and how to satisfy it.

        USAGE: config-registry explain [<options>] [<rule>]

        ARGUMENTS:
          <rule>                  The rule's id, as a finding shows it in brackets.
                                  (default: the list of all rules)

        OPTIONS:
          --format <format>       How the result is shown. (values: text, json; default:
                                  text)
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test("spells a required option out in the usage")
  func requiredOptions() {
    #expect(HelpText.usage(of: .named(.diff)) == "config-registry diff --remote <file> [<options>] [<registry> ...]")
    #expect(HelpText.usage(of: .named(.import)) == "config-registry import --remote <file> [<options>]")
  }

  @Test("says the rule for the day on which an entry expires", arguments: [CommandName.check, .expiry])
  func expiryRule(name: CommandName) {
    let words = HelpText.command(.named(name)).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("An entry is valid through its whole 'expires' day in UTC."))
    #expect(words.contains("On that day it is reported as due, from the day after as expired."))
  }

  @Test("fits 80 columns, has no blanks at a line's end, and names every option", arguments: CommandName.allCases)
  func layout(name: CommandName) {
    let command = CommandSpec.named(name)
    let lines = HelpText.command(command).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(lines.last == "" && lines.dropLast().last != "")
    for option in command.allOptions {
      let rows = lines.count { $0.hasPrefix("  -") && $0.contains("\(option.name.spelling) ") }
      #expect(rows == 1, "\(option.name)")
    }
  }

  @Test("of every command that shows findings has the same options for it")
  func reporting() {
    for command in CommandSpec.all where command.name != .explain {
      let names = command.options.map(\.name)
      #expect(names.contains(.format) && names.contains(.strict) && names.contains(.maxFindings) && names.contains(.color))
    }
  }

  @Test("declares every option for some command, and each once")
  func declarations() {
    #expect(Set(CommandSpec.all.flatMap { $0.allOptions.map(\.name) }) == Set(OptionName.allCases))
    #expect(CommandSpec.all.map(\.name) == CommandName.allCases)
    for command in CommandSpec.all { #expect(Set(command.allOptions.map(\.name)).count == command.allOptions.count) }
  }
}
