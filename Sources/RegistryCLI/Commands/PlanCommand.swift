import RegistryDiagnostics
import RegistryDiff
import RegistryJSON
import RegistryModel
import RegistryText

/// Writes the template that would make an export agree with a registry.
struct PlanCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "plan", .dashboard,
    abstract: "Write a Remote Config template that agrees with the registry.",
    discussion: [
      "Everything that the registry does not describe stays as it is, byte for byte. So does a default that was changed in the "
        + "console, unless the registry pins it with 'dashboard: pinned'.",
      "The changes are listed on standard error: '+' added, '~' changed, '-' removed, '=' different and kept. '!' marks what people "
        + "have to decide first, because clients could not use it or the service would refuse it; the exit code is 1 then. With "
        + "'--format json' the list is JSON.",
    ],
    reportsTo: .error)

  @Argument(.remote) var remote: String
  @Argument(.output("The template to write, or '-' for standard output.")) var output = "-"
  @Argument(
    .option(
      "group", .text, "name",
      help: "The group of the parameters that are added. By default that of the keys that begin with the same words."))
  var group: String?
  @Argument(
    .flag(
      "prune",
      help: "Remove remote parameters that are not in the registry, unless a rollout, an experiment or personalisation uses them."
    ))
  var prunes = false
  @Argument(.force) var isForced = false
  @Argument(.ignore) var ignored: [String]
  @Argument(.also) var also: [String]
  let shipped = ShippedOptions()
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  var printsFile: Bool { output == "-" }

  func validate() throws(UsageError) {
    try shipped.validate()
    guard let group, group.unicodeScalars.count > ServiceLimits.groupNameLength else { return }
    throw UsageError("the name of a group has at most \(ServiceLimits.groupNameLength) characters")
  }

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadComparable(registries)
    let export = try ExportLoader.load(remote, beside: registry.findings, in: registry.sources)
    guard !export.diagnostics.hasErrors else { return try session.report(export.diagnostics, in: export.sources) }
    var options = TemplatePlan.Options()
    options.ignored = registry.settings.ignoredRemoteKeys + ignored.map { IgnorePattern($0) }
    options.prunes = prunes
    options.group = group
    options.others = try LoadedOthers(also).valid()
    let releases = try LoadedReleases(shipped, registry.settings)
    options.readers = releases.readers
    let plan = TemplatePlan(try registry.comparableEntries(), export.export, settings: registry.settings, options)
      .judged(by: releases, registry.settings, path: remote)
    try session.write(
      plan.bytes, to: output, apartFrom: registry.paths + [remote], overwriting: isForced ? .everything : .templates)
    try show(plan, registry, export, releases, in: session)
    return plan.obstacles.isEmpty ? .clean : .findings
  }

  /// The formats for annotations know findings only: what is left.
  private func show(
    _ plan: TemplatePlan, _ registry: ValidRegistry, _ export: LoadedExport, _ releases: LoadedReleases, in session: Session
  ) throws {
    switch format {
    case .text: session.console.printError(plan.text(limit: reporting.limit))
    case .json: try session.printDocument(Self.json(plan))
    case .github, .sarif, .gitlab: _ = try session.report(plan.obstacles, in: registry.sources, export.sources, releases.sources)
    }
  }

  private static func json(_ plan: TemplatePlan) -> String {
    let document: JSONValue = .object([
      ("version", 1), ("tool", .object([("name", .string(Version.tool.name)), ("version", .string(Version.tool.version))])),
      ("changes", plan.changesAsJSON), ("summary", plan.summaryAsJSON),
    ])
    return document.text(.pretty) + "\n"
  }
}
