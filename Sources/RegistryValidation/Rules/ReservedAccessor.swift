import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports an accessor with a name that the generated file needs.
package enum ReservedAccessor: RegistryRule {
  package static let documentation = RuleDocumentation(
    "reserved-accessor",
    summary: "the accessor has a name that the generated file needs",
    explanation: """
      The generated type has members of its own, such as 'defaults', and uses types such as 'String'. Swift reserves 'Type' \
      and 'Protocol'. A key whose accessor would have such a name needs another one, given with 'accessor'.
      """,
    rationale: "The generated file would not compile, or the name would mean something else in it.",
    badExample: """
      defaults:
        owner: platform
        type: int
        default: 3
      """,
    goodExample: """
      defaults:
        owner: platform
        type: int
        default: 3
        accessor: platformDefaults
      """
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    for (declaration, name) in context.registry.emitted {
      guard let use = use(of: name, in: context.registry) else { continue }
      let free = name.prefix(1).lowercased() + name.dropFirst() + "Value"
      report(
        declaration.accessorFinding(
          .reserved(name, declaration.name, use), fix: "give it another name with 'accessor', such as \(quoted(free))"))
    }
  }

  /// What the name means already, or nil where it is free.
  private static func use(of name: String, in registry: Registry) -> String? {
    if SwiftName.cannotBeEscaped(name) { return "which Swift reserves for metatypes" }
    if name == registry.settings.typeName { return "which is the name of the generated type" }
    if registry.reserved.members.contains(name) { return "which is a member of the generated type" }
    return registry.reserved.types.contains(name) ? "which is a type that the generated file uses" : nil
  }
}

extension Finding.Message {
  fileprivate static func reserved(_ name: String, _ key: String, _ use: String) -> Self {
    "\(key) has the accessor \(quoted(name)), \(use)"
  }
}
