import RegistryDiagnostics

/// The rules about owners and CODEOWNERS.
package enum OwnersRules {
  package static let documentation: [RuleDocumentation] = [
    fileOfAnotherTeam, fileWithoutOwner, invalidCodeowners, teamWithoutHandle, teamWithoutRule,
  ]

  static let fileOfAnotherTeam = RuleDocumentation(
    "file-of-another-team",
    summary: "a file of the registry belongs to another team in CODEOWNERS than its keys do",
    explanation: """
      Reported by 'owners'. None of the owners that the last matching rule of CODEOWNERS names is a handle of a team that has a key in \
      the file. A file with keys of several teams may belong to any of them.
      """,
    rationale: "A change of the key is reviewed by people who do not answer for it, and its team does not see it.",
    isConfigurable: true
  )

  static let fileWithoutOwner = RuleDocumentation(
    "file-without-owner",
    .warning,
    summary: "a file of the registry belongs to nobody in CODEOWNERS",
    explanation: "Reported by 'owners'. No rule of CODEOWNERS matches the file, or the last one that does names no owner.",
    rationale: "Anybody can extend a flag without a review by its team.",
    isConfigurable: true
  )

  static let invalidCodeowners = RuleDocumentation(
    "invalid-codeowners",
    .warning,
    summary: "a line of CODEOWNERS does not count",
    explanation: """
      Reported by 'owners'. GitHub and GitLab pass over a line that they cannot read: a pattern with '!', or an owner that is not \
      '@user', '@org/team' or an address.
      """,
    rationale: "The rule is in the file, and nobody is asked for a review.",
    isConfigurable: true
  )

  static let teamWithoutHandle = RuleDocumentation(
    "team-without-handle",
    .warning,
    summary: "a team that owns keys has no handle of CODEOWNERS",
    explanation: """
      Reported by 'owners'. '$registry.owners' may be a mapping from each team to its 'codeowners', a handle or a list of handles, \
      and its 'contact'.
      """,
    rationale: "Without the handle, nobody can compare the two files, and no message can mention the team.",
    badExample: """
      $registry:
        owners: [payments]
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """,
    goodExample: """
      $registry:
        owners:
          payments: {codeowners: "@org/payments", contact: "#payments"}
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """,
    isConfigurable: true
  )

  static let teamWithoutRule = RuleDocumentation(
    "team-without-rule",
    summary: "no rule of CODEOWNERS names a team that owns keys",
    explanation: "Reported by 'owners'. None of the team's handles is in CODEOWNERS, in letters of any case.",
    rationale: "The team was renamed or dissolved, and its keys have an owner that does not exist.",
    isConfigurable: true
  )
}
