import RegistryDiagnostics
import RegistryModel

/// Keeps a registry with a release.
struct ArchiveCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "archive", .life,
    abstract: "Keep the registry of a release, for 'fleet', 'compat' and 'check --shipped'.",
    discussion: [
      "Writes one normal form into the folder, as 'VERSION.yml': the entries in their order, without comments, anchors and settings, and each "
        + "default as 'value' says it. The "
        + "same registry gives the same file, however it is written. A file with another registry is not replaced without '--force'."
    ],
    reportsTo: .error)

  @Argument(.option("version", .version, "version", help: "The version of the app, such as 5.2.0, or 5.2.0+412 with its build."))
  var version: AppVersion
  @Argument(.option("to", .text, "folder", help: "The folder of the shipped registries. It is made if it is missing."))
  var folder: String
  @Argument(.force) var isForced = false
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadValid(registries)
    try Folder.makeIfMissing(folder)
    let path = Folder.prefix(of: folder) + version.text + ".yml"
    try session.write(
      Array(registry.registry.normalForm().utf8), to: path, apartFrom: registry.paths,
      overwriting: isForced ? .everything : .releases)
    return try session.report(registry.findings, in: registry.sources)
  }
}
