import RegistryDiagnostics
import RegistryModel
import RegistryReport
import RegistryText

/// Compares the owners of a registry with CODEOWNERS.
struct OwnersCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "owners", .life,
    abstract: "Compare the owners of the keys with the repository's CODEOWNERS.",
    discussion: [
      "What CODEOWNERS calls a team is in '$registry.owners': 'payments: {codeowners: \"@org/payments\", contact: \"#payments\"}'.",
      "Reported are a team without a rule, and a file of the registry that CODEOWNERS gives to another team than its keys. Paths are "
        + "relative to '--root', else to the folder of CODEOWNERS, or the one around '.github', '.gitlab' or 'docs'.",
    ])

  /// The formats of the owners.
  enum Format: String, ResultFormat {
    case text, json, github, sarif, gitlab
    /// For a comment on a pull request.
    case markdown
  }

  @Argument(.option("codeowners", .input, "file", help: "The CODEOWNERS file of the repository.")) var codeowners: String
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = Format.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  /// Far more than the services read: 3 MB.
  private static let sizeLimit = 16 << 20

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadComparable(registries)
    let bytes = try InputFile.read(codeowners, limit: Self.sizeLimit)
    let root = RepositoryRoot.paths(below: reporting.root ?? folder)
    let report = OwnersReport(
      try registry.comparableEntries(), registry.settings, CodeOwners(bytes, path: codeowners), repositoryPath: root)
    let findings = report.diagnostics + registry.faultsOfShown
    let sources = [codeowners: bytes]
    switch format {
    case .github, .sarif, .gitlab: return try session.report(findings, in: registry.sources, sources)
    case .json: return try session.reportJSON(findings, with: [("owners", report.json)])
    case .text: try session.console.print(report.text(width: session.console.outputWidth))
    case .markdown: try session.console.print(report.markdown)
    }
    if !findings.isEmpty {
      _ = try session.report(findings, in: registry.sources, sources, to: format == .text ? .output : .error)
    }
    return session.code(for: findings)
  }

  /// The top of the repository, as the services look for CODEOWNERS.
  private var folder: String {
    var names = codeowners.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    if let last = names.last, [".github", ".gitlab", "docs"].contains(last) { names.removeLast() }
    if codeowners.hasPrefix("/") { return "/" + names.joined(separator: "/") }
    return names.isEmpty ? "." : names.joined(separator: "/")
  }
}
