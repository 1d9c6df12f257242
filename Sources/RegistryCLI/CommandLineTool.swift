import RegistryDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The tool as a function, so that tests can call it in their own process.
public enum CommandLineTool {
  /// Runs a command line, the tool's own name not included, and returns the exit code.
  ///
  /// - Parameters:
  ///   - arguments: what follows the tool's name.
  ///   - environment: the value of a variable, or nil; `SOURCE_DATE_EPOCH` and `NO_COLOR` are asked for.
  ///   - isTerminal: whether standard output is a terminal.
  public static func run(
    _ arguments: [String], console: Console, environment: @escaping (String) -> String?, isTerminal: Bool = false
  ) -> ExitCode {
    do {
      switch Invocation(arguments) {
      case .run(let command):
        let colors = isTerminal && environment("NO_COLOR") == nil
        let session = Session(
          console: console, environment: environment, reporting: command.reporting, isTerminal: colors)
        return run(command, in: session)
      case .help(let text): try console.print(text + "\n")
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
  public static func main() -> Int32 {
    // A closed pipe or a file size limit is an error to report and no reason to die without a word.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
    return run(
      Array(CommandLine.arguments.dropFirst()), console: .standard, environment: environment, isTerminal: isatty(1) == 1
    ).rawValue
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
    case .plan, .import: .failure
    }
  }
}
