import RegistryDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The tool as a function, so that tests can call it in their own process.
package enum CommandLineTool {
  /// Runs a command line, the tool's own name not included, and returns the exit code.
  ///
  /// - Parameters:
  ///   - arguments: what follows the tool's name.
  ///   - console: the streams.
  ///   - environment: the value of a variable, or nil; `SOURCE_DATE_EPOCH`, `NO_COLOR` and `TERM` are asked for.
  package static func run(
    _ arguments: [String], console: Console, environment: @escaping (String) -> String?
  ) -> ExitCode {
    do {
      switch Invocation(arguments) {
      case .run(let command):
        let session = Session(console: console, environment: environment, reporting: command.reporting)
        defer { session.signals.lower() }
        return run(command, in: session)
      case .help(let text): try console.print(text)
      case .version: try console.print("\(Version.number)\n")
      case .usageError(let text):
        console.printError(text)
        return .usage
      }
      return .clean
    } catch {
      console.printError("error: \(error.message.visible)\n")
      return .failure
    }
  }

  /// Runs in this process: its arguments, streams and environment.
  package static func main() -> Int32 {
    FileDescriptor.reserveStandardStreams()
    // A closed pipe or a file size limit is an error to report and no reason to die without a word.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    guard let arguments = ProcessArguments.all else {
      Console.standard.printError("error: the command line is not UTF-8, so that its paths cannot be told\n")
      return ExitCode.failure.rawValue
    }
    let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
    return run(arguments, console: .standard, environment: environment).rawValue
  }

  /// Runs a command; whatever it cannot read or write is reported where failures belong.
  private static func run(_ command: Command, in session: Session) -> ExitCode {
    let failure: InputFailure
    do { return try command.run(in: session) } catch let error as InputFailure {
      failure = error
    } catch let error as SystemError {
      failure = InputFailure(diagnostics: [error.diagnostic])
    } catch {
      failure = InputFailure(diagnostics: [Diagnostic(SystemError.rule, at: nil, "the run failed: \(error)")])
    }
    // Standard error cannot fail.
    _ = try? session.report(failure.diagnostics, sources: failure.sources, to: .error)
    return .failure
  }
}

extension Command {
  func run(in session: Session) throws -> ExitCode {
    switch self {
    case .generate(let options): try GenerateCommand(options: options).run(in: session)
    case .validate(let options): try ValidateCommand(options: options).run(in: session)
    case .expiry(let options): try ExpiryCommand(options: options).run(in: session)
    case .check(let options): try CheckCommand(options: options).run(in: session)
    case .explain(let options): try ExplainCommand(options: options).run(in: session)
    case .diff(let options): try DiffCommand(options: options).run(in: session)
    case .plan(let options): try PlanCommand(options: options).run(in: session)
    case .import(let options): try ImportCommand(options: options).run(in: session)
    }
  }
}
