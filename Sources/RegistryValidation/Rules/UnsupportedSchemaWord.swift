import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a word of a schema that is not checked.
package enum UnsupportedSchemaWord: RegistryRule {
  package static let documentation = RuleDocumentation(
    "unsupported-schema-word",
    .warning,
    summary: "a word of a schema is not checked",
    explanation: """
      The tool checks the words that 'default-violates-schema' lists, and passes over words that only describe, such as 'title'. \
      Any other word, such as '$ref', 'anyOf', 'pattern' or 'format', is not checked. 'items' beside 'prefixItems' and \
      'additionalProperties' beside 'patternProperties' are not checked either.
      """,
    rationale: "Whoever wrote the word relies on it. Nothing else says that the check does not take place.",
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    for use in SchemaUse.first(in: context) {
      var seen: Set<String> = []
      // A word may be there a thousand times, and is the same news each time.
      for (word, location) in use.file.unsupportedWords where seen.insert(word).inserted {
        report(
          Finding(
            at: location, .notChecked(word), fix: .init("say the same with the words that are checked"),
            notes: [.init("the schema is named here", at: use.node.location)], in: use.declaration))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func notChecked(_ word: String) -> Self { "the word \(quoted(word)) of the schema is not checked" }
}
