import RegistryDiagnostics
import RegistryText
import RegistryYAML

// The kinds of builds, in the order that decides where the conditions of two of them hold.
extension SettingsDecoder {
  /// A configuration without a sound condition is known by its name all the same, so that no entry is said to use an undeclared one.
  mutating func decodeConfigurations(_ node: YAMLNode) {
    guard node.kind == .mapping || node.kind == .unresolved || node.isNull else {
      return report(node, "'configurations' has to be a mapping", "write each as 'debug: DEBUG', with what follows '#if'")
    }
    for pair in node.pairs where !Registry.isFree(pair.key) {
      guard BuildConfiguration.isName(pair.key.text) else {
        report(pair.key, "\(quoted(pair.key.text)) cannot name a build configuration", Self.nameFix(pair.key.text))
        continue
      }
      let configuration = BuildConfiguration(
        name: pair.key.text, condition: condition(of: pair) ?? "", location: pair.key.location)
      settings.configurations.append(configuration)
    }
  }

  private static func nameFix(_ name: String) -> String {
    name == BuildConfiguration.valueName
      ? "'value' is the default of all other builds; use another name"
      : "use a letter, then letters, digits, '_' and '-', such as 'debug'"
  }

  /// What follows `#if`, or nil where it is none, or one that another configuration has.
  private mutating func condition(of pair: YAMLPair) -> String? {
    guard let text = text(pair.value, named: pair.key.text) else { return nil }
    guard !pair.value.isNull, let condition = CompilationCondition.normalized(text) else {
      report(
        pair.value, "\(quoted(text)) is not a compilation condition",
        text.isEmpty
          ? "put a condition that begins with '!' in quotes"
          : "write a name that '-D' sets, such as 'DEBUG'; '!', '&&', '||' and parentheses combine names")
      return nil
    }
    if let first = settings.configurations.first(where: { $0.condition == condition }) {
      report(
        pair.value, "\(quoted(pair.key.text)) has the same condition as \(quoted(first.name)), which comes first",
        "remove one of the two, or write another condition")
      return nil
    }
    return condition
  }
}
