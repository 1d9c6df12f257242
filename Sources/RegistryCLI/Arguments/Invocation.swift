import RegistryText

/// What a command line asks for.
///
/// Command lines are read as swift-argument-parser reads them: `--name value` and `--name=value`, `--` before
/// arguments that begin with a dash, help to standard output, wrong usage to standard error with code 64.
enum Invocation {
  case run(any ToolCommand)
  /// Goes to standard output, with code 0.
  case help(String)
  /// The version goes to standard output, with code 0.
  case version
  /// Goes to standard error, with code 64.
  case usageError(String)

  /// Reads a command line without the tool's own name in front.
  init(_ arguments: [String]) {
    do throws(UsageError) {
      self = try Self.read(arguments)
    } catch {
      self = .usageError(error.text)
    }
  }

  private static func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    let words = arguments.prefix { $0 != "--" }
    let commandIndex = words.firstIndex { !ArgumentParser.isOption($0) }
    let command = commandIndex.flatMap { ToolCommands.named(words[$0]) }
    if words.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help(help(for: command)) }
    // An option of the command may have that name; in front of the command it asks for the tool's.
    let isOwn =
      command.map { type in CommandArgument.all(in: type.init()).contains { $0.definition.isSpelled("--version") } } ?? false
    if words[..<(isOwn ? commandIndex ?? words.endIndex : words.endIndex)].contains("--version") { return .version }
    if let option = words[..<(commandIndex ?? words.endIndex)].first {
      throw .unknownOption(ArgumentParser.split(option).spelling)
    }
    guard let commandIndex else {
      guard arguments.isEmpty else { throw UsageError("missing a command") }
      return .help(HelpText.tool())
    }
    let rest = arguments[(commandIndex + 1)...]
    if words[commandIndex] == "help" { return .help(help(for: try helpTopic(rest))) }
    guard let command else { throw .unknownCommand(words[commandIndex]) }
    return .run(try parse(rest, as: command))
  }

  private static func parse(_ words: ArraySlice<String>, as type: any ToolCommand.Type) throws(UsageError) -> any ToolCommand {
    let command = type.init()
    do {
      var parser = ArgumentParser(CommandArgument.all(in: command) + CommandArgument.all(in: BuiltInOptions()))
      try parser.parse(words)
      try command.validate()
      return command
    } catch {
      var error = error
      error.command = CommandSpec(type)
      throw error
    }
  }

  private static func helpTopic(_ words: ArraySlice<String>) throws(UsageError) -> (any ToolCommand.Type)? {
    guard let topic = words.first, topic != "help" else { return nil }
    guard let command = ToolCommands.named(topic) else { throw .unknownCommand(topic) }
    if let extra = words.dropFirst().first { throw UsageError("unexpected argument \(UsageError.quoted(extra))") }
    return command
  }

  private static func help(for command: (any ToolCommand.Type)?) -> String {
    command.map { HelpText.command(CommandSpec($0)) } ?? HelpText.tool()
  }
}
