import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a `swift_type` that the generated file could not name.
package enum InvalidSwiftType: RegistryRule {
  package static let documentation = RuleDocumentation(
    "invalid-swift-type",
    summary: "'swift_type' is not a type's name, or means another type in the generated file",
    explanation: """
      'swift_type' is a name such as 'PriceTable', 'Shop.PriceTable' or 'PriceTable?'. For a list, a dictionary or a generic type, \
      declare a type alias in the app and name that. A name that the generated type has for itself, such as 'Entry' or the enum of \
      another key, would mean that one.
      """,
    rationale: "The generated file would not compile, or decode into another type.",
    badExample: """
      price_table:
        owner: growth
        type: json
        default: '{"tiers": []}'
        swift_type: "[Price]"
      """,
    goodExample: """
      price_table:
        owner: growth
        type: json
        default: '{"tiers": []}'
        swift_type: PriceTable
      """
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let registry = context.registry
    var enums: [String: Declaration] = [:]
    for (declaration, accessor) in registry.emitted where declaration.kind?.enumType != nil {
      enums[registry.reserved.enumTypeName(forAccessor: accessor)] = declaration
    }
    for declaration in registry.declarations {
      for problem in declaration.problems where problem.problem == .notASwiftType {
        report(
          declaration.finding(
            at: problem.node, of: .swiftType, .notAType(problem.node.text, declaration.name),
            fix: .init("write the name of a type, or of a type alias that the app declares")))
      }
      guard case .json(let type)? = declaration.kind, let name = type.swiftType, let node = declaration.node(.swiftType),
        let first = SwiftTypeName.components(name).first
      else { continue }
      if let other = enums[first] {
        let note = Diagnostic.Note("\(other.name) is here", at: other.accessorLocation)
        report(declaration.finding(at: node, of: .swiftType, .hidden(first, declaration.name), fix: fix(first), notes: [note]))
      } else if registry.reserved.types.contains(first), !modules.contains(first) {
        report(declaration.finding(at: node, of: .swiftType, .hidden(first, declaration.name), fix: fix(first)))
      }
    }
  }

  /// Reserved because no key may hide them, and what they mean in a type's name.
  private static let modules: Set = ["Swift", "Foundation"]

  private static func fix(_ name: String) -> Diagnostic.Fix {
    .init("put the module in front, as 'App.\(name)', or declare a type alias with another name")
  }
}

extension Finding.Message {
  fileprivate static func notAType(_ type: String, _ key: String) -> Self {
    "'swift_type' of \(key) is \(quoted(type)), which is not the name of a type"
  }

  fileprivate static func hidden(_ name: String, _ key: String) -> Self {
    "'swift_type' of \(key) begins with \(quoted(name)), which is a type of the generated file"
  }
}
