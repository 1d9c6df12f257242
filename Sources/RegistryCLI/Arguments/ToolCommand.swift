import RegistryDiagnostics

/// A command of the tool: one type in a file of its own, and one line in `ToolCommands.all`.
///
/// Its arguments are its properties, as in swift-argument-parser. The type of a property says how often the argument is
/// given: `Value?` may be missing, `[Value]` may be repeated, `Value` is required unless it has a default. The help shows
/// them in their order.
///
///     struct ListCommand: ToolCommand {
///       static let configuration = CommandConfiguration("list", .life, abstract: "List the keys of a registry.")
///
///       @Argument(.registries) var registries: [String]
///       @Argument(.option("owner", .text, "team", help: "Only the keys of this team.")) var owner: String?
///       @Argument(.format) var format = OutputFormat.text
///       let reporting = ReportingOptions()
///
///       func run(in session: Session) throws -> ExitCode { … }
///     }
protocol ToolCommand {
  associatedtype Format: ResultFormat

  static var configuration: CommandConfiguration { get }

  /// A command whose properties the parser has not filled yet.
  init()

  var format: Format { get }
  var reporting: ReportingOptions { get }

  /// Throws if arguments that are valid by themselves do not go together.
  func validate() throws(UsageError)

  /// Runs the command. What it throws is reported for exit code 2, a ``Refusal`` for its own code.
  func run(in session: Session) throws -> ExitCode
}

extension ToolCommand {
  func validate() throws(UsageError) {}
}

/// What the help says about a command, and where its findings go.
struct CommandConfiguration: Sendable {
  let name: String
  let group: CommandGroup
  /// One sentence, shown in the list of commands too.
  let abstract: String
  /// Paragraphs below the abstract, without line breaks.
  let discussion: [String]
  /// Where findings are shown: on standard output if they are the result, on standard error if the result is a file or a text.
  let reportStream: Session.Stream

  init(
    _ name: String, _ group: CommandGroup, abstract: String, discussion: [String] = [],
    reportsTo reportStream: Session.Stream = .output
  ) {
    self.name = name
    self.group = group
    self.abstract = abstract
    self.discussion = discussion
    self.reportStream = reportStream
  }
}

/// The formats in which a command can show its result.
protocol ResultFormat: CaseIterable, RawRepresentable<String>, Sendable {
  static var text: Self { get }
}

extension ResultFormat {
  /// The format of the command's findings: the same, or text where findings do not have it.
  var ofFindings: OutputFormat { OutputFormat(rawValue: rawValue) ?? .text }
}

extension OutputFormat: ResultFormat {}
