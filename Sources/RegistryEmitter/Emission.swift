import RegistryModel
import RegistryTemplate

/// A registry that is ready to be written as Swift.
public struct Emission: Sendable {
  let entries: Entries
  let typeName: String
  let access: AccessLevel
  let sourceNames: [String]
  let digest: String
  let features: Features

  /// - Parameters:
  ///   - entries: the registry's entries.
  ///   - settings: its settings.
  ///   - access: what replaces the access level of the settings, if anything.
  ///   - sourceNames: the names of the registry's files without their folders, so that the output is the same on every machine.
  public init(_ entries: Entries, settings: Settings, access: AccessLevel? = nil, sourceNames: [String]) {
    self.entries = entries
    typeName = settings.typeName
    self.access = access ?? settings.access
    self.sourceNames = sourceNames
    var features = Features()
    digest = RegistryDigest.digest(entries) { features.note($0) }
    self.features = features
  }

  /// What a template sees at its top level; `Documentation/Templates.md` lists the names.
  public var context: TemplateValue { .object(RegistryContext(emission: self)) }

  /// Writes the file that `template` makes of the registry.
  ///
  /// Throws a ``RegistryTemplate/TemplateError``, or the output's own error.
  public func write(_ template: Template, to output: any TemplateOutput) throws {
    try template.render(context, to: output)
  }
}
