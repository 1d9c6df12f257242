/// What a command line asks for.
///
/// Command lines are read as swift-argument-parser reads them: `--name value` and `--name=value`, `--` before
/// arguments that begin with a dash, help to standard output, wrong usage to standard error with code 64.
enum Invocation {
  case run(Command)
  /// Goes to standard output, with code 0.
  case help(String)
  /// The version is asked for; it goes to standard output, with code 0.
  case version
  /// Goes to standard error, with code 64.
  case usageError(String)

  /// Reads a command line without the tool's own name in front.
  init(_ arguments: [String]) {
    do throws(UsageError) {
      self = try Self.parse(arguments)
    } catch {
      self = .usageError(error.text)
    }
  }

  private static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let words = arguments.prefix { $0 != "--" }
    let commandIndex = words.firstIndex { !ParsedArguments.isOption($0) }
    let command = commandIndex.flatMap { CommandName(rawValue: words[$0]) }.map(CommandSpec.named)
    if words.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help(help(for: command)) }
    if words.contains("--version") { return .version }
    guard let commandIndex else {
      guard let option = words.first else { return try withoutCommand(arguments) }
      throw .unknownOption(ParsedArguments.split(option).spelling, in: nil)
    }
    if let option = words[..<commandIndex].first { throw .unknownOption(ParsedArguments.split(option).spelling, in: nil) }
    let rest = arguments[(commandIndex + 1)...]
    if words[commandIndex] == "help" { return .help(help(for: try helpTopic(rest))) }
    guard let command else { throw .unknownCommand(words[commandIndex]) }
    return .run(try Command(try ParsedArguments(rest, for: command)))
  }

  /// Nothing at all asks for help; nothing but arguments behind `--` is no command.
  private static func withoutCommand(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard arguments.isEmpty else { throw UsageError("missing a command", in: nil) }
    return .help(HelpText.tool())
  }

  private static func helpTopic(_ words: ArraySlice<String>) throws(UsageError) -> CommandSpec? {
    guard let topic = words.first, topic != "help" else { return nil }
    guard let name = CommandName(rawValue: topic) else { throw .unknownCommand(topic) }
    if let extra = words.dropFirst().first { throw UsageError("unexpected argument \(UsageError.quoted(extra))", in: nil) }
    return .named(name)
  }

  private static func help(for command: CommandSpec?) -> String { command.map(HelpText.command) ?? HelpText.tool() }
}
