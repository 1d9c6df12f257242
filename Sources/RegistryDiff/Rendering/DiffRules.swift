import RegistryDiagnostics

/// The rules of the comparison, in the order of their ids. `check` reports those of ``checked`` only.
package enum DiffRules {
  package static let documentation: [RuleDocumentation] =
    ([
      pinnedDefaultDiffers, remoteDefaultDiffers, remoteDuplicate, remoteInAppDefault, remoteMissing, remoteOnly,
      remoteOutOfRange, remoteTypeMismatch,
      remoteUncheckable, remoteUnknownCondition, remoteUnreadable, remoteViolatesSchema, sharedKeyDiffers, unusedIgnore,
    ] + ServiceRules.all + ExportRules.all).inOrder()

  /// What `check --remote` reports: values that no client should receive, and what the service refuses. That the default of a free key was changed in the
  /// console, or a key is not there yet, is what Remote Config is for.
  package static let checked: Set<RuleID> = Set(ServiceRules.all.map(\.id)).union([
    pinnedDefaultDiffers.id, remoteDuplicate.id, remoteOutOfRange.id, remoteTypeMismatch.id, remoteUncheckable.id,
    remoteUnknownCondition.id,
    remoteUnreadable.id, remoteViolatesSchema.id, sharedKeyDiffers.id,
  ])

  static let remoteMissing = RuleDocumentation(
    "remote-missing",
    summary: "a key of the registry has no parameter in the template",
    explanation: "Every key of the registry is expected in the exported template, at the top level or in a group.",
    rationale: "Until the parameter exists, nobody can change the value without a release.",
    isConfigurable: true
  )

  static let remoteOnly = RuleDocumentation(
    "remote-only",
    summary: "a parameter of the template is not in the registry",
    explanation: """
      The parameter was made in the console only, is left over from a key that was removed, or has a misspelt name. Parameters that \
      others own are passed over with '--ignore' or '$registry.diff.ignore'.
      """,
    rationale: "Old installs still read it, and a key used again for another purpose wakes old code.",
    isConfigurable: true
  )

  static let remoteDuplicate = RuleDocumentation(
    "remote-duplicate",
    summary: "a parameter is in two places of the template",
    explanation: "A key lives at the top level or in one group.",
    rationale: "Which of the two values clients receive is left to the service."
  )

  static let remoteTypeMismatch = RuleDocumentation(
    "remote-type-mismatch",
    summary: "the template declares another type than the registry",
    explanation: """
      A bool is BOOLEAN, an int or double NUMBER, a string or enum STRING and json JSON. A parameter that declares none, as in old \
      templates, is taken as it is.
      """,
    rationale: "The console then offers values that no accessor can read, or the key was used again with another meaning.",
    isConfigurable: true
  )

  static let remoteDefaultDiffers = RuleDocumentation(
    "remote-default-differs", .note,
    summary: "the template's default is not the compiled-in value",
    explanation: """
      This is normal while a flag is rolled out, so it is a note. 'plan' keeps the template's value. Numbers and bools are \
      compared by value and exactly, JSON by structure, texts by code points. A key with 'dashboard: pinned' is reported by \
      'pinned-default-differs' instead.
      """,
    rationale: "An install that has not fetched yet behaves differently from all others, and whoever reads the flag should know.",
    isConfigurable: true
  )

  static let pinnedDefaultDiffers = RuleDocumentation(
    "pinned-default-differs",
    summary: "the template's default of a pinned key is not the compiled-in value",
    explanation: """
      A key is pinned by 'dashboard: pinned', or all keys are by '$registry.diff.dashboard: pinned'. The values are compared as \
      'remote-default-differs' compares them. Values under conditions may differ. 'plan' sets the default to the compiled-in value.
      """,
    rationale: "The team has decided that the value changes by review only, and somebody has changed it in the console.",
    isConfigurable: true
  )

  static let remoteUnreadable = RuleDocumentation(
    "remote-unreadable",
    summary: "a client may receive a text that is not a value of the key",
    explanation: """
      Each value is read by the same rules as in the generated accessors: the default, and those of every condition, rollout and \
      variant.
      """,
    rationale: "The accessor falls back to the compiled-in value, so the change in the console has no effect.",
    isConfigurable: true
  )

  static let remoteOutOfRange = RuleDocumentation(
    "remote-out-of-range",
    summary: "a client may receive a number outside the key's range",
    explanation:
      "The bounds are inclusive. Each value is checked: the default, and those of every condition, rollout and variant.",
    rationale: "The accessor gives the compiled-in value or the nearest bound, so the change in the console has another effect.",
    isConfigurable: true
  )

  static let remoteViolatesSchema = RuleDocumentation(
    "remote-violates-schema",
    summary: "a client may receive a document that the key's schema does not allow",
    explanation: """
      'schema' names a JSON Schema; 'default-violates-schema' lists the words that are checked. Each value is checked: the default, \
      and those of every condition, rollout and variant. An accessor does not know the schema.
      """,
    rationale: "A document that is valid JSON can still be one that the app cannot use, and then falls back without a sign.",
    isConfigurable: true
  )

  static let remoteUnknownCondition = RuleDocumentation(
    "remote-unknown-condition",
    summary: "a value hangs on a condition that the template does not define",
    explanation: "Every name under 'conditionalValues' is expected in 'conditions'.",
    rationale: "The service refuses such a template, or the value never applies.",
    isConfigurable: true
  )

  static let remoteInAppDefault = RuleDocumentation(
    "remote-in-app-default", .note,
    summary: "the template leaves the key to the compiled-in value",
    explanation: "The parameter has no value for anyone, or 'useInAppDefault' only.",
    rationale: "It is there, but nobody has decided anything by it.",
    isConfigurable: true
  )

  static let remoteUncheckable = RuleDocumentation(
    "remote-uncheckable", .note,
    summary: "what clients receive is not in the template",
    explanation: "Personalisation and kinds of value that this version does not know hold no text that could be checked.",
    rationale: "It is said so that silence is not taken for a verdict.",
    isConfigurable: true
  )

  static let sharedKeyDiffers = RuleDocumentation(
    "shared-key-differs",
    summary: "two registries behind one dashboard declare a key differently",
    explanation: """
      The other registry is named with '--also'. A key that both declare has the same type, the same limits ('range', 'values', \
      'pattern', 'max_length') and the same default. 'plan' does not change such a key until they agree.
      """,
    rationale: "The dashboard sends one value to both apps. What is legal for one of them breaks the other.",
    isConfigurable: true
  )

  static let unusedIgnore = RuleDocumentation(
    "unused-ignore", .warning,
    summary: "an ignore pattern matches no parameter",
    explanation: "The pattern comes from '--ignore' or '$registry.diff.ignore'.",
    rationale: "A pattern that matches nothing today may hide a misspelt key tomorrow.",
    isConfigurable: true
  )
}
