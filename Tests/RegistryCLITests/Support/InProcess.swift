import Foundation
import Testing

@testable import RegistryCLI

/// What a run gave.
struct Outcome: Equatable {
  var code: Int32
  var output = ""
  var error = ""
}

extension Workspace {
  /// Runs a command line in this process.
  func run(_ arguments: String..., environment: [String: String] = [:], terminals: Terminals = []) -> Outcome {
    run(arguments, environment: environment, terminals: terminals)
  }

  /// - Parameter isShortened: whether the folder's path is taken out of what is printed, so that a test can state it whole.
  func run(
    _ arguments: [String], environment: [String: String] = [:], terminals: Terminals = [], isShortened: Bool = true
  ) -> Outcome {
    let streams = Streams()
    var console = Console(
      output: {
        streams.output.append(contentsOf: $0)
        return true
      },
      error: { streams.error.append(contentsOf: $0) })
    console.isOutputTerminal = terminals.contains(.output)
    console.isErrorTerminal = terminals.contains(.error)
    let code = CommandLineTool.run(arguments, console: console) { environment[$0] }
    func text(_ bytes: [UInt8]) -> String { isShortened ? shortened(bytes) : String(decoding: bytes, as: UTF8.self) }
    return Outcome(code: code.rawValue, output: text(streams.output), error: text(streams.error))
  }

  func shortened(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: path + "/", with: "")
  }

  private final class Streams {
    var output: [UInt8] = []
    var error: [UInt8] = []
  }
}

/// Which of the streams are terminals.
struct Terminals: OptionSet {
  let rawValue: Int

  static let output = Terminals(rawValue: 1)
  static let error = Terminals(rawValue: 2)
}

// MARK: - Command lines that are read and not run

/// The command of a command line whose words contain no blanks, or nil if it asks for something else.
func command(_ line: String) -> (any ToolCommand)? {
  guard case .run(let command) = Invocation(words(line)) else { return nil }
  return command
}

/// The command of a command line, which has to be of the type.
func read<Command: ToolCommand>(_ type: Command.Type, _ line: String) throws -> Command {
  try #require(command(line) as? Command, "\(line)")
}

/// The first line of what a wrong command line prints, without `error: `.
func usageError(_ words: [String]) -> String? {
  guard case .usageError(let text) = Invocation(words), text.hasPrefix("error: ") else { return nil }
  return text.split(separator: "\n").first.map { String($0.dropFirst(7)) }
}

func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

/// The commands, for tests of all of them.
enum CommandLines {
  static let names = ToolCommands.all.map { $0.configuration.name }

  static func spec(of name: String) throws -> CommandSpec { CommandSpec(try #require(ToolCommands.named(name))) }

  /// For commands of which one of several arguments will do, so that none is required.
  private static let alternatives = [
    "import": ["--remote x"], "extend": ["--expired", "--by 1d"], "assign": ["--from x"], "set": ["--remove"], "retire": ["x"],
    "compat": ["--against x"], "fleet": ["--shipped x"],
  ]

  /// A command line with nothing but what the command requires.
  static func shortest(of name: String) throws -> String {
    let spec = try spec(of: name)
    let options = spec.options.filter { $0.count == .required }.map {
      "\($0.label) \($0.expected.contains("version") ? "1.0" : "x")"
    }
    let alternatives = alternatives[name] ?? []
    let words = spec.positionals.filter { $0.count == .required }.map { $0.words.first ?? "x" }
    return ([name] + options + alternatives + words).joined(separator: " ")
  }
}
