import RegistryYAML

/// Where the settings that rules judge are written.
package struct SettingsSource: Sendable {
  /// The rules to which `$registry.rules` gives a severity, with the place of each name.
  package internal(set) var ruleNames: [YAMLNode] = []
}
