import RegistryDiagnostics
import RegistryJSON
import RegistryModel

/// Reports a default that the entry's schema does not allow.
package enum DefaultViolatesSchema: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-violates-schema",
    summary: "the default of a 'json' key does not satisfy its schema",
    explanation: """
      'schema' names a JSON Schema (2020-12) in a file beside the registry. The words that are checked are 'type', 'required', \
      'properties', 'additionalProperties', 'items', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', \
      'exclusiveMaximum', 'minLength', 'maxLength', 'minItems' and 'maxItems'. A place in the document is a JSON Pointer.
      """,
    rationale: "An install has the default before its first fetch, and whenever the dashboard has nothing that it can read.",
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let path = declaration.schemaPath, let schema = context.registry.schemas[path]?.schema else { return }
    declaration.forEachDefault { standard in
      guard case .value(.json(let text))? = standard.value.value else { return }
      for violation in schema.violations(in: text) {
        var finding = declaration.finding(
          at: standard.node, of: .default, .violation(violation, declaration.name(for: standard)))
        let start = text.utf8.index(text.startIndex, offsetBy: violation.range.lowerBound, limitedBy: text.endIndex)
        finding.location = standard.node.location(ofScalarAt: text.unicodeScalars[..<(start ?? text.endIndex)].count)
        report(finding)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func violation(_ violation: JSONSchemaViolation, _ key: String) -> Self {
    "the default of \(key) does not satisfy its schema: \(violation.message)"
  }
}
