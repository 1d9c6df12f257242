import RegistryDiagnostics
import RegistryModel

/// All commands. Within its group, the help shows a command at its place here.
enum ToolCommands {
  static var all: [any ToolCommand.Type] {
    [
      GenerateCommand.self,
      CheckCommand.self,
      ValidateCommand.self,
      ExpiryCommand.self,
      ExplainCommand.self,
      DiffCommand.self,
      PlanCommand.self,
      ImportCommand.self,
    ]
  }

  static func named(_ name: String) -> (any ToolCommand.Type)? { all.first { $0.configuration.name == name } }
}

// MARK: - Arguments of several commands

extension ArgumentSpec<String> {
  static var registries: Self {
    Self(
      "registry", .input, help: "The files of the registry, folders of such files, or '-' for standard input.",
      fallback: "config-registry.yml, else Registry")
  }
}

extension OptionSpec<String> {
  static var remote: Self {
    Self("remote", .input, "file", help: "An exported Remote Config template in JSON, or '-' for standard input.")
  }

  static var ignore: Self {
    Self("ignore", .text, "pattern", help: "Ignore remote keys that match this pattern, where '*' stands for any characters.")
  }

  static func output(_ help: String) -> Self { Self("output", short: "o", .text, "file", help: help) }
}

extension OptionSpec<CalendarDay> {
  /// Every command that reads a registry takes it, so that a script can pass it to each of them.
  static var today: Self {
    Self(
      "today", .day, "day",
      help: "The day to use for expiry, as YYYY-MM-DD in UTC. By default the day of SOURCE_DATE_EPOCH, else of the system.")
  }
}

extension OptionSpec<Int> {
  static var within: Self {
    Self(
      "within", .number(0...36_525), "days",
      help: "Report an entry as due soon if it expires within this many days. By default what the registry says.")
  }
}

extension OptionSpec where Element: ResultFormat {
  static var format: Self { Self("format", .choice, "format", help: "The format of the result.") }
}

/// How findings are shown, and which of them fail the run.
struct FindingOptions: OptionGroup {
  @Flag("strict", help: "Fail on warnings too.") var isStrict: Bool
  @Option(.init("max-findings", .number(0...1_000_000), "count", help: "How many findings to show. The rest are counted."))
  var limit = Report.defaultLimit
  @Option(.init("color", .choice, "when", help: "When to color the text format. 'auto' means in a terminal."))
  var color = ColorMode.auto
}

/// When the text format is in color.
enum ColorMode: String, CaseIterable, Sendable {
  /// If the stream is a terminal.
  case auto
  case always
  case never
}

extension CommandConfiguration {
  static let expiryRule =
    "An entry is valid through the whole day of 'expires', in UTC. On that day it is reported as due, from the next day on as "
    + "expired."
}
