import RegistryDiagnostics

/// The pages of the rules about a registry's structure and its settings, which decoding itself reports.
package enum StructureRules {
  package static let documentation: [RuleDocumentation] = [malformedSetting, notARegistry, unknownSetting]

  static let malformedSetting = RuleDocumentation(
    "malformed-setting",
    summary: "a setting in '$registry' is not of the form it has",
    explanation:
      "Each setting has one form: a word of a list, a whole number, a list of texts, or a mapping of further settings.",
    rationale: "A setting that is skipped in silence leaves the registry less guarded than its readers believe.",
    badExample: """
      $registry:
        access: open
      """,
    goodExample: """
      $registry:
        access: public
      """
  )

  static let notARegistry = RuleDocumentation(
    "not-a-registry",
    summary: "the file is not a mapping from remote keys to entries",
    explanation: "The top level of a registry is a mapping. A list, or a bare word, holds no keys.",
    rationale: "Without keys there is nothing to check or to generate, and an empty result would pass for a sound one.",
    badExample: """
      - checkout_v2_enabled
      """,
    goodExample: """
      retry_limit:
        owner: platform
        type: int
        default: 3
      """
  )

  static let unknownSetting = RuleDocumentation(
    "unknown-setting",
    summary: "'$registry' has no setting of that name",
    explanation:
      "The settings are 'type_name', 'access', 'template', 'owners', 'rules', 'expiry' and 'diff', each with its own parts.",
    rationale: "A misspelt setting has no effect, and nothing else would say so.",
    badExample: """
      $registry:
        typename: Flags
      """,
    goodExample: """
      $registry:
        type_name: Flags
      """
  )
}
