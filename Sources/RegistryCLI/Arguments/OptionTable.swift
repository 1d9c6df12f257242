import RegistryDiagnostics
import RegistryModel

/// The options, each declared once.
extension OptionSpec {
  /// What every command has.
  static let builtIn = [
    OptionSpec(name: .version, help: "Show the version."),
    OptionSpec(name: .help, short: "h", help: "Show help information."),
  ]

  /// How findings are shown, and which of them fail the run.
  static func reporting(_ formats: [String] = OutputFormat.allCases.map(\.rawValue)) -> [OptionSpec] {
    [format(formats), strict, maxFindings, color]
  }

  static func format(_ formats: [String]) -> OptionSpec {
    let value = ValueSpec(placeholder: "format", kind: .choice(formats), fallback: OutputFormat.text.rawValue)
    return OptionSpec(name: .format, value: value, help: "How the result is shown")
  }

  private static let strict = OptionSpec(name: .strict, help: "Let warnings change the exit code as errors do.")

  private static let maxFindings = OptionSpec(
    name: .maxFindings,
    value: ValueSpec(placeholder: "count", kind: .number(0...1_000_000), fallback: "\(Report.defaultLimit)"),
    help: "How many findings to show; the rest are counted"
  )

  private static let color = OptionSpec(
    name: .color,
    value: ValueSpec(placeholder: "when", kind: .choice(ColorMode.allCases.map(\.rawValue)), fallback: ColorMode.auto.rawValue),
    help: "When to color the text format; 'auto' is for terminals"
  )

  static func output(_ help: String) -> OptionSpec {
    OptionSpec(name: .output, short: "o", value: ValueSpec(placeholder: "file", kind: .text, fallback: "-"), help: help)
  }

  static func remote(isRequired: Bool) -> OptionSpec {
    OptionSpec(
      name: .remote,
      value: ValueSpec(placeholder: "file", kind: .text),
      isRequired: isRequired,
      help: "An exported Remote Config template in JSON, or '-' for standard input."
    )
  }

  static let ignore = OptionSpec(
    name: .ignore,
    value: ValueSpec(placeholder: "pattern", kind: .text),
    isRepeatable: true,
    help: "Leave remote keys to others that the pattern matches, where '*' stands for any characters. May be repeated."
  )

  static let today = OptionSpec(
    name: .today,
    value: ValueSpec(placeholder: "day", kind: .day),
    help: "The day to judge expiry by, as YYYY-MM-DD in UTC; by default the day of SOURCE_DATE_EPOCH, else the system's."
  )

  static let within = OptionSpec(
    name: .within,
    value: ValueSpec(placeholder: "days", kind: .number(0...36_525)),
    help: "How many days ahead an expiry is reported as due soon; by default what the registry says."
  )

  static let template = OptionSpec(
    name: .template,
    value: ValueSpec(placeholder: "name", kind: .choiceOrPath(Settings.builtInTemplates)),
    help: "A built-in template, or the path of your own; by default the one that the registry names, else 'firebase'"
  )

  static let access = OptionSpec(
    name: .access,
    value: ValueSpec(placeholder: "level", kind: .choice(AccessLevel.allCases.map(\.rawValue))),
    help: "How visible the generated type is, whatever the registry says"
  )

  static let check = OptionSpec(name: .check, help: "Write nothing, and fail if the file is not up to date.")

  static let dumpContext = OptionSpec(name: .dumpContext, help: "Print what a template can use, as JSON, and write nothing.")

  static let prune = OptionSpec(name: .prune, help: "Drop remote parameters that the registry does not have.")
}
