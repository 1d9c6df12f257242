import RegistryDiagnostics
import RegistryText

/// The tool as a function, so that tests can call it in their own process.
package enum CommandLineTool {
  /// Runs a command line, the tool's own name not included, and returns the exit code.
  ///
  /// - Parameters:
  ///   - arguments: what follows the tool's name.
  ///   - console: the streams.
  ///   - environment: the value of a variable, or nil. The tool reads `SOURCE_DATE_EPOCH`, `GITHUB_WORKSPACE`,
  ///     `CI_PROJECT_DIR`, `NO_COLOR` and `TERM`.
  package static func run(
    _ arguments: [String], console: Console, environment: @escaping (String) -> String?
  ) -> ExitCode {
    do throws(SystemError) {
      switch Invocation(arguments) {
      case .run(let command): return run(command, console: console, environment: environment)
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

  /// Runs in this process, with its arguments, streams and environment, and ends it.
  package static func main() -> Never {
    FileDescriptor.reserveStandardStreams()
    // A closed pipe or a file size limit is an error to report, and must not end the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    guard let arguments = processArguments else {
      Console.standard.printError("error: the command line is not valid UTF-8\n")
      exit(ExitCode.failure.rawValue)
    }
    let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
    exit(run(arguments, console: .standard, environment: environment).rawValue)
  }

  /// What follows the tool's name, or nil if an argument is not UTF-8: repaired, it would name another file.
  private static var processArguments: [String]? {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[index], let argument = String(validatingCString: word) else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  private static func run(
    _ command: some ToolCommand, console: Console, environment: @escaping (String) -> String?
  ) -> ExitCode {
    let session = Session(of: command, console: console, environment: environment)
    defer { session.signals.lower() }
    do {
      try RepositoryRoot.check(command.reporting.root)
      return try command.run(in: session)
    } catch let refusal as Refusal {
      return session.report(refusal)
    } catch let error as SystemError {
      return session.report(Refusal(error))
    } catch {
      return session.report(Refusal([Diagnostic(CommandLineRules.systemError, at: nil, "the run failed: \(error)")]))
    }
  }
}

/// What a run tells its caller.
package enum ExitCode: Int32, Sendable {
  /// No findings, or none that fails the run.
  case clean = 0
  /// Findings: an invalid registry, an expired key, a difference, a stale file.
  case findings = 1
  /// An input cannot be read or has the wrong form, or an output cannot be written.
  case failure = 2
  /// Wrong usage, as `sysexits.h` numbers it.
  case usage = 64
}

/// The tool's own name and version.
enum Version {
  static let number = "0.1.0"
  static let tool = Report.Tool(name: HelpText.toolName, version: number)
}
