import RegistryDiagnostics

/// What is wrong with a command line.
struct UsageError: Error {
  /// Lower-case start, names in single quotes, no full stop.
  var message: String
  /// The command whose usage helps, or nil for the tool's own.
  var command: CommandSpec?

  init(_ message: String, in command: CommandSpec?) {
    self.message = message
    self.command = command
  }

  /// What is printed to standard error.
  var text: String {
    """
    error: \(message)
    Usage: \(HelpText.usage(of: command))
    See '\(HelpText.toolName)\(command.map { " \($0.name.rawValue)" } ?? "") --help' for more information.

    """
  }

  static func unknownCommand(_ word: String) -> UsageError {
    UsageError("unknown command \(quoted(word))" + suggestion(word, CommandName.allCases.map(\.rawValue)), in: nil)
  }

  /// An option that no command has, or another one.
  static func unknownOption(_ spelling: String, in command: CommandSpec?) -> UsageError {
    let message = "unknown option \(quoted(spelling))"
    let others = CommandSpec.all.filter { $0.allOptions.contains { $0.name.spelling == spelling } }
    guard let command else {
      return UsageError(message + (others.isEmpty ? "" : "; write it after the command"), in: nil)
    }
    guard others.isEmpty else {
      let names = list(others.map { "'\($0.name.rawValue)'" }, "and")
      return UsageError("\(message) for '\(command.name.rawValue)'; it is one of \(names)", in: command)
    }
    return UsageError(message + suggestion(spelling, command.allOptions.map(\.name.spelling)), in: command)
  }

  /// A value that is not what an option takes; `values` are the words among it.
  static func wrongValue(
    _ value: String,
    of option: OptionSpec,
    needing needed: String,
    among values: [String] = [],
    in command: CommandSpec
  ) -> UsageError {
    let message = "\(quoted(value)) is no value of '\(option.name.spelling)', which takes \(needed)"
    return UsageError(message + suggestion(value, values), in: command)
  }

  /// The word in quotes, with nothing in it that commands a terminal, and cut where it is long.
  @inline(never)
  static func quoted(_ word: String) -> String {
    let longest = 100
    let scalars = word.unicodeScalars
    guard scalars.count > longest else { return "'\(word.visible)'" }
    return "'\(String(String.UnicodeScalarView(scalars.prefix(longest))).visible)…'"
  }

  private static func suggestion(_ word: String, _ candidates: [String]) -> String {
    closestMatch(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// `'a', 'b' or 'c'`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
