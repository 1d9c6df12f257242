/// What the help and messages say about an argument of a command.
struct ArgumentDefinition: Sendable {
  enum Form: Equatable, Sendable {
    /// `--name`
    case flag
    /// `--name <value>`, with the name of the value.
    case option(String)
    /// A word without a name in front.
    case positional
  }

  /// How often the command line gives it.
  enum Count { case required, optional, repeatable }

  let form: Form
  /// Without dashes; the placeholder if the argument is positional.
  let name: String
  /// The letter after a single dash.
  let short: Character?
  /// Whole sentences.
  let help: String
  /// What a value has to be, for messages.
  let expected: String
  /// The words among the possible values.
  let words: [String]
  /// Whether a value names an input, which is standard input for `-`.
  let isInput: Bool
  private(set) var count = Count.optional
  /// What is used if nothing is given.
  private(set) var fallback: String?

  init<Element>(
    _ form: Form, _ name: String, short: Character? = nil, help: String, _ kind: ValueKind<Element>, fallback: String? = nil
  ) {
    self.form = form
    self.name = name
    self.short = short
    self.help = help
    expected = kind.expected
    words = kind.words
    isInput = kind.isInput
    self.fallback = fallback
  }

  func given(_ count: Count, fallback: String?) -> ArgumentDefinition {
    var definition = self
    definition.count = count
    // The help of a flag does not say that it is false by default.
    if form != .flag, let fallback { definition.fallback = fallback }
    return definition
  }

  /// The argument by its name: `--output`, `<registry>`.
  var label: String { form == .positional ? "<\(name)>" : "--\(name)" }

  /// The argument with its value: `--output <file>`, `<registry>`.
  var usage: String {
    guard case .option(let placeholder) = form else { return label }
    return "\(label) <\(placeholder)>"
  }

  /// Whether a word names the option or flag.
  func isSpelled(_ word: String) -> Bool { form != .positional && (word == label || short.map { word == "-\($0)" } ?? false) }
}

/// A command as the help and messages see it.
struct CommandSpec: Sendable {
  let configuration: CommandConfiguration
  /// The options of the command, then those of every command, in the order of the help.
  let options: [ArgumentDefinition]
  let positionals: [ArgumentDefinition]

  var name: String { configuration.name }

  init(_ command: any ToolCommand.Type) {
    let own = CommandArgument.all(in: command.init()).map(\.definition)
    let builtIn = CommandArgument.all(in: BuiltInOptions()).map(\.definition)
    let arguments = own + builtIn.filter { option in !own.contains { $0.isSpelled(option.label) } }
    configuration = command.configuration
    options = arguments.filter { $0.form != .positional }
    positionals = arguments.filter { $0.form == .positional }
  }
}

/// The options of every command.
final class BuiltInOptions: ArgumentGroup {
  @Argument(.flag("version", help: "Show the version.")) var isVersion = false
  @Argument(.flag("help", short: "h", help: "Show help information.")) var isHelp = false
}
