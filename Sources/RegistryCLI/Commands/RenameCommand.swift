import RegistryDiagnostics
import RegistryEditing
import RegistryModel
import RegistryText

/// Gives an entry another key.
struct RenameCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "rename", .life,
    abstract: "Give an entry another key, and retire the old one.",
    discussion: [
      "Shipped installs read the old key, so its entry stays, retired, with the new key in 'replaced_by'. The new entry has all that the "
        + "old one has, its comments too."
    ],
    reportsTo: .error)

  @Argument(.option("reason", .reason, "text", help: "Why the old key is retired. By default that it was renamed."))
  var reason: String?
  let editing = EditingOptions()
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.positional("old", .text, help: "The key of the entry.")) var key: String
  @Argument(.positional("new", .text, help: "The new key.")) var name: String

  var registries: [String] { editing.registries }

  func run(in session: Session) throws -> ExitCode {
    let run = try EditingRun(registries, isDryRun: editing.isDryRun, format: format)
    let declaration = try KeySelection.named([key], in: run.loaded).first
    if let other = run.declarations.first(where: { ExactText($0.key) == ExactText(name) }) {
      throw Refusal([.existingKey(name, at: other.location)], in: run.loaded.sources, code: .findings)
    }
    if let declaration, declaration.isRetired {
      throw Refusal([.retiredKey(declaration)], in: run.loaded.sources, code: .findings)
    }
    return try run.apply(
      Edit.rename(key, to: name, reason: reason ?? "renamed to \(name)", in: run.loaded.registry),
      changes: [EditChange(key: key, attribute: "renamed", old: key, new: name)], nothing: "nothing to rename", in: session)
  }
}
