import RegistryJSON

extension RuleDocumentation {
  /// The rule's page, for a terminal.
  package var page: String {
    sections.map { title, body in title.isEmpty ? body : "\(title)\n\(Self.indented(body))" }.joined(separator: "\n\n") + "\n"
  }

  private var sections: [(title: String, body: String)] {
    var sections = [
      (title: "", body: "\(id): \(summary) (\(defaultSeverity.rawValue))"), ("What it does", explanation),
      ("Why it matters", rationale),
    ]
    if let badExample { sections.append(("Example", badExample)) }
    if let goodExample { sections.append(("Use instead", goodExample)) }
    if let isFixSafe { sections.append(("Fix", isFixSafe ? "Safe to apply." : "Look at it before you apply it.")) }
    if isConfigurable { sections.append(("Severity", "Set it under '$registry: rules: \(id)' to error, warning or off.")) }
    return sections
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  /// The rule as a `reportingDescriptor` of SARIF.
  var sarif: JSONValue {
    [
      "id": .string(id.rawValue),
      "shortDescription": ["text": .string(summary)],
      "fullDescription": ["text": .string(explanation)],
      "help": ["text": .string(page)],
      "defaultConfiguration": ["level": .string(defaultSeverity.rawValue)],
    ]
  }
}
