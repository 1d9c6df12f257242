import RegistryDiagnostics
import RegistryEditing
import RegistryText

/// Brings the files of a registry into one layout.
struct FormatCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "format", .life,
    abstract: "Bring the files of a registry into one layout, comments kept.",
    discussion: [
      "The attributes of an entry are put into the order of the documentation, without empty lines between them. An empty line is put "
        + "beside each entry of several lines. No value changes, and the meaning of the registry stays the same."
    ],
    reportsTo: .error)

  @Argument(.flag("check", help: "Write nothing, and fail if a file is not in the layout.")) var isCheck = false
  @Argument(.dryRun) var isDryRun = false
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func validate() throws(UsageError) {
    if isCheck, isDryRun { throw UsageError("'--check' and '--dry-run' cannot be used together") }
  }

  func run(in session: Session) throws -> ExitCode {
    let run = try EditingRun(registries, isDryRun: isDryRun || isCheck, format: format)
    let formatted = run.files.compactMap { FileLayout.formatted(path: $0.path, bytes: $0.bytes) }
    if isCheck { return try session.report(formatted.map(Self.finding), in: run.loaded.sources) }
    let changes = formatted.map { EditChange(key: $0.path, attribute: "layout", old: nil, new: "changed") }
    return try run.finish(formatted, changes, nothing: "nothing to format", in: session)
  }

  private static func finding(_ file: EditedFile) -> Diagnostic {
    let first = file.edits.ordered.first?.range.lowerBound ?? 0
    let place = LineIndex(file.original).position(of: first)
    let location = SourceLocation(path: file.path, span: SourceSpan(start: place, end: place))
    return Diagnostic(
      EditingRules.unformatted, at: location, "\(quoted(path: file.path)) is not in the layout",
      fix: .init("run 'config-registry format', which keeps its comments"))
  }
}
