import RegistryJSON
import RegistryModel
import RegistryText

/// A first registry from an exported template, for a team that starts.
///
/// Types come from the template where it declares them, and are inferred from the values and marked where it does not. Owners are
/// a placeholder that the rule `placeholder-owner` reports. Descriptions are kept, and groups become tags.
package enum RegistryImport {
  /// The text of the registry; of a key that is in several places the first one counts.
  package static func registry(from export: Export) -> String {
    var text = """
      # yaml-language-server: $schema=config-registry.schema.json
      #
      # Imported from an exported Remote Config template. Name an owner for every key, give every flag an expiry, and numbers a
      # range; then 'config-registry check' is green.

      """
    var seen: Set<String> = []
    for parameter in export.parameters where seen.insert(parameter.key).inserted {
      text += entry(parameter, group: parameter.group.flatMap { export.groups[$0].name.text })
    }
    return seen.isEmpty ? text + "#\n# The template has no parameters.\n" : text
  }

  private static func entry(_ parameter: ExportParameter, group: String?) -> String {
    let guess = TypeGuess(parameter)
    var lines = [
      "\(YAMLText.key(parameter.key)):",
      "  owner: \(Declaration.ownerPlaceholder)",
      "  type: \(guess.type.rawValue)" + (guess.isInferred ? " # inferred from the values" : ""),
      "  default: \(guess.type.remote.yaml(guess.defaultText))" + (guess.isDefaultMade ? " # the template has none" : ""),
    ]
    if let description = parameter.description?.text, !description.isEmpty {
      lines.append("  description: \(YAMLText.quoted(description))")
    }
    if let group { lines.append("  tags: [\(YAMLText.quoted(group))]") }
    return lines.joined(separator: "\n") + "\n"
  }
}
