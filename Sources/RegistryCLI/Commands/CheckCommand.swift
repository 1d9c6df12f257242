import RegistryCompat
import RegistryDiagnostics
import RegistryDiff
import RegistryExpiry
import RegistryModel

/// Checks a registry by itself, by the day, against an export, and against the sources that read it.
struct CheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "check", .check,
    abstract: "Check a registry against every rule and for expiry: the one command for CI.",
    discussion: [
      CommandConfiguration.expiryRule,
      "With '--remote', every value of an exported template is checked too: a client has to be able to read it.",
      "With '--sources', the reads that go around the registry are reported as 'uses' does, and an expired entry names the places "
        + "that read it.",
      "With '--against' and '--shipped', changes that break installs of a version that shipped are reported as 'compat' does, and "
        + "with '--remote' also what the template does to them, as 'fleet' does.",
    ])

  @Argument(.remote) var remote: String?
  @Argument(.ignore) var ignored: [String]
  @Argument(.also) var also: [String]
  let sources = SourceOptions()
  @Argument(.baseline) var baseline: String?
  @Argument(.against) var against: [String]
  let shipped = ShippedOptions()
  @Argument(.today) var today: CalendarDay?
  @Argument(.within) var within: Int?
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func validate() throws(UsageError) {
    try shipped.validate()
    if remote == nil, !ignored.isEmpty { throw UsageError("'--ignore' needs '--remote <file>'") }
    guard sources.sources.isEmpty else { return }
    if remote == nil, !also.isEmpty { throw UsageError("'--also' needs '--remote <file>' or '--sources <folder>'") }
    if baseline != nil { throw UsageError("'--baseline' needs '--sources <folder>'") }
    try sources.validateWithoutSources()
  }

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(registries)
    let policy = ExpiryPolicy(loaded.registry.settings, within: within)
    let today = try session.datedToday(today)
    let expiry = ExpiryReport(loaded.registry, today: today.day, policy: policy)
    var findings = today.findings + loaded.findings + expiry.diagnostics
    var texts: [String: [UInt8]] = [:]
    if let searched = try search(loaded, in: session) {
      findings = findings.withPlaces(of: searched.report.keys) + searched.findings
      texts = searched.texts
    }
    let shipped = try releases(loaded, beside: findings, in: texts)
    findings += shipped.diagnostics + compare(loaded, shipped)
    texts.merge(shipped.sources) { first, _ in first }
    guard let remote else { return try session.report(findings, of: loaded, in: texts, today: today) }
    let export = try ExportLoader.load(remote, beside: findings, in: texts.merging(loaded.sources) { first, _ in first })
    let others = try LoadedOthers(also)
    findings += export.diagnostics + others.diagnostics + compare(loaded, export, others)
    findings += Fleet(shipped.releases, RemoteTemplate(export.export)).diagnostics(loaded.registry.settings)
    for sources in [export.sources, others.sources] { texts.merge(sources) { first, _ in first } }
    return try session.report(findings, of: loaded, in: texts, today: today)
  }

  /// The uses of the keys; nil without `--sources`, and of a registry with faults of its own.
  private func search(_ loaded: LoadedRegistry, in session: Session) throws -> SearchedSources? {
    guard !sources.sources.isEmpty, let entries = loaded.registry.entries else { return nil }
    return try SourceSearcher(options: sources).search(
      for: entries, loaded.registry.settings, also: also, baseline: baseline, in: session)
  }

  /// The registries of versions that shipped.
  ///
  /// - Throws: for exit code 2, the findings so far and which file cannot be read.
  private func releases(
    _ loaded: LoadedRegistry, beside findings: [Diagnostic], in texts: [String: [UInt8]]
  ) throws(Refusal) -> LoadedReleases {
    let settings = loaded.registry.settings
    do throws(Refusal) { return try LoadedReleases(shipped, settings).joined(with: LoadedReleases(against, settings)) } catch {
      throw error.beside(findings, in: texts.merging(loaded.sources) { first, _ in first })
    }
  }

  /// What breaks installs that shipped. A registry with faults of its own is not compared: an entry with one would seem to be gone.
  private func compare(_ loaded: LoadedRegistry, _ shipped: LoadedReleases) -> [Diagnostic] {
    guard !shipped.releases.isEmpty, loaded.registry.entries != nil else { return [] }
    let compatibility = Compatibility(of: Release(loaded.registry, name: ""), since: shipped.releases)
    return CompatReport(compatibility, settings: loaded.registry.settings).diagnostics
  }

  /// The values that no client should receive. A registry with faults of its own is not compared.
  private func compare(_ loaded: LoadedRegistry, _ export: LoadedExport, _ others: LoadedOthers) -> [Diagnostic] {
    let settings = loaded.registry.settings
    guard let entries = loaded.registry.entries else { return [] }
    let ignored = settings.ignoredRemoteKeys + ignored.map { IgnorePattern($0) }
    let comparison = Comparison(entries, export.export, ignoring: ignored, also: others.registries)
    return DiffReport(comparison, settings: settings, only: DiffRules.checked).diagnostics
  }
}
