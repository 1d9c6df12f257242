import RegistryDiagnostics
import RegistryEditing
import RegistryModel
import RegistryText

/// Gives entries to another owner.
struct AssignCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "assign", .life,
    abstract: "Give entries to another owner.",
    discussion: [
      "All entries are given, or none. Comments and the layout of the file stay. If '$registry.owners' lists the owners, the new one has "
        + "to be among them."
    ],
    reportsTo: .error)

  @Argument(.option("from", .text, "team", help: "Give away all entries of this team.")) var from: String?
  @Argument(.option("to", .reason, "team", help: "The new owner.")) var to: String
  let editing = EditingOptions()
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.keys("The keys to give away.")) var keys: [String]

  var registries: [String] { editing.registries }

  func validate() throws(UsageError) {
    if keys.isEmpty, from == nil { throw UsageError("missing the keys, or '--from <team>'") }
    if !keys.isEmpty, from != nil { throw UsageError("keys cannot be used together with '--from'") }
  }

  func run(in session: Session) throws -> ExitCode {
    let run = try EditingRun(registries, isDryRun: editing.isDryRun, format: format)
    let found = try from.map { from throws(Refusal) in try KeySelection.owned(by: from, in: run.loaded) }
    let declarations = try found ?? KeySelection.named(keys, in: run.loaded)
    let changed = declarations.filter { $0.owner.value.map(ExactText.init) != ExactText(to) }
    return try run.apply(
      edits(of: changed),
      changes: changed.map { EditChange(key: $0.key, attribute: "owner", old: $0.owner.value, new: to) },
      nothing: "nothing to assign", in: session)
  }

  /// All entries of a team include all of those that have it from the defaults of a file, so that the defaults are changed for them.
  private func edits(of declarations: [Declaration]) -> [Edit] {
    let inherited = from == nil ? [] : declarations.filter(\.inheritsOwnerFromFile)
    let paths = Set(inherited.map(\.location.path)).sorted()
    let own = declarations.filter { from == nil || !$0.inheritsOwnerFromFile }
    return paths.map { .setDefault(path: $0, .owner, .text(to)) } + own.map { .set(key: $0.key, .owner, .text(to)) }
  }
}

extension Declaration {
  /// Whether the owner is the one of the file's defaults, which an entry inherits at its key.
  fileprivate var inheritsOwnerFromFile: Bool { pair(.owner)?.mergeKey?.location == location }
}
