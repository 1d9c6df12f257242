import RegistryDiagnostics
import RegistryModel

/// What a command has from outside: streams, environment, and how its findings are shown.
struct Session {
  let console: Console
  /// The value of an environment variable, or nil where it is not set.
  let environment: (String) -> String?
  /// How findings are shown, and which of them fail the run.
  let reporting: ReportingOptions
  /// Raised while a file is half written.
  let signals = SignalShield()

  /// Where a command's findings go: a command whose product is the findings prints them to standard output, one that
  /// writes a file or a text prints them to standard error.
  enum Stream { case output, error }

  /// Shows the findings and says what they mean for the exit code.
  func report(
    _ diagnostics: [Diagnostic], sources: [String: [UInt8]], to stream: Stream
  ) throws(SystemError) -> ExitCode {
    let report = Report(
      diagnostics, sources: sources.mapValues(SourceText.init), rules: RuleBook.all, tool: Version.tool,
      limit: reporting.findingLimit)
    let text = reporting.format == .text ? report.text(inColor: isInColor(stream)) : report.rendered(as: reporting.format)
    switch stream {
    case .output: try console.print(text)
    case .error: console.printError(text)
    }
    return code(for: diagnostics)
  }

  /// `NO_COLOR` counts where it is not empty (https://no-color.org).
  private func isInColor(_ stream: Stream) -> Bool {
    switch reporting.color {
    case .always: return true
    case .never: return false
    case .auto:
      let isTerminal = stream == .output ? console.isOutputTerminal : console.isErrorTerminal
      return isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }

  /// What findings mean for the exit code.
  func code(for diagnostics: [Diagnostic]) -> ExitCode {
    let isFailure = diagnostics.contains { $0.severity == .error || (reporting.isStrict && $0.severity == .warning) }
    return isFailure ? .findings : .clean
  }

  /// The UTC day of the run: the option's, else `SOURCE_DATE_EPOCH`'s, else the system's.
  func today(_ option: CalendarDay?) throws(InputFailure) -> CalendarDay {
    if let option { return option }
    do throws(Clock.Failure) { return try Clock.today(sourceDateEpoch: environment("SOURCE_DATE_EPOCH")) } catch {
      throw InputFailure(diagnostics: [error.diagnostic])
    }
  }
}

extension Clock.Failure {
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .invalidEpoch(let text):
      let message = "'SOURCE_DATE_EPOCH' is \(quoted(text)), but whole seconds since 1970, up to the year 9999, are needed"
      return Diagnostic(SystemError.rule, at: nil, message, fix: .init("unset it, or pass '--today'"))
    case .invalidClock:
      let message = "the system's clock shows no day of the years 1 to 9999"
      return Diagnostic(SystemError.rule, at: nil, message, fix: .init("pass '--today'"))
    }
  }
}

/// The tool's own name and version.
enum Version {
  static let number = "0.1.0"
  static let tool = Report.Tool(name: "config-registry", version: number)
}
