import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports a schema that is missing, broken, or not a schema.
package enum InvalidSchema: RegistryRule {
  package static let documentation = RuleDocumentation(
    "invalid-schema",
    summary: "the file of a 'schema' cannot be read, or does not hold a JSON Schema",
    explanation: """
      The path is relative to the folder of the registry's file. The file is one JSON document of at most one megabyte. A word that \
      is checked has the form that JSON Schema 2020-12 gives it.
      """,
    rationale: "A check that does not take place looks like one that was passed.",
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    for use in SchemaUse.first(in: context) {
      for fault in use.file.faults { report(finding(fault, use)) }
    }
  }

  private static func finding(_ fault: SchemaFile.Fault, _ use: SchemaUse) -> Finding {
    let fix = fault.hint.map { Diagnostic.Fix($0) }
    guard let location = fault.location else {
      return use.declaration.finding(at: use.node, of: .schema, .unreadable(fault.message, use.declaration.name), fix: fix)
    }
    let note = Diagnostic.Note("the schema is named here", at: use.node.location)
    return Finding(at: location, .broken(fault.message), fix: fix, notes: [note], in: use.declaration)
  }
}

/// A schema, and the first entry that names it.
struct SchemaUse {
  let file: SchemaFile
  let declaration: Declaration
  let node: YAMLNode

  /// Each schema that was read, with the first entry that names it, in the order of the entries.
  static func first(in context: ValidationContext) -> [SchemaUse] {
    var seen: Set<String> = []
    return context.registry.declarations.compactMap { declaration in
      guard let path = declaration.schemaPath, let file = context.registry.schemas[path], let node = declaration.node(.schema),
        seen.insert(path).inserted
      else { return nil }
      return SchemaUse(file: file, declaration: declaration, node: node)
    }
  }
}

extension Finding.Message {
  fileprivate static func unreadable(_ problem: String, _ key: String) -> Self {
    "the schema of \(key) cannot be used: \(problem)"
  }

  fileprivate static func broken(_ problem: String) -> Self { "this is not a schema: \(problem)" }
}
