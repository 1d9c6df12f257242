import RegistryDiagnostics
import RegistryJSON

/// Prints the page of a rule, or the list of all rules.
struct ExplainCommand {
  let options: ExplainOptions

  func run(in session: Session) throws -> ExitCode {
    guard let id = options.rule else {
      try session.console.print(session.reporting.format == .json ? Self.json(RuleBook.all) : Self.list())
      return .clean
    }
    guard let page = RuleBook.all.first(where: { $0.id.rawValue == id }) else { return unknown(id, in: session) }
    try session.console.print(session.reporting.format == .json ? Self.json([page]) : page.page)
    return .clean
  }

  private static func list() -> String {
    let width = RuleBook.all.map(\.id.rawValue.utf8.count).max() ?? 0
    return RuleBook.all.map { page in
      let padding = String(repeating: " ", count: width - page.id.rawValue.utf8.count)
      return "\(page.id)\(padding)  \(page.summary)\n"
    }.joined()
  }

  private static func json(_ pages: [RuleDocumentation]) -> String {
    let rules = pages.map { page -> JSONValue in
      .object([
        ("id", .string(page.id.rawValue)), ("severity", .string(page.defaultSeverity.rawValue)),
        ("summary", .string(page.summary)), ("explanation", .string(page.explanation)), ("rationale", .string(page.rationale)),
        ("badExample", page.badExample.map(JSONValue.string) ?? .null),
        ("goodExample", page.goodExample.map(JSONValue.string) ?? .null), ("isConfigurable", .bool(page.isConfigurable)),
      ])
    }
    return JSONValue.object([("version", .number("1")), ("rules", .array(rules))]).text(.pretty) + "\n"
  }

  private func unknown(_ id: String, in session: Session) -> ExitCode {
    let hint = closestMatch(to: id, among: RuleBook.all.map(\.id.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
    session.console.printError(
      "error: there is no rule \(quoted(id).visible)\(hint)\n'config-registry explain' lists the rules.\n")
    return .usage
  }
}
