import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistrySchema
import RegistryText

/// Writes a first registry from an export, or adds the keys that a registry lacks.
struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "import", .dashboard,
    abstract: "Write a first registry from an exported Remote Config template.",
    discussion: [
      "A default is what everyone receives for whom no condition holds. A value under a condition, in a rollout or in a variant never "
        + "becomes one. What the template does not say is a guess, and a comment marks it.",
      "With '--into' the keys that the registry lacks are added at the end of one of its files. Nothing else in it changes.",
    ],
    reportsTo: .error)

  @Argument(.remote) var remote: String
  @Argument(.output("The registry to write, or '-' for standard output.")) var output = "-"
  @Argument(.option("into", .input, "file", help: "The file of a registry to which the missing keys are added."))
  var into: String?
  @Argument(.option("owner", .text, "team", help: "The owner of the keys. By default a placeholder, which 'validate' reports."))
  var owner: String?
  @Argument(.flag("owners-from-groups", help: "Take the name of a group for the owner of its keys."))
  var takesOwnersFromGroups = false
  @Argument(.option("expires", .day, "day", help: "The last day of every bool, as YYYY-MM-DD."))
  var expires: CalendarDay?
  @Argument(
    .option("never", .permanence, "pattern=reason", help: "Keys that never expire, and why, such as 'kill_*=a kill switch'."))
  var permanent: [RegistryImport.Permanence]
  @Argument(
    .option("schema", .text, "file", help: "Write the JSON Schema for editors to this file, and name it in the registry."))
  var schema: String?
  @Argument(.force) var isForced = false
  @Argument(.ignore) var ignored: [String]
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(
    .positional("registry", .input, help: "With '--into', the other files of the registry, or their folder.", fallback: "none"))
  var registries: [String]

  func validate() throws(UsageError) {
    if into == nil {
      guard registries.isEmpty else { throw UsageError("a registry is named, but '--into <file>' is missing") }
    } else if output != "-" || schema != nil {
      throw UsageError("'--into' cannot be used together with '--output' or '--schema'")
    }
    if schema == "-" { throw UsageError("'--schema' needs the name of a file") }
  }

  var printsFile: Bool { output == "-" }

  func run(in session: Session) throws -> ExitCode {
    let export = try ExportLoader.load(remote)
    let result = try into.map { try add(export.export, to: $0, in: session) } ?? create(export.export, in: session)
    let findings = export.diagnostics + result.findings
    guard !findings.isEmpty else { return .clean }
    return try session.report(findings, in: export.sources)
  }

  private var options: RegistryImport.Options {
    var options = RegistryImport.Options()
    options.owner = owner
    options.takesOwnersFromGroups = takesOwnersFromGroups
    options.expires = expires
    options.permanent = permanent
    options.ignored = ignored.map { IgnorePattern($0) }
    return options
  }

  /// A registry that exists is somebody's work; '--into' adds to it.
  private var overwriting: Overwriting { isForced ? .everything : .nothing }

  private func create(_ export: Export, in session: Session) throws -> RegistryImport {
    var options = options
    options.schema = schema.map { output == "-" ? $0 : RelativePath.path(of: $0, from: output) }
    let result = RegistryImport(export, options)
    if let schema {
      try session.write(
        RegistrySchema.bytes, to: schema, apartFrom: [remote, output], overwriting: overwriting)
    }
    try session.write(Array(result.registry.utf8), to: output, apartFrom: [remote], overwriting: overwriting)
    return result
  }

  private func add(_ export: Export, to file: String, in session: Session) throws -> RegistryImport {
    let registry = try ExtensibleRegistry(file, others: registries)
    var options = options
    options.declared = registry.keys
    options.ignored += registry.ignoredRemoteKeys
    let result = RegistryImport(export, options)
    if result.count > 0 {
      try session.write(
        try registry.adding(result.entries, count: result.count), to: file, apartFrom: [remote],
        overwriting: .everything)
    }
    if format == .text {
      session.console.printError("\(result.count) \(result.count == 1 ? "key" : "keys") added to \(quoted(path: file))\n")
    }
    return result
  }
}

extension ValueKind<RegistryImport.Permanence> {
  static var permanence: Self {
    Self(expected: "a pattern and a reason, as 'kill_*=a kill switch'") { RegistryImport.Permanence($0) }
  }
}
