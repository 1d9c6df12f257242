import RegistryDiagnostics
import RegistryText
import RegistryYAML

/// Something at the top level that is not one entry, and would be reported attribute by attribute if it were taken for one.
struct MisplacedEntry {
  let diagnostic: Diagnostic

  /// Nil for an entry, also for one with faults.
  init?(_ declaration: Declaration) {
    // A rule reports a misspelt '$registry'.
    guard !declaration.unknownPairs.isEmpty, !declaration.has(.type), !declaration.has(.default),
      !declaration.isMeantAsSettings
    else { return nil }
    let key = declaration.keyNode
    if Self.holdsSettings(declaration) {
      diagnostic = Diagnostic(
        StructureRules.notAnEntry, at: key.location, "\(quoted(key.text)) holds settings, but has the name of a remote key",
        fix: .init("did you mean '\(Registry.settingsKey)'?", replacement: Registry.settingsKey))
    } else if declaration.unknownPairs.allSatisfy({ Self.isEntry($0.value) }) {
      diagnostic = Diagnostic(
        StructureRules.notAnEntry, at: key.location,
        "\(quoted(key.text)) holds keys, but every remote key stands at the top level",
        fix: .init("move them to the top level, and name a team with 'owner' in each"))
    } else {
      return nil
    }
  }

  /// One setting alone may also be a misspelt attribute, as 'owners' is, unless the key says what is meant.
  private static func holdsSettings(_ declaration: Declaration) -> Bool {
    let isNamed = settingsNames.contains(declaration.key.lowercased().filter { $0 != "_" })
    return (isNamed || declaration.unknownPairs.count > 1)
      && declaration.unknownPairs.allSatisfy { SettingName(rawValue: $0.key.text) != nil }
  }

  /// What people call the settings, in small letters and without underscores.
  private static let settingsNames: Set = ["registry", "configregistry", "settings", "options"]

  private static func isEntry(_ node: YAMLNode) -> Bool {
    node.kind == .mapping
      && node.pairs.contains { $0.key.text == Attribute.type.rawValue || $0.key.text == Attribute.default.rawValue }
  }

  /// Whether the root is that of an exported template: it has parameters as Remote Config writes them.
  static func isExport(_ root: YAMLNode) -> Bool {
    root.pairs.contains { pair in
      switch pair.key.text {
      case "parameters", "parameterGroups":
        pair.value.pairs.contains { $0.value.pairs.contains { exportedMembers.contains($0.key.text) } }
      default: false
      }
    }
  }

  private static let exportedMembers: Set = ["defaultValue", "conditionalValues", "valueType", "parameters"]
}
