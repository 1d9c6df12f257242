/// What `--help` prints: 80 columns wide on any terminal, so that it is the same everywhere.
enum HelpText {
  static let toolName = "config-registry"

  private static let abstract =
    "Compiles a registry of Remote Config keys into typed Swift accessors, and checks it in CI and against the dashboard."

  private static let exitCodes = [
    ("0", "Success: no findings, or only warnings and notes."),
    ("1", "Findings: an invalid registry, an expired key, a difference, a stale file."),
    ("2", "An input cannot be read or has the wrong form, or an output cannot be written."), ("64", "Wrong usage."),
  ]

  /// The command line in short.
  static func usage(of command: CommandSpec?) -> String {
    guard let command else { return "\(toolName) <subcommand>" }
    let required = command.options.filter { $0.count == .required }.map(\.usage)
    return ([toolName, command.name] + required + ["[<options>]"] + command.positionals.map(usage)).joined(separator: " ")
  }

  /// An argument in a usage line: `<old>`, `[<rule>]`, `[<registry> ...]`.
  private static func usage(of positional: ArgumentDefinition) -> String {
    switch positional.count {
    case .required: positional.usage
    case .optional: "[\(positional.usage)]"
    case .repeatable: "[\(positional.usage) ...]"
    }
  }

  /// The help of the tool as a whole.
  static func tool() -> String {
    let commands = CommandGroup.allCases.map { group in
      let members = ToolCommands.all.map { $0.configuration }.filter { $0.group == group }
      return section("\(group.rawValue.uppercased()) SUBCOMMANDS", members.map { ($0.name, $0.abstract) })
    }
    let sections =
      [TextLayout.wrapped("OVERVIEW: \(abstract)"), "USAGE: \(usage(of: nil))\n"]
      + [section("OPTIONS", CommandArgument.all(in: BuiltInOptions()).map { row(of: $0.definition) })] + commands
      + [section("EXIT CODES", exitCodes), "  See '\(toolName) help <subcommand>' for detailed help.\n"]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The help of a command.
  static func command(_ command: CommandSpec) -> String {
    let sections =
      [TextLayout.wrapped("OVERVIEW: \(command.configuration.abstract)")]
      + command.configuration.discussion.map { TextLayout.wrapped($0) }
      + [TextLayout.wrapped("USAGE: \(usage(of: command))", indentation: 2)]
      + [section("ARGUMENTS", command.positionals.map(row)), section("OPTIONS", command.options.map(row))]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A heading with its rows; empty if there are none.
  private static func section(_ title: String, _ rows: [(label: String, text: String)]) -> String {
    rows.isEmpty ? "" : "\(title):\n" + rows.map { TextLayout.row($0.label, $0.text) }.joined()
  }

  /// An argument with its help, whether it may be repeated, the words that it may be and its default.
  private static func row(of argument: ArgumentDefinition) -> (label: String, text: String) {
    let label = argument.short.map { "-\($0), \(argument.usage)" } ?? argument.usage
    let isRepeatable = argument.count == .repeatable && argument.form != .positional
    let help = argument.help + (isRepeatable ? " May be repeated." : "")
    let values = argument.words.isEmpty ? [] : ["values: \(argument.words.joined(separator: ", "))"]
    let facts = values + (argument.fallback.map { ["default: \($0)"] } ?? [])
    return (label, facts.isEmpty ? help : "\(help) (\(facts.joined(separator: "; ")))")
  }
}

/// Texts in lines and columns.
enum TextLayout {
  private static let width = 80
  /// Where the descriptions of options and commands begin.
  private static let column = 26

  /// A label with its description beside it, or below it if the label is long.
  static func row(_ label: String, _ description: String) -> String {
    let indentation = String(repeating: " ", count: column)
    let text = wrapped(description, indentation: column, first: column)
    let head = "  \(label)"
    guard head.utf8.count < column else { return "\(head)\n\(indentation)\(text)" }
    return head + indentation.dropFirst(head.utf8.count) + text
  }

  /// Breaks a text between words. The first line begins at the column `first`, the others are indented.
  static func wrapped(_ text: String, indentation: Int = 0, first: Int = 0) -> String {
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
