import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryUses

/// Shows where each key is read, and what reads past the registry.
struct UsesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "uses", .check,
    abstract: "Show where the sources of an app read each key, and which reads go around the registry.",
    discussion: [
      "Without '--sources' the current folder is searched. Nothing is built. Comments and texts do not count, every branch of '#if' does. Hidden folders, folders of builds and "
        + "packages, links, the generated file, and what a '.gitignore' ignores are left out.",
      "A comment '// config-registry:ignore RULE - reason' on a line, or on the line above, takes back a finding.",
    ])

  /// The formats of the uses.
  enum Format: String, ResultFormat {
    case text, json, github, sarif, gitlab
    /// For a comment on a pull request.
    case markdown
  }

  let sources = SourceOptions()
  @Argument(.also) var also: [String]
  @Argument(.baseline) var baseline: String?
  @Argument(.option("key", .text, "key", help: "Show the uses of this key only."))
  var key: String?
  @Argument(
    .option("write-baseline", .text, "file", help: "Write the reads that are reported today to this file, and report none."))
  var newBaseline: String?
  @Argument(.force) var isForced = false
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func validate() throws(UsageError) {
    guard newBaseline != nil else { return }
    if key != nil { throw UsageError("'--write-baseline' is about all keys; leave out '--key'") }
    if baseline != nil { throw UsageError("'--write-baseline' does not go with '--baseline'") }
  }

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadValid(registries)
    let entries = try registry.entries()
    if let key, !entries.contains(where: { $0.key == key }) { return unknown(key, among: entries, in: session) }
    let searched = try SourceSearcher(options: sources).search(
      for: entries, registry.settings, also: also, baseline: baseline, in: session)
    if let newBaseline { return try write(searched, newBaseline, session) }
    return try show(searched, registry, in: session)
  }

  private func show(_ searched: SearchedSources, _ registry: ValidRegistry, in session: Session) throws -> ExitCode {
    let keys = searched.report.keys.filter { key == nil || $0.key.key == key }
    let findings = searched.findings.filter { key == nil || $0.key == key }
    switch format {
    case .github, .sarif, .gitlab: return try session.report(findings, in: registry.sources, searched.texts)
    case .json: return try session.reportJSON(findings, with: [("uses", keys.json)])
    case .text: try session.console.print(keys.text)
    case .markdown: try session.console.print(keys.markdown)
    }
    if !findings.isEmpty {
      _ = try session.report(findings, in: registry.sources, searched.texts, to: format == .text ? .output : .error)
    }
    return session.code(for: findings)
  }

  private func write(_ searched: SearchedSources, _ path: String, _ session: Session) throws -> ExitCode {
    let baseline = Baseline(searched.findings, texts: searched.texts)
    try session.write(
      baseline.bytes, to: path, apartFrom: registries + Array(searched.texts.keys),
      overwriting: isForced ? .everything : .baselines)
    let count = baseline.readCount
    session.console.printError("\(count) \(count == 1 ? "read" : "reads") written to \(quoted(path: path))".visible + "\n")
    return .clean
  }

  private func unknown(_ key: String, among entries: [Entry], in session: Session) -> ExitCode {
    let hint = closestMatch(to: key, among: entries.map(\.key)).map { "; did you mean '\($0)'?" } ?? ""
    session.console.printError("error: the registry does not have the key \(quoted(key).visible)\(hint.visible)\n")
    return .usage
  }
}
