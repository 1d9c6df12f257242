import RegistryDiagnostics
import RegistryText

/// What is wrong with a command line.
struct UsageError: Error {
  /// Lower-case start, names in single quotes, no full stop.
  let message: String
  /// The command whose usage helps, or nil for the tool's own.
  var command: CommandSpec?

  init(_ message: String) { self.message = message }

  /// What is printed to standard error.
  var text: String {
    """
    error: \(message)
    Usage: \(HelpText.usage(of: command))
    See '\(HelpText.toolName)\(command.map { " \($0.name)" } ?? "") --help' for more information.

    """
  }

  static func unknownCommand(_ word: String) -> UsageError {
    UsageError("unknown command \(quoted(word))" + suggestion(word, among: ToolCommands.all.map { $0.configuration.name }))
  }

  /// An option before the command.
  static func unknownOption(_ spelling: String) -> UsageError {
    let known = CommandArgument.all(in: BuiltInOptions()).map(\.definition)
    let hint = commands(with: spelling).isEmpty ? suggestion(option: spelling, among: known) : "; write it after the command"
    return UsageError("unknown option \(quoted(spelling))\(hint)")
  }

  /// An option that the command does not have; another one may.
  static func unknownOption(_ spelling: String, among options: [ArgumentDefinition]) -> UsageError {
    let others = commands(with: spelling)
    let hint =
      others.isEmpty
      ? suggestion(option: spelling, among: options) : "; it is an option of \(quotedList(others, joinedBy: "and"))"
    return UsageError("unknown option \(quoted(spelling))\(hint)")
  }

  static func invalidValue(_ value: String, for argument: ArgumentDefinition) -> UsageError {
    let message = "invalid value \(quoted(value)) for '\(argument.label)': expected \(argument.expected)"
    return UsageError(message + suggestion(value, among: argument.words))
  }

  /// A word in quotes, without anything that a terminal would obey, and cut if it is long.
  static func quoted(_ word: String) -> String { RegistryText.quoted(word).visible }

  private static func commands(with spelling: String) -> [String] {
    ToolCommands.all.map { CommandSpec($0) }.filter { $0.options.contains { $0.label == spelling } }.map(\.name)
  }

  /// A word without a name in front that the command does not take. Most likely it is the value of the option that is missing.
  static func unexpectedArgument(_ word: String, missing option: ArgumentDefinition?) -> UsageError {
    UsageError("unexpected argument \(quoted(word))" + (option.map { "; write '\($0.label)' before it" } ?? ""))
  }

  /// A required option that is not there. An export beside it is most likely its value.
  static func missing(_ option: ArgumentDefinition, given file: String?) -> UsageError {
    UsageError("missing '\(option.usage)'" + (file.map { "; write '\(option.label)' before \(quoted($0))" } ?? ""))
  }

  /// A letter stands for the options that begin with it.
  private static func suggestion(option spelling: String, among options: [ArgumentDefinition]) -> String {
    guard spelling.utf8.count == 2, !spelling.hasPrefix("--") else { return suggestion(spelling, among: options.map(\.label)) }
    let meant = options.map(\.label).filter { $0.dropFirst(2).hasPrefix(spelling.dropFirst().lowercased()) }
    return meant.isEmpty ? "" : "; did you mean \(quotedList(meant))?"
  }

  private static func suggestion(_ word: String, among candidates: [String]) -> String {
    closestMatch(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }
}
