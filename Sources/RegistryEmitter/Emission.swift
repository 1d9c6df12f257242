import RegistryModel
import RegistryTemplate

/// A registry that is ready to be written as Swift.
package struct Emission: Sendable {
  let entries: Entries
  let typeName: String
  let access: AccessLevel
  let sourceNames: [String]
  let digest: String
  let features: Features

  /// Nil where any declaration is not sound; ``RegistryModel/Declaration`` and the rules say why.
  ///
  /// - Parameters:
  ///   - access: what replaces the access level of the settings, if anything.
  ///   - sourceNames: the names of the registry's files without their folders, so that the output is the same on every machine.
  package init?(_ registry: Registry, access: AccessLevel? = nil, sourceNames: [String]) {
    var features = Features()
    var digest = RegistryDigest()
    let entries = Entries(registry) { entry in
      features.note(entry)
      digest.add(entry)
    }
    guard let entries else { return nil }
    self.entries = entries
    typeName = registry.settings.typeName
    self.access = access ?? registry.settings.access
    self.sourceNames = sourceNames
    self.digest = digest.finalize()
    self.features = features
  }

  /// What a template sees at its top level; `Documentation/Templates.md` lists the names.
  package var context: TemplateValue { .object(RegistryContext(emission: self)) }

  /// Writes the file that `template` makes of the registry.
  ///
  /// Throws a ``RegistryTemplate/TemplateError``, or the output's own error.
  package func write(_ template: Template, to output: any TemplateOutput) throws {
    try template.render(context, to: output)
  }
}
