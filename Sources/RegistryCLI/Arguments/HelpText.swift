/// What `--help` prints: 80 columns wide, whatever the terminal, so that it is the same everywhere.
enum HelpText {
  static let toolName = "config-registry"
  private static let width = 80
  /// Where the descriptions of options and commands begin.
  private static let column = 26

  private static let abstract =
    "Compiles a registry of remote config keys into typed Swift accessors, and keeps CI and the dashboard honest with it."

  /// The command line in short.
  static func usage(of command: CommandSpec?) -> String {
    guard let command else { return "\(toolName) <subcommand>" }
    let required = command.options.filter(\.isRequired).map(\.usage)
    let words = [toolName, command.name.rawValue] + required + ["[<options>]"] + [command.argument?.usage].compactMap { $0 }
    return words.joined(separator: " ")
  }

  /// The help of the tool as a whole.
  static func tool() -> String {
    let options = OptionSpec.builtIn.map { row(label(of: $0), description(of: $0)) }
    let commands = CommandSpec.all.map { row($0.name.rawValue, $0.abstract) }
    let sections = [
      wrapped("OVERVIEW: \(abstract)"), "USAGE: \(usage(of: nil))\n", "OPTIONS:\n" + options.joined(),
      "SUBCOMMANDS:\n" + commands.joined(),
      "EXIT CODES:\n" + exitCodes.map { row($0, $1) }.joined(),
      "  See '\(toolName) help <subcommand>' for detailed help.\n",
    ]
    return sections.joined(separator: "\n")
  }

  private static let exitCodes = [
    ("0", "Nothing to report."), ("1", "Findings: an invalid registry, an expired key, drift, a stale file."),
    ("2", "An input that cannot be read, or an output that cannot be written."), ("64", "Wrong usage."),
  ]

  /// The help of a command.
  static func command(_ command: CommandSpec) -> String {
    var sections = [wrapped("OVERVIEW: \(command.abstract)")]
    sections += command.discussion.map { wrapped($0) }
    sections.append(wrapped("USAGE: \(usage(of: command))", indentation: 2))
    if let argument = command.argument {
      sections.append("ARGUMENTS:\n" + row("<\(argument.placeholder)>", argument.help))
    }
    sections.append("OPTIONS:\n" + command.allOptions.map { row(label(of: $0), description(of: $0)) }.joined())
    return sections.joined(separator: "\n")
  }

  private static func label(of option: OptionSpec) -> String {
    option.short.map { "-\($0), \(option.usage)" } ?? option.usage
  }

  /// The help of an option, with the values that it takes and the one that it has by default.
  private static func description(of option: OptionSpec) -> String {
    var facts: [String] = []
    switch option.value?.kind {
    case .choice(let values), .choiceOrPath(let values): facts.append("values: \(values.joined(separator: ", "))")
    case .text, .number, .day, nil: break
    }
    if let fallback = option.value?.fallback { facts.append("default: \(fallback)") }
    return facts.isEmpty ? option.help : "\(option.help). (\(facts.joined(separator: "; ")))"
  }

  /// A label with its description beside it, or under it where the label is long.
  private static func row(_ label: String, _ description: String) -> String {
    let indentation = String(repeating: " ", count: column)
    let text = wrapped(description, indentation: column, first: column)
    let head = "  \(label)"
    guard head.utf8.count < column else { return "\(head)\n\(indentation)\(text)" }
    return head + indentation.dropFirst(head.utf8.count) + text
  }

  /// Breaks a text between words. The first line begins at the column `first`, the others are indented.
  private static func wrapped(_ text: String, indentation: Int = 0, first: Int = 0) -> String {
    var lines = ""
    var column = first
    for word in text.split(separator: " ") {
      let length = word.unicodeScalars.count
      if lines.isEmpty {
        lines += word
        column += length
      } else if column + 1 + length > width {
        lines += "\n" + String(repeating: " ", count: indentation) + word
        column = indentation + length
      } else {
        lines += " \(word)"
        column += 1 + length
      }
    }
    return lines + "\n"
  }
}
