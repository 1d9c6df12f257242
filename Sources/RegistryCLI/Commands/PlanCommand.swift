import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistryText

/// Writes the template that would make an export agree with a registry.
struct PlanCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "plan", .dashboard,
    abstract: "Write a Remote Config template that agrees with the registry.",
    discussion: [
      "Everything that the registry does not describe stays as it is, byte for byte. So does a default that was changed in the "
        + "console, unless the registry pins it with 'dashboard: pinned'. The changes are listed on standard error."
    ],
    reportsTo: .error)

  @Argument(.remote) var remote: String
  @Argument(.output("The template to write, or '-' for standard output.")) var output = "-"
  @Argument(.flag("prune", help: "Remove remote parameters that are not in the registry.")) var prunes = false
  @Argument(.ignore) var ignored: [String]
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadValid(registries)
    let export = try ExportLoader.load(remote)
    guard !export.diagnostics.hasErrors else { return try session.report(export.diagnostics, in: export.sources) }
    let ignored = registry.settings.ignoredRemoteKeys + ignored
    let plan = TemplatePlan(try registry.entries(), export.export, ignoring: ignored, prunes: prunes)
    try session.write(plan.bytes, to: output, apartFrom: registry.paths + [remote])
    session.console.printError(Self.summary(plan))
    return .clean
  }

  private static func summary(_ plan: TemplatePlan) -> String {
    let lines = plan.changes.map { "\($0.sign) \($0.key): \($0.detail)".visible + "\n" }
    return lines.joined() + (plan.isEmpty ? "nothing to change\n" : "")
  }
}
