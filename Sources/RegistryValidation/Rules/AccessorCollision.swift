import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports keys that would have the same accessor.
package enum AccessorCollision: RegistryRule {
  package static let documentation = RuleDocumentation(
    "accessor-collision",
    summary: "two keys have the same accessor",
    explanation: """
      An accessor is the lower camel case of the key's words, so keys that differ only in underscores or in case have the same \
      one. To fix it, give one of the two an 'accessor'. The tool does not make up a name, because a name that depends on \
      another key would change with that key.
      """,
    rationale: "The generated file would not compile, or the app could not read one of the keys.",
    badExample: """
      upload_limit:
        owner: media
        type: int
        default: 1
      uploadLimit:
        owner: media
        type: int
        default: 2
      """,
    goodExample: """
      upload_limit:
        owner: media
        type: int
        default: 1
      uploadLimit:
        owner: media
        type: int
        default: 2
        accessor: legacyUploadLimit
      """
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let emitted = context.registry.emitted
    for (index, first) in repeats(in: emitted.map(\.accessor)) {
      let (declaration, other) = (emitted[index].declaration, emitted[first].declaration)
      report(
        declaration.accessorFinding(
          .sharedAccessor(emitted[index].accessor, of: declaration.name, and: other.name),
          fix: "give one of them another name with 'accessor'",
          notes: [.init("\(other.name) is here", at: other.accessorLocation)]))
    }
  }
}

extension Finding.Message {
  fileprivate static func sharedAccessor(_ accessor: String, of key: String, and other: String) -> Self {
    "\(key) and \(other) share the accessor \(quoted(accessor))"
  }
}
