import RegistryDiagnostics
import RegistryModel

/// Reports an enum whose nested type would share its name with another one or with an accessor.
package enum EnumTypeCollision: RegistryRule {
  package static let documentation = RuleDocumentation(
    "enum-type-collision",
    summary: "the type of an enum has a name that is taken",
    explanation: """
      An enum key gets a nested type, named by its accessor with a capital: 'ListStyle' for 'listStyle'. Two such types, \
      such a type and an accessor, or such a type and the generated type itself cannot share a name.
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
    guard !context.enumPositions.isEmpty else { return }
    let names = context.accessors.names
    let typeNames = context.enumPositions.map { GeneratedNames.typeName(forAccessor: names[$0]) }
    reportRepeats(typeNames, context, report)
    reportTaken(typeNames, context, report)
  }

  private static func reportRepeats(_ typeNames: [String], _ context: ValidationContext, _ report: (Finding) -> Void) {
    let names = context.accessors.names
    for (index, first) in repeats(in: typeNames) {
      let (position, other) = (context.enumPositions[index], context.enumPositions[first])
      // One name for both accessors is an `accessor-collision` already.
      guard names[position] != names[other] else { continue }
      report(finding(context, position, typeNames[index], "another enum has", other))
    }
  }

  /// Few accessors start with a capital, so that the search is short: only one that is given can.
  private static func reportTaken(_ typeNames: [String], _ context: ValidationContext, _ report: (Finding) -> Void) {
    let names = context.accessors.names
    var capitalized: [String: Int] = [:]
    for (position, name) in names.enumerated() where !isLowerCamel(name) { capitalized[name] = position }
    for (position, typeName) in zip(context.enumPositions, typeNames) {
      if let other = capitalized[typeName] { report(finding(context, position, typeName, "an accessor has", other)) }
      if typeName == context.registry.settings.typeName {
        report(finding(context, position, typeName, "the generated type has", nil))
      }
    }
  }

  private static func isLowerCamel(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }

  private static func finding(
    _ context: ValidationContext, _ position: Int, _ typeName: String, _ taker: String, _ other: Int?
  ) -> Finding {
    let declaration = context.registry.declarations[position]
    let notes = other.map { other in
      let declaration = context.registry.declarations[other]
      return Diagnostic.Note("\(quoted(declaration.key)) is here", at: context.accessorLocation(declaration))
    }
    return context.accessorFinding(
      declaration, "the enum \(quoted(declaration.key)) needs a type \(quoted(typeName)), a name that \(taker)",
      fix: "give it another name with 'accessor'", notes: notes.map { [$0] } ?? [])
  }
}
