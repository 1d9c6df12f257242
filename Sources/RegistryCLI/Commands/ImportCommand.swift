import RegistryDiagnostics
import RegistryDiff

/// Writes a first registry from an export.
struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "import", .dashboard,
    abstract: "Write a first registry from an exported Remote Config template.",
    discussion: [
      "Types are inferred from the values. Owners are placeholders, which 'validate' reports until you name a team."
    ],
    reportsTo: .error)

  @Argument(.remote) var remote: String
  @Argument(.output("The registry to write, or '-' for standard output.")) var output = "-"
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()

  var printsFile: Bool { output == "-" }

  func run(in session: Session) throws -> ExitCode {
    let export = try ExportLoader.load(remote)
    let text = RegistryImport.registry(from: export.export)
    try session.write(Array(text.utf8), to: output, apartFrom: [remote])
    guard !export.diagnostics.isEmpty else { return .clean }
    return try session.report(export.diagnostics, in: export.sources)
  }
}
