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
    let hint = commands(with: spelling).isEmpty ? "" : "; write it after the command"
    return UsageError("unknown option \(quoted(spelling))\(hint)")
  }

  /// An option that the command does not have; another one may.
  static func unknownOption(_ spelling: String, among options: [ArgumentDefinition]) -> UsageError {
    let others = commands(with: spelling)
    let hint =
      others.isEmpty
      ? suggestion(spelling, among: options.map(\.label)) : "; it is an option of \(quotedList(others, joinedBy: "and"))"
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

  private static func suggestion(_ word: String, among candidates: [String]) -> String {
    closestMatch(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }
}
