import RegistryDiagnostics
import RegistryEditing
import RegistryModel

/// Retires entries.
struct RetireCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "retire", .life,
    abstract: "Retire keys: new versions do not read them, shipped ones still do.",
    discussion: [
      "A retired key has no accessor, so that the compiler finds what still reads it. Its entry stays until no install reads the key. An "
        + "entry that names a retired key in 'replaced_by' loses that attribute."
    ],
    reportsTo: .error)

  @Argument(.reason("Why new versions do not read the keys.")) var reason: String
  let editing = EditingOptions()
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.keys("The keys to retire.")) var keys: [String]

  var registries: [String] { editing.registries }

  func validate() throws(UsageError) {
    if keys.isEmpty { throw UsageError("missing the keys to retire") }
  }

  func run(in session: Session) throws -> ExitCode {
    let run = try EditingRun(registries, isDryRun: editing.isDryRun, format: format)
    let found = try KeySelection.named(keys, in: run.loaded)
    return try run.apply(
      found.flatMap { Edit.retire($0.key, reason: reason, in: run.loaded.registry) },
      changes: found.map { EditChange(key: $0.key, attribute: "retired", old: $0.retired.value, new: reason) },
      nothing: "nothing to retire", in: session)
  }
}
