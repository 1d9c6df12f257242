import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistrySchema
import RegistryText

/// Writes a first registry from an export, from the sources of an app, or from both, or adds the keys that a registry lacks.
struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "import", .dashboard,
    abstract: "Write a first registry from an exported Remote Config template, or from the sources of an app.",
    discussion: [
      "A default is what everyone receives for whom no condition holds. A value under a condition, in a rollout or in a variant never "
        + "becomes one. What the template does not say is a guess, and a comment marks it.",
      "With '--sources' the reads of the app decide what the template leaves open: the getter gives the type, a default that is given "
        + "to the SDK is the default, and a comment marks a key that nothing reads. Without '--remote' the sources are all there is.",
      "With '--into' the keys that the registry lacks are added at the end of one of its files. Nothing else in it changes.",
    ],
    reportsTo: .error)

  @Argument(.remote) var remote: String?
  let sources = SourceOptions()
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
    if remote == nil, sources.sources.isEmpty { throw missingInput }
    if into == nil {
      guard registries.isEmpty else { throw UsageError("a registry is named, but '--into <file>' is missing") }
    } else if output != "-" || schema != nil {
      throw UsageError("'--into' cannot be used together with '--output' or '--schema'")
    }
    if sources.sources.isEmpty { try sources.validateWithoutSources() }
    if schema == "-" { throw UsageError("'--schema' needs the name of a file") }
  }

  /// An export without its option is most likely what '--remote' is to name.
  private var missingInput: UsageError {
    guard let file = registries.first(where: { $0.hasSuffix(".json") }) else {
      return UsageError("missing '--remote <file>' or '--sources <folder>'")
    }
    return UsageError("missing '--remote <file>'; write '--remote' before \(UsageError.quoted(file))")
  }

  var printsFile: Bool { output == "-" }

  func run(in session: Session) throws -> ExitCode {
    let export = try remote.map { try ExportLoader.load($0) }
    var options = options
    if !sources.sources.isEmpty { options.sources = try keysInSources() }
    let result = try into.map { try add(export, options, to: $0, in: session) } ?? create(export, options, in: session)
    let findings = (export?.diagnostics ?? []) + result.findings
    guard !findings.isEmpty else { return .clean }
    return try session.report(findings, in: export?.sources ?? [:])
  }

  /// What the sources say of each key that they name.
  private func keysInSources() throws -> [String: KeyInSources] {
    let keys = try SourceSearcher(options: sources).keys()
    return Dictionary(keys.map { ($0.key, KeyInSources($0)) }) { first, _ in first }
  }

  private static func registry(_ export: LoadedExport?, _ options: RegistryImport.Options) -> RegistryImport {
    export.map { RegistryImport($0.export, options) } ?? RegistryImport(sources: options.sources ?? [:], options)
  }

  /// The paths that the result is made from.
  private var inputs: [String] { remote.map { [$0] } ?? [] }

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

  private func create(
    _ export: LoadedExport?, _ options: RegistryImport.Options, in session: Session
  ) throws -> RegistryImport {
    var options = options
    options.schema = schema.map { output == "-" ? $0 : RelativePath.path(of: $0, from: output) }
    let result = Self.registry(export, options)
    if let schema {
      try session.write(RegistrySchema.bytes, to: schema, apartFrom: inputs + [output], overwriting: overwriting)
    }
    try session.write(Array(result.registry.utf8), to: output, apartFrom: inputs, overwriting: overwriting)
    return result
  }

  private func add(
    _ export: LoadedExport?, _ options: RegistryImport.Options, to file: String, in session: Session
  ) throws -> RegistryImport {
    let registry = try ExtensibleRegistry(file, others: registries)
    var options = options
    options.declared = registry.keys
    options.ignored += registry.ignoredRemoteKeys
    let result = Self.registry(export, options)
    if result.count > 0 {
      try session.write(
        try registry.adding(result.entries, count: result.count), to: file, apartFrom: inputs, overwriting: .everything)
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
