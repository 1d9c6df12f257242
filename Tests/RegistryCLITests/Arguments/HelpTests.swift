import Testing

@testable import RegistryCLI

@Suite("The help")
struct HelpTests {
  @Test("of the tool lists the commands in their groups, and the exit codes")
  func tool() {
    #expect(
      HelpText.tool() == """
        OVERVIEW: Compiles a registry of Remote Config keys into typed Swift accessors,
        and checks it in CI and against the dashboard.

        USAGE: config-registry <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        BUILD SUBCOMMANDS:
          generate                Generate the Swift file with the typed accessors of a
                                  registry.

        CHECK SUBCOMMANDS:
          check                   Check a registry against every rule and for expiry:
                                  the one command for CI.
          validate                Check a registry against every rule except expiry.
          expiry                  List the entries that are expired, due today or due
                                  soon, by owner.
          explain                 Explain a rule: what it checks, why, and how to fix
                                  what it reports.
          uses                    Show where the sources of an app read each key, and
                                  which reads go around the registry.
          compat                  Show what a change of the registry does to installs
                                  that shipped with an older one.

        DASHBOARD SUBCOMMANDS:
          diff                    Compare a registry with an exported Remote Config
                                  template.
          plan                    Write a Remote Config template that agrees with the
                                  registry.
          import                  Write a first registry from an exported Remote Config
                                  template, or from the sources of an app.
          fleet                   Show what an exported template does to installs of
                                  every version that shipped.

        LIFE OF A FLAG SUBCOMMANDS:
          extend                  Move the last day of entries to a later one, and keep
                                  the reason.
          assign                  Give entries to another owner.
          retire                  Retire keys: new versions do not read them, shipped
                                  ones still do.
          rename                  Give an entry another key, and retire the old one.
          set                     Change one attribute of an entry.
          fix                     Fix what has one meaning: misspelt attributes, a
                                  quoted bool, a day in another form.
          format                  Bring the files of a registry into one layout,
                                  comments kept.
          archive                 Keep the registry of a release, for 'fleet', 'compat'
                                  and 'check --shipped'.
          list                    List the keys of a registry: all of them, or by owner,
                                  type, tag, state or day.
          owners                  Compare the owners of the keys with the repository's
                                  CODEOWNERS.
          report                  Write one page about a registry, in HTML or Markdown,
                                  for the teams that own its keys.

        EXIT CODES:
          0                       Success: no findings, or only warnings and notes.
          1                       Findings: an invalid registry, an expired key, a
                                  difference, a stale file.
          2                       An input cannot be read or has the wrong form, or an
                                  output cannot be written.
          64                      Wrong usage.

          See 'config-registry help <subcommand>' for detailed help.

        """)
  }

  @Test("of a command gives its usage, its arguments and its options with their values")
  func generate() {
    #expect(
      HelpText.command(CommandSpec(GenerateCommand.self)) == """
        OVERVIEW: Generate the Swift file with the typed accessors of a registry.

        The output depends on the registry alone, not on the day. A file that is up to
        date is not touched. Nothing is written if the registry has errors; an expired
        entry is not one of them.

        An existing file is replaced only if 'generate' wrote it, or with '--force'.

        USAGE: config-registry generate [<options>] [<registry> ...]

        ARGUMENTS:
          <registry>              The files of the registry, folders of such files, or
                                  '-' for standard input. (default: config-registry.yml,
                                  else Registry)

        OPTIONS:
          -o, --output <file>     The Swift file to write, or '-' for standard output.
                                  (default: -)
          --template <name>       A built-in template, or the path of your own. By
                                  default what the registry says, else 'firebase'.
                                  (values: firebase, standalone)
          --access <level>        The access level of the generated type. By default
                                  what the registry says. (values: internal, public,
                                  package)
          --tests <file>          Also write tests that decode each default into its
                                  'swift_type', for Swift Testing.
          --tests-module <module> The module that has the Swift file, which the tests
                                  import.
          --force                 Replace an existing output, whatever it is.
          --check                 Write nothing, and fail if the file is not up to date.
          --dump-context          Print the data that a template can use, as JSON, and
                                  write nothing.
          --today <day>           The day to use for expiry, as YYYY-MM-DD in UTC. By
                                  default the day of SOURCE_DATE_EPOCH, else of the
                                  system.
          --format <format>       The format of the result. (values: text, json, github,
                                  sarif, gitlab; default: text)
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

  @Test("of a command with one argument says how it is used")
  func explain() {
    #expect(
      HelpText.command(CommandSpec(ExplainCommand.self)) == """
        OVERVIEW: Explain a rule: what it checks, why, and how to fix what it reports.

        USAGE: config-registry explain [<options>] [<rule>]

        ARGUMENTS:
          <rule>                  The rule's id, which a finding shows in brackets. With
                                  '--agents', the registry. (default: the list of all
                                  rules)

        OPTIONS:
          --format <format>       The format of the result. (values: text, json;
                                  default: text)
          --agents                Print what to paste into the instructions of coding
                                  agents, with the registry's type name and path.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test("spells a required option out in the usage")
  func requiredOptions() {
    #expect(
      HelpText.usage(of: CommandSpec(DiffCommand.self)) == "config-registry diff --remote <file> [<options>] [<registry> ...]")
    #expect(
      HelpText.usage(of: CommandSpec(ImportCommand.self)) == "config-registry import [<options>] [<registry> ...]"
    )
  }

  @Test("says the rule for the day on which an entry expires", arguments: ["check", "expiry"])
  func expiryRule(name: String) throws {
    let words = HelpText.command(try CommandLines.spec(of: name)).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("An entry is valid through the whole day of 'expires', in UTC."))
    #expect(words.contains("On that day it is reported as due, from the next day on as expired."))
  }

  @Test("fits 80 columns, has no blanks at a line's end, and names every option", arguments: CommandLines.names)
  func layout(name: String) throws {
    let command = try CommandLines.spec(of: name)
    let lines = HelpText.command(command).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(lines.last == "" && lines.dropLast().last != "")
    for option in command.options {
      let rows = lines.count { $0.hasPrefix("  -") && $0.contains("\(option.label) ") }
      #expect(rows == 1, "\(option.name)")
    }
  }

  @Test("is in whole sentences, and so is the list of commands", arguments: CommandLines.names)
  func sentences(name: String) throws {
    let command = try CommandLines.spec(of: name)
    let texts = [command.configuration.abstract] + command.configuration.discussion
    for text in texts + (command.options + command.positionals).map(\.help) {
      #expect(text.first?.isUppercase == true && text.last == "." && !text.contains("\n"), "\(text)")
    }
    #expect(HelpText.tool().contains("\n  \(name) "))
  }

  @Test("of every command that shows findings has the same options for it")
  func reporting() {
    for command in ToolCommands.all.map({ CommandSpec($0) }) where command.name != "explain" {
      #expect(Set(command.options.map(\.name)).isSuperset(of: ["format", "strict", "max-findings", "color"]), "\(command.name)")
    }
  }
}
