import RegistryCompat
import RegistryDiagnostics
import RegistryDiff
import RegistryEditing
import RegistryExpiry
import RegistryReport
import RegistryUses
import RegistryValidation
import RegistryYAML

/// The pages of the rules of every part, in the order of their ids.
enum RuleBook {
  static let all: [RuleDocumentation] =
    [
      YAMLRules.documentation, RuleCatalogue.documentation, ExpiryRules.documentation, EditingRules.documentation,
      DiffRules.documentation, ImportRules.documentation, CompatRules.documentation, UsesRules.documentation,
      OwnersRules.documentation, CommandLineRules.documentation,
    ]
    .flatMap { $0 }
    .inOrder()
}

/// The rules of the command line itself.
enum CommandLineRules {
  static let documentation = [closedRegistry, implausibleDay, invalidTemplate, staleOutput, systemError]

  static let closedRegistry = RuleDocumentation(
    "closed-registry",
    summary: "keys cannot be added at the end of a registry's file",
    explanation: "Reported by 'import --into'. The top level of the file is in braces, or the file ends with '...'.",
    rationale: "'import' changes nothing in what is there, so it can add keys only below the others.",
    badExample: """
      {retry_limit: {owner: platform, type: int, default: 3}}
      """,
    goodExample: """
      retry_limit: {owner: platform, type: int, default: 3}
      """
  )

  static let implausibleDay = RuleDocumentation(
    "implausible-day",
    .warning,
    summary: "the day of the check is older than any registry",
    explanation: """
      Without '--today', 'check' and 'expiry' take the day of the variable 'SOURCE_DATE_EPOCH', if it is set. Some build shells set it \
      to a day in 1980 for their own purposes.
      """,
    rationale: "On such a day nothing is expired, and a gate that is open looks like one that was passed."
  )

  static let invalidTemplate = RuleDocumentation(
    "invalid-template",
    summary: "a template cannot be compiled or rendered",
    explanation: "Templates are Mustache. A name, a partial or a block that does not exist is an error.",
    rationale: "A misspelt name would silently leave out code."
  )

  static let staleOutput = RuleDocumentation(
    "stale-output",
    summary: "the generated file is not up to date",
    explanation: "Reported by 'generate --check', for teams that commit the generated file.",
    rationale: "The app would be built from another registry than the one that was reviewed."
  )

  static let systemError = RuleDocumentation(
    "system-error",
    summary: "a file cannot be read or written",
    explanation: "The message says which file and why. The run ends with exit code 2, and an existing output does not change.",
    rationale: "A verdict without one of the inputs would be about something else."
  )
}
