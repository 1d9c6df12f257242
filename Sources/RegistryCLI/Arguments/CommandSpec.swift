/// A command as data: what it takes, and what its help says.
struct CommandSpec: Sendable {
  var name: CommandName
  /// One sentence, shown in the list of commands too.
  var abstract: String
  /// Paragraphs under the abstract, without line breaks in them.
  var discussion: [String] = []
  var options: [OptionSpec]
  var argument: ArgumentSpec?

  /// The command's own options and those that every command has, in the order of the help.
  var allOptions: [OptionSpec] { options + OptionSpec.builtIn }
}

/// An option or a flag.
struct OptionSpec: Sendable {
  var name: OptionName
  /// The letter after a single dash.
  var short: Character?
  /// Nil for a flag.
  var value: ValueSpec?
  var isRequired = false
  /// Whether each use adds a value. Of another option's uses the last counts.
  var isRepeatable = false
  /// Without a full stop where what is possible is listed behind it.
  var help: String

  /// The option as messages write it: `--output <file>`.
  var usage: String { value.map { "\(name.spelling) <\($0.placeholder)>" } ?? name.spelling }
}

/// What an option's value may be.
struct ValueSpec: Sendable {
  enum Kind: Sendable {
    case text
    /// One of a list.
    case choice([String])
    /// One of a list, or a path, which has a slash or a dot.
    case choiceOrPath([String])
    case number(ClosedRange<Int>)
    /// `YYYY-MM-DD`.
    case day
  }

  /// The name of the value in the help, without brackets.
  var placeholder: String
  var kind: Kind
  /// The value where none is given, for the help.
  var fallback: String?
}

/// What a command takes beside options.
struct ArgumentSpec: Sendable {
  var placeholder: String
  var isRepeatable: Bool
  var help: String

  /// The argument in a usage line; none is ever required.
  var usage: String { isRepeatable ? "[<\(placeholder)> ...]" : "[<\(placeholder)>]" }
}

enum CommandName: String, CaseIterable, Sendable {
  case generate
  case validate
  case expiry
  case check
  case diff
  case plan
  case `import`
  case explain
}

/// The options of all commands, by their long names.
enum OptionName: String, CaseIterable, Sendable {
  case access
  case check
  case color
  case dumpContext = "dump-context"
  case format
  case help
  case ignore
  case maxFindings = "max-findings"
  case output
  case prune
  case remote
  case strict
  case template
  case today
  case version
  case within

  /// With the dashes.
  var spelling: String { "--\(rawValue)" }
}
