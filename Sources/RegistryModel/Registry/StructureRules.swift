import RegistryDiagnostics
import RegistryText

/// The pages of the rules about a registry's structure and its settings, which decoding itself reports.
package enum StructureRules {
  package static let documentation: [RuleDocumentation] = [malformedSetting, notARegistry, notAnEntry, unknownSetting]

  static let malformedSetting = RuleDocumentation(
    "malformed-setting",
    summary: "a setting in '$registry' has the wrong form",
    explanation:
      "Each setting has one form: one of a few words, a whole number, a list of texts, or a mapping of further settings.",
    rationale: "A setting that is silently ignored leaves the registry less guarded than its readers believe.",
    badExample: """
      $registry:
        access: open
      checkout_v2_enabled: {owner: payments, type: bool, default: false, expires: 2027-06-30}
      """,
    goodExample: """
      $registry:
        access: public
      checkout_v2_enabled: {owner: payments, type: bool, default: false, expires: 2027-06-30}
      """
  )

  package static let notARegistry = RuleDocumentation(
    "not-a-registry",
    summary: "the file is not a mapping from remote keys to entries",
    explanation: "The top level of a registry is a mapping. A list or a single word has no keys.",
    rationale: "Without keys there is nothing to check or to generate, and an empty result would look like a valid one.",
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

  static let notAnEntry = RuleDocumentation(
    "not-an-entry",
    summary: "something at the top level is neither an entry nor the settings",
    explanation: """
      The top level has the remote keys, each with its attributes, and the settings under the name '$registry'. Keys are not \
      nested under a common name or a team.
      """,
    rationale: "The keys below another one would not be read at all, and settings of another name have no effect.",
    badExample: """
      keys:
        retry_limit:
          owner: platform
          type: int
          default: 3
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
    summary: "'$registry' has no setting with this name",
    explanation:
      """
      The settings are \(quotedList(SettingName.allCases.map(\.rawValue), joinedBy: "and")), some of them with settings of their own.
      """,
    rationale: "A misspelt setting has no effect, and nothing else would say so.",
    badExample: """
      $registry:
        typename: Flags
      checkout_v2_enabled: {owner: payments, type: bool, default: false, expires: 2027-06-30}
      """,
    goodExample: """
      $registry:
        type_name: Flags
      checkout_v2_enabled: {owner: payments, type: bool, default: false, expires: 2027-06-30}
      """
  )
}
