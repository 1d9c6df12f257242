import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import RegistryText

/// What a command needs from outside: streams, environment, and how to show findings.
struct Session {
  /// Where findings go.
  enum Stream { case output, error }

  let console: Console
  /// The value of an environment variable, or nil if it is not set.
  let environment: (String) -> String?
  /// Raised while a file is half written.
  let signals = SignalShield()
  private let format: OutputFormat
  private let options: ReportingOptions
  private let stream: Stream
  private let registries: [String]

  init<Command: ToolCommand>(of command: Command, console: Console, environment: @escaping (String) -> String?) {
    self.console = console
    self.environment = environment
    format = command.format.ofFindings
    options = command.reporting
    stream = format == .text || command.printsFile ? Command.configuration.reportStream : .output
    registries = command.registries
  }

  /// Shows findings and gives their exit code.
  ///
  /// - Parameters:
  ///   - sources: the inputs that the findings point into, by their paths. Of two with one path the first counts.
  ///   - stream: nil for the command's own.
  func report(
    _ diagnostics: [Diagnostic], in sources: [String: [UInt8]]..., to stream: Stream? = nil
  ) throws(SystemError) -> ExitCode {
    let sources = sources.reduce(into: [:]) { all, more in all.merge(more) { first, _ in first } }
    try show(report(of: diagnostics, in: sources), to: stream ?? self.stream)
    return code(for: diagnostics)
  }

  private func report(of diagnostics: [Diagnostic], in sources: [String: [UInt8]], isComplete: Bool = true) -> Report {
    let paths: RepositoryPaths =
      switch format {
      case .text, .json: .asGiven
      case .github, .sarif, .gitlab: RepositoryRoot.paths(options.root, environment, registries: registries)
      }
    return Report(
      diagnostics, sources: sources.mapValues(SourceText.init), rules: RuleBook.all, tool: Version.tool, paths: paths,
      isComplete: isComplete, limit: options.limit)
  }

  private func show(_ report: Report, to stream: Stream) throws(SystemError) {
    try print(format == .text ? report.text(inColor: isInColor(stream)) : report.rendered(as: format), to: stream)
  }

  /// Prints a document for programs where findings in its format go.
  func printDocument(_ text: String) throws(SystemError) { try print(text, to: stream) }

  private func print(_ text: String, to stream: Stream) throws(SystemError) {
    switch stream {
    case .output: try console.print(text)
    case .error: console.printError(text)
    }
  }

  /// Prints findings as JSON with what a command has found out beside them, and gives their exit code.
  func reportJSON(
    _ diagnostics: [Diagnostic], with result: [(name: String, value: JSONValue)]
  ) throws(SystemError) -> ExitCode {
    try console.print(Report(diagnostics, tool: Version.tool, limit: options.limit).json(with: result))
    return code(for: diagnostics)
  }

  /// Shows the findings of a command whose result they are; people are also told if there are none.
  ///
  /// - Parameter today: the day that the findings depend on; people are told where it is from if that may surprise them.
  func report(
    _ findings: [Diagnostic], of loaded: LoadedRegistry, in sources: [String: [UInt8]] = [:], today: Today? = nil
  ) throws(SystemError) -> ExitCode {
    let code = try report(findings, in: loaded.sources, sources)
    guard format == .text else { return code }
    if findings.isEmpty {
      let count = loaded.registry.declarations.count
      try console.print("\(count) \(count == 1 ? "key" : "keys"), no findings\n")
    }
    if let remark = today?.remark { try console.print("as of \(remark)\n") }
    return code
  }

  /// Shows why a run ends early. A format for programs goes to standard output, where no result is any more.
  func report(_ refusal: Refusal) -> ExitCode {
    let isFailure = refusal.code == .failure
    let textStream = isFailure ? Stream.error : stream
    do throws(SystemError) {
      let report = report(of: refusal.diagnostics, in: refusal.sources, isComplete: !isFailure)
      try show(report, to: format == .text ? textStream : .output)
      return refusal.code
    } catch {
      console.printError(report(of: [error.diagnostic], in: [:], isComplete: false).rendered(as: format))
      return .failure
    }
  }

  /// The exit code of findings.
  func code(for diagnostics: [Diagnostic]) -> ExitCode {
    let isFailure = diagnostics.contains { $0.severity == .error || (options.isStrict && $0.severity == .warning) }
    return isFailure ? .findings : .clean
  }

  /// `NO_COLOR` counts if it is not empty (https://no-color.org).
  private func isInColor(_ stream: Stream) -> Bool {
    switch options.color {
    case .always: return true
    case .never: return false
    case .auto:
      let isTerminal = stream == .output ? console.isOutputTerminal : console.isErrorTerminal
      return isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }

  /// The UTC day of the run: of the option, else of `SOURCE_DATE_EPOCH`, else of the system.
  func today(_ option: CalendarDay?) throws(Refusal) -> CalendarDay { try datedToday(option).day }

  /// The same with where it comes from, for commands that fail on an expired entry.
  func datedToday(_ option: CalendarDay?) throws(Refusal) -> Today {
    if let option { return Today(day: option, source: .option) }
    let epoch = environment("SOURCE_DATE_EPOCH")
    do throws(Clock.Failure) {
      return Today(day: try Clock.today(sourceDateEpoch: epoch), source: epoch?.isEmpty == false ? .environment : .system)
    } catch {
      throw Refusal([error.diagnostic])
    }
  }
}

/// Why a run ends before its work is done.
struct Refusal: Error {
  let code: ExitCode
  private(set) var diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into, by their paths.
  private(set) var sources: [String: [UInt8]]

  /// By default an input that cannot be read or has the wrong form.
  init(_ diagnostics: [Diagnostic], in sources: [String: [UInt8]] = [:], code: ExitCode = .failure) {
    self.code = code
    self.diagnostics = diagnostics
    self.sources = sources
  }

  init(_ error: SystemError) { self.init([error.diagnostic]) }

  /// The refusal with what was found before it.
  func beside(_ findings: [Diagnostic], in sources: [String: [UInt8]]) -> Refusal {
    var refusal = self
    refusal.diagnostics = findings + diagnostics
    refusal.sources = sources.merging(self.sources) { first, _ in first }
    return refusal
  }
}
