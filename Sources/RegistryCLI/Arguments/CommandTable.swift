/// The commands, in the order of the help.
extension CommandSpec {
  static let all = CommandName.allCases.map(named)

  static func named(_ name: CommandName) -> CommandSpec {
    switch name {
    case .generate: generate
    case .validate: validate
    case .expiry: expiry
    case .check: check
    case .diff: diff
    case .plan: plan
    case .import: `import`
    case .explain: explain
    }
  }

  private static let registries = ArgumentSpec(
    placeholder: "registry",
    isRepeatable: true,
    help: "Files of the registry, folders of such files, or '-' for standard input. (default: config-registry.yml, else Registry)"
  )

  private static let expiryRule =
    "An entry is valid through its whole 'expires' day in UTC. On that day it is reported as due, from the day after as expired."

  private static let generate = CommandSpec(
    name: .generate,
    abstract: "Write the Swift file with the typed accessors of a registry.",
    discussion: [
      "The file depends on the registry alone, not on the day, and is left untouched where nothing changed. An invalid "
        + "registry writes nothing; an expired entry is no reason not to write."
    ],
    options: [.output("The Swift file to write, or '-' for standard output"), .template, .access, .check, .dumpContext, .today]
      + OptionSpec.reporting(),
    argument: registries
  )

  private static let validate = CommandSpec(
    name: .validate,
    abstract: "Check a registry by all rules but expiry.",
    options: [.today] + OptionSpec.reporting(),
    argument: registries
  )

  private static let expiry = CommandSpec(
    name: .expiry,
    abstract: "List what is expired, due, or due soon, by owner.",
    discussion: [expiryRule],
    options: [.today, .within] + OptionSpec.reporting(),
    argument: registries
  )

  private static let check = CommandSpec(
    name: .check,
    abstract: "Check a registry by all rules and by expiry: the one line for CI.",
    discussion: [
      expiryRule,
      "With '--remote' the values of an exported template are checked too: each has to be readable and in range.",
    ],
    options: [.remote(isRequired: false), .ignore, .today, .within] + OptionSpec.reporting(),
    argument: registries
  )

  private static let diff = CommandSpec(
    name: .diff,
    abstract: "Compare a registry with an exported Remote Config template.",
    discussion: ["In the text format '+' is in the registry only, '-' is remote only, and '~' differs."],
    options: [.remote(isRequired: true), .ignore, .today] + OptionSpec.reporting(DiffFormat.allCases.map(\.rawValue)),
    argument: registries
  )

  private static let plan = CommandSpec(
    name: .plan,
    abstract: "Write the Remote Config template that would agree with a registry.",
    discussion: [
      "What the registry says nothing about is kept byte for byte. The changes are listed on standard error."
    ],
    options: [.remote(isRequired: true), .output("The template to write, or '-' for standard output"), .prune, .ignore, .today]
      + OptionSpec.reporting(),
    argument: registries
  )

  private static let `import` = CommandSpec(
    name: .import,
    abstract: "Write a first registry from an exported Remote Config template.",
    discussion: [
      "Types are inferred from the values, and owners are placeholders that 'validate' reports until a team is named."
    ],
    options: [.remote(isRequired: true), .output("The registry to write, or '-' for standard output")] + OptionSpec.reporting()
  )

  private static let explain = CommandSpec(
    name: .explain,
    abstract: "Show what a rule checks, why, and how to satisfy it.",
    options: [.format(["text", "json"])],
    argument: ArgumentSpec(
      placeholder: "rule",
      isRepeatable: false,
      help: "The rule's id, as a finding shows it in brackets. (default: the list of all rules)"
    )
  )
}
