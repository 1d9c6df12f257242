import RegistryDiagnostics
import RegistryModel

/// Reports an accessor whose name the generated file needs for itself.
package enum ReservedAccessor: RegistryRule {
  package static let documentation = RuleDocumentation(
    "reserved-accessor",
    summary: "the accessor has a name that the generated file needs for itself",
    explanation: """
      The generated type has members of its own, such as 'defaults', and names types such as 'String'; Swift keeps 'Type' \
      and 'Protocol'. A key whose accessor would take such a name gets another one with 'accessor'.
      """,
    rationale: "The generated file would not compile, or would mean something else by the name.",
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
    let typeName = context.registry.settings.typeName
    for (position, name) in context.accessors.names.enumerated() {
      guard isReserved(name) || name == typeName else { continue }
      let declaration = context.registry.declarations[position]
      report(
        context.accessorFinding(
          declaration, "\(quoted(declaration.key)) has the accessor \(quoted(name)), \(reason(name, typeName))",
          fix: "give it another name with 'accessor', such as \(quoted(name.prefix(1).lowercased() + name.dropFirst() + "Value"))"
        ))
    }
  }

  private static func isReserved(_ name: String) -> Bool {
    if GeneratedNames.members.contains(name) { return true }
    // All types start with a capital, which few accessors do.
    guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return false }
    return GeneratedNames.types.contains(name) || SwiftName.cannotBeEscaped(name)
  }

  private static func reason(_ name: String, _ typeName: String) -> String {
    if SwiftName.cannotBeEscaped(name) { return "which Swift keeps for metatypes" }
    if name == typeName { return "which is the name of the generated type" }
    return GeneratedNames.members.contains(name)
      ? "which is a member of the generated type" : "which is a type that the generated file uses"
  }
}
