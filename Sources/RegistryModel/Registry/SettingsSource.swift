import RegistryYAML

/// Where the settings that rules judge are written.
public struct SettingsSource: Sendable {
  /// The rules to which `$registry.rules` gives a severity, with the place of each name.
  public internal(set) var ruleNames: [YAMLNode] = []
}
