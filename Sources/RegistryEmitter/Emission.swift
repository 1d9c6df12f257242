import RegistryModel
import RegistryTemplate
import RegistryText

/// A registry that is ready to be written as Swift.
package struct Emission: Sendable {
  /// All but the retired ones.
  let entries: [Entry]
  /// The entries that take the place of others, by their keys.
  let replacements: [ExactText: Entry]
  let typeName: String
  let access: AccessLevel
  let overrides: OverridePolicy
  let hasSwiftUI: Bool
  /// The modules that the types of the app are in, beside the module of the file.
  let modules: [String]
  /// The module that tests of the file import; nil where they are in the same one.
  package var testedModule: String?
  let sourceNames: [String]
  let digest: String
  /// The build configurations for which an entry has a value of its own, in the order of the settings.
  let configurations: [BuildConfiguration]
  let features: Set<Feature>
  /// The number of each entry's key in the table, in their order.
  let numbers: [UInt32]

  /// Nil where a declaration has a fault; the rules report it.
  ///
  /// - Parameters:
  ///   - access: replaces the access level of the settings, unless nil.
  ///   - sourceNames: the names of the registry's files without their folders, so that the output is the same on every machine.
  package init?(_ registry: Registry, access: AccessLevel? = nil, sourceNames: [String]) {
    guard let entries = registry.entries?.filter({ !$0.isRetired }) else { return nil }
    let replacing = Set(entries.compactMap(\.replacedBy).map(ExactText.init))
    replacements = Dictionary(entries.map { (ExactText($0.key), $0) }.filter { replacing.contains($0.0) }) { first, _ in first }
    self.entries = entries
    typeName = registry.settings.typeName
    self.access = access ?? registry.settings.access
    overrides = registry.settings.overrides
    hasSwiftUI = registry.settings.hasSwiftUI
    modules = registry.settings.modules
    self.sourceNames = sourceNames
    digest = RegistryDigest.digest(of: entries)
    let used = Set(entries.flatMap(\.configuredDefaults).map(\.configuration.name))
    configurations = registry.settings.configurations.filter { used.contains($0.name) }
    numbers = KeyNumbers.numbers(of: entries.map(\.key))
    features = entries.reduce(into: []) { features, entry in
      features.formUnion(entry.kind.emitted.features)
      if entry.fallback == .useDefault { features.insert(.hasFetchFallback) }
      if entry.maxAge != nil { features.insert(.hasMaxAge) }
      if !entry.configuredDefaults.isEmpty { features.insert(.hasConfigurations) }
    }
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
