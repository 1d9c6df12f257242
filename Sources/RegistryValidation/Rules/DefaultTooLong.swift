import RegistryDiagnostics
import RegistryModel

/// Reports a default that is longer than the entry's own limit.
package enum DefaultTooLong: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-too-long",
    summary: "the default is longer than 'max_length'",
    explanation: "The default may have at most 'max_length' characters, counted as Unicode scalars.",
    rationale: "Callers rely on the limit, and the default is the value that they get most often.",
    badExample: """
      banner_text:
        owner: growth
        type: string
        default: Welcome back
        max_length: 10
      """,
    goodExample: """
      banner_text:
        owner: growth
        type: string
        default: Welcome
        max_length: 10
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    declaration.forEachDefault { standard in
      guard case .value(.unreadable(.tooLong(let limit))) = standard.value else { return }
      let count = standard.node.text.unicodeScalars.count
      report(
        declaration.finding(
          at: standard.node, of: .default, .tooLong(declaration.name(for: standard), count: count, limit: limit)))
    }
  }
}

extension Finding.Message {
  fileprivate static func tooLong(_ key: String, count: Int, limit: Int) -> Self {
    "the default of \(key) has \(count) characters, but its 'max_length' is \(limit)"
  }
}
