import RegistryDiagnostics
import RegistryText
import RegistryYAML

// What settings say about versions of the app that have shipped.
extension SettingsDecoder {
  mutating func decodeSupportedFrom(_ node: YAMLNode) {
    guard let text = text(node, named: "supported_from") else { return }
    guard let version = AppVersion(text) else {
      return report(node, "\(quoted(text)) is not a version", "write numbers with dots between them, such as '5.2.0'")
    }
    settings.supportedFrom = version
  }

  mutating func decodeCompat(_ node: YAMLNode) {
    each(of: node, named: "compat", known: ["accept"]) { decoder, _, value in
      guard value.kind == .sequence, value.items.allSatisfy({ $0.kind == .mapping }) else {
        if value.kind == .unresolved { return }
        return decoder.report(value, "'accept' has to be a list of mappings", "write each as '- {key: …, rule: …, reason: …}'")
      }
      decoder.settings.acceptedBreaks = value.items.compactMap { decoder.acceptedBreak($0) }
    }
  }

  /// Nil where the item does not say what is accepted and why.
  private mutating func acceptedBreak(_ node: YAMLNode) -> AcceptedBreak? {
    var texts: [AcceptedBreakField: String] = [:]
    each(of: node, named: "accept", known: AcceptedBreakField.allCases.map(\.rawValue)) { decoder, name, value in
      guard let field = AcceptedBreakField(rawValue: name), let text = decoder.text(value, named: name) else { return }
      texts[field] = text
    }
    guard let key = texts[.key], let rule = texts[.rule], let reason = texts[.reason], !reason.isEmpty else {
      report(node, "an item of 'accept' needs a 'key', a 'rule' and a 'reason'", "say which finding is accepted, and why")
      return nil
    }
    return AcceptedBreak(key: key, rule: RuleID(rule), reason: reason, location: node.location)
  }
}
