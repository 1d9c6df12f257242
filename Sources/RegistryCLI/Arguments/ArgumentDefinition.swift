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

  /// Without dashes; the placeholder where the argument is positional.
  let name: String
  /// The letter after a single dash.
  var short: Character?
  let form: Form
  /// Whole sentences.
  let help: String
  private(set) var count = Count.optional
  /// What is used if nothing is given.
  var fallback: String?
  /// What a value has to be, for messages.
  private(set) var expected = ""
  /// The words among the possible values.
  private(set) var words: [String] = []
  /// Whether a value names an input, which is standard input for `-`.
  private(set) var isInput = false

  func given(_ count: Count, fallback: String? = nil) -> ArgumentDefinition {
    var definition = self
    definition.count = count
    definition.fallback = fallback ?? self.fallback
    return definition
  }

  func of<Element>(_ kind: ValueKind<Element>) -> ArgumentDefinition {
    var definition = self
    definition.expected = kind.expected
    definition.words = kind.words
    definition.isInput = kind.isInput
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
    self.init(command.configuration, command.init().arguments + BuiltInOptions().arguments)
  }

  init(_ configuration: CommandConfiguration, _ arguments: [any ArgumentValue]) {
    self.configuration = configuration
    options = arguments.map(\.definition).filter { $0.form != .positional }
    positionals = arguments.map(\.definition).filter { $0.form == .positional }
  }
}

/// The options of every command.
struct BuiltInOptions: OptionGroup {
  @Flag("version", help: "Show the version.") var isVersion: Bool
  @Flag("help", short: "h", help: "Show help information.") var isHelp: Bool
}

extension ToolCommand {
  /// The arguments among the command's properties, in their order.
  var arguments: [any ArgumentValue] { reflectedArguments(of: self) }
}

extension OptionGroup {
  var arguments: [any ArgumentValue] { reflectedArguments(of: self) }
}

private func reflectedArguments(of owner: Any) -> [any ArgumentValue] {
  Mirror(reflecting: owner).children.flatMap { child -> [any ArgumentValue] in
    switch child.value {
    case let property as any ArgumentProperty: [property.argument]
    case let group as any OptionGroup: group.arguments
    default: []
    }
  }
}
