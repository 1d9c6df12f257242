import RegistryDiagnostics
import RegistryJSON
import RegistryText

/// Prints the page of a rule, the list of all rules, or the rules for coding agents.
struct ExplainCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "explain", .check, abstract: "Explain a rule: what it checks, why, and how to fix what it reports.")

  /// The formats of a rule's page.
  enum Format: String, ResultFormat { case text, json }

  @Argument(.format) var format = Format.text
  @Argument(
    .flag("agents", help: "Print what to paste into the instructions of coding agents, with the registry's type name and path."))
  var isForAgents = false
  @Argument(
    .positional(
      "rule", .text, help: "The rule's id, which a finding shows in brackets. With '--agents', the registry.",
      fallback: "the list of all rules"))
  var rule: String?

  /// There are no findings to show.
  var reporting: ReportingOptions { ReportingOptions() }

  func run(in session: Session) throws -> ExitCode {
    if isForAgents { return try printAgentRules(in: session) }
    guard let rule else {
      try session.console.print(format == .json ? Self.json(RuleBook.all) : Self.list())
      return .clean
    }
    guard let page = RuleBook.all.first(where: { $0.id.rawValue == rule }) else { return unknown(rule, in: session) }
    try session.console.print(format == .json ? Self.json([page]) : page.page)
    return .clean
  }

  private func printAgentRules(in session: Session) throws -> ExitCode {
    let registry = try session.loadValid(rule.map { [$0] } ?? [])
    let path = rule ?? (registry.paths.count == 1 ? registry.paths[0] : "Registry")
    try session.console.print(AgentRules.text(typeName: registry.settings.typeName, registry: path.visiblePath))
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

  private func unknown(_ rule: String, in session: Session) -> ExitCode {
    let hint = closestMatch(to: rule, among: RuleBook.all.map(\.id.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
    session.console.printError(
      "error: unknown rule \(quoted(rule).visible)\(hint)\n'config-registry explain' lists the rules.\n")
    return .usage
  }
}
