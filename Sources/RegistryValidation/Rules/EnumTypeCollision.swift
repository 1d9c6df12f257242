import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports an enum whose nested type would have the name of something else.
package enum EnumTypeCollision: RegistryRule {
  package static let documentation = RuleDocumentation(
    "enum-type-collision",
    summary: "the name of an enum's type is taken",
    explanation: """
      An enum key gets a nested type, named by its accessor with a capital: 'ListStyle' for 'listStyle'. No two such types can \
      have the same name, and such a type cannot have the name of an accessor or of the generated type.
      """,
    rationale: "The generated file would not compile, or would mean the wrong type.",
    badExample: """
      string:
        owner: design
        type: enum
        values: [plain, rich]
        default: plain
      string_value:
        owner: design
        type: enum
        values: [short, long]
        default: short
      """,
    goodExample: """
      string:
        owner: design
        type: enum
        values: [plain, rich]
        default: plain
        accessor: textStyle
      string_value:
        owner: design
        type: enum
        values: [short, long]
        default: short
      """
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let enums = nestedTypes(context)
    reportRepeats(enums, context, report)
    reportTaken(enums, context, report)
  }

  /// The enum keys, by their position in the registry, with the names of their types.
  private static func nestedTypes(_ context: ValidationContext) -> [(position: Int, typeName: String)] {
    let registry = context.registry
    return registry.declarations.indices
      .filter { registry.declarations[$0].isEnum && !registry.declarations[$0].isRetired }
      .map { ($0, registry.reserved.enumTypeName(forAccessor: registry.accessors[$0])) }
  }

  private static func reportRepeats(
    _ enums: [(position: Int, typeName: String)], _ context: ValidationContext, _ report: (Finding) -> Void
  ) {
    let (accessors, declarations) = (context.registry.accessors, context.registry.declarations)
    for (index, first) in repeats(in: enums.map(\.typeName)) {
      let (position, other) = (enums[index].position, enums[first].position)
      // The rule `accessor-collision` reports two accessors with the same name.
      guard accessors[position] != accessors[other] else { continue }
      report(finding(declarations[position], enums[index].typeName, takenBy: "another enum", declarations[other]))
    }
  }

  private static func reportTaken(
    _ enums: [(position: Int, typeName: String)], _ context: ValidationContext, _ report: (Finding) -> Void
  ) {
    let declarations = context.registry.declarations
    let emitted = zip(context.registry.accessors, declarations.indices).filter { !declarations[$0.1].isRetired }
    let positions = Dictionary(emitted, uniquingKeysWith: { $1 })
    for (position, typeName) in enums {
      if let other = positions[typeName] {
        report(finding(declarations[position], typeName, takenBy: "an accessor", declarations[other]))
      }
      if typeName == context.registry.settings.typeName {
        report(finding(declarations[position], typeName, takenBy: "the generated type", nil))
      }
    }
  }

  private static func finding(
    _ declaration: Declaration, _ typeName: String, takenBy taker: String, _ other: Declaration?
  ) -> Finding {
    declaration.accessorFinding(
      .takenTypeName(typeName, of: declaration.name, by: taker), fix: "give it another name with 'accessor'",
      notes: other.map { [.init("\($0.name) is here", at: $0.accessorLocation)] } ?? [])
  }
}

extension Finding.Message {
  fileprivate static func takenTypeName(_ typeName: String, of key: String, by taker: String) -> Self {
    "the enum \(key) needs a type named \(quoted(typeName)), but \(taker) has that name"
  }
}
