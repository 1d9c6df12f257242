import RegistryDiagnostics
import RegistryDiff
import RegistryExpiry
import RegistryValidation
import RegistryYAML

/// The pages of every rule of every part, in the order of their ids.
enum RuleBook {
  static let all: [RuleDocumentation] =
    (YAMLRules.documentation + RuleCatalogue.documentation + ExpiryRules.documentation + DiffRules.documentation + own)
    .inOrder()

  /// The rules of the command line itself.
  private static let own = [
    RuleDocumentation(
      "invalid-template",
      summary: "a template cannot be compiled or rendered",
      explanation: "Templates are Mustache; names, partials and blocks that do not exist are errors.",
      rationale: "A misspelt name would silently leave out code."
    ),
    RuleDocumentation(
      "stale-output",
      summary: "the generated file is not what the registry generates now",
      explanation: "Reported by 'generate --check', for teams that commit the generated file.",
      rationale: "The app would be built from another registry than the one that was reviewed."
    ),
    RuleDocumentation(
      SystemError.rule,
      summary: "a file cannot be read or written",
      explanation: "The message says which file and why. The run ends with code 2, and the old output is as it was.",
      rationale: "A tool that goes on without an input gives a verdict about something else."
    ),
  ]
}
