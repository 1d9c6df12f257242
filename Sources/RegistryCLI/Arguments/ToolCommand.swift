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
  /// The registry as the command line names it; empty for the default one, and for a command that reads none.
  var registries: [String] { get }
  /// Whether the command prints a file on standard output, so that findings cannot go there too.
  var printsFile: Bool { get }

  /// Throws if arguments that are valid by themselves do not go together.
  func validate() throws(UsageError)

  /// Runs the command. What it throws is reported for exit code 2, a ``Refusal`` for its own code.
  func run(in session: Session) throws -> ExitCode
}

extension ToolCommand {
  var registries: [String] { [] }
  var printsFile: Bool { false }

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
  /// Where findings are shown as text: on standard output if they are the result, on standard error if the result is a file or
  /// a text. The other formats are for programs, and go to standard output unless a file is printed there.
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
