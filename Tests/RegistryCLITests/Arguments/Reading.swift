@testable import RegistryCLI

/// The command of a command line whose words have no blanks in them, or nil where it asks for something else.
func command(_ line: String) -> Command? {
  guard case .run(let command) = Invocation(words(line)) else { return nil }
  return command
}

/// The first line of what a wrong command line prints, without `error: `.
func usageError(_ words: [String]) -> String? {
  guard case .usageError(let text) = Invocation(words), text.hasPrefix("error: ") else { return nil }
  return text.split(separator: "\n").first.map { String($0.dropFirst(7)) }
}

func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
