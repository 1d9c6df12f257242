import RegistryDiagnostics
import RegistryModel

/// Reports a default that is no JSON document.
package enum InvalidJSON: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-json",
    summary: "the default of a 'json' key is not valid JSON",
    explanation: """
      The default is the text of one JSON document as RFC 8259 has it: no trailing comma, no comment, no single quotes, \
      and no key twice in an object.
      """,
    rationale: "Readers of JSON differ in what they forgive; a document that all of them take is the only safe default.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard candidate.type == .json, !candidate.hasSoundDefault, case .value(.unreadable(let reason), let node) = candidate.reading
    else { return }
    var finding = candidate.finding(at: node, of: .default, "the default of \(candidate.name) \(reason.explanation)")
    if let fault = ReadingGrammar.jsonFault(node.text) {
      finding.location = node.location(ofScalarAt: fault.offset)
      finding.fix = fault.hint.map { .init($0) }
    }
    report(finding)
  }
}
