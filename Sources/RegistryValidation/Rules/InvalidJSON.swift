import RegistryDiagnostics
import RegistryModel

/// Reports a default that is not a JSON document.
package enum InvalidJSON: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-json",
    summary: "the default of a 'json' key is not valid JSON",
    explanation: """
      The default is the text of one JSON document as RFC 8259 defines it: no trailing comma, no comment, no single quotes, \
      and no key twice in an object.
      """,
    rationale: "JSON readers differ in what they accept. A document that all of them accept is the only safe default.",
    badExample: """
      price_rules:
        owner: growth
        type: json
        default: '{"tiers": [1, 2,]}'
      """,
    goodExample: """
      price_rules:
        owner: growth
        type: json
        default: '{"tiers": [1, 2]}'
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard declaration.type.value == .json else { return }
    declaration.forEachDefault { standard in
      guard case .value(.unreadable(let reason)) = standard.value else { return }
      let node = standard.node
      var finding = declaration.finding(at: node, of: .default, .invalidJSON(reason, declaration.name(for: standard)))
      if let fault = JSONType.fault(in: node.text) {
        finding.location = node.location(ofScalarAt: fault.offset)
        finding.fix = fault.hint.map { .init($0) }
      }
      report(finding)
    }
  }
}

extension Finding.Message {
  fileprivate static func invalidJSON(_ reason: Unreadable, _ key: String) -> Self {
    "the default of \(key) \(reason.explanation)"
  }
}
