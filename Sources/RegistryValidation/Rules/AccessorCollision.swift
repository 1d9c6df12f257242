import RegistryDiagnostics
import RegistryModel

/// Reports keys that would share an accessor.
package enum AccessorCollision: RegistryRule {
  package static let documentation = RuleDocumentation(
    "accessor-collision",
    summary: "two keys have one accessor",
    explanation: """
      An accessor is the lower camel case of the key's words, so keys that differ only in underscores or in case share one. \
      The cure is an 'accessor' for one of the two. No name is made up, since a name that depends on another key would \
      change with it.
      """,
    rationale: "The generated file would not compile, or one of the keys could not be read.",
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
    let names = context.accessors.names
    // Most registries have no collision, which a set of the names tells fastest.
    guard Set(names).count < names.count else { return }
    for (index, first) in repeats(in: names) {
      let (declaration, other) = (context.registry.declarations[index], context.registry.declarations[first])
      report(
        context.accessorFinding(
          declaration, "\(quoted(declaration.key)) and \(quoted(other.key)) share the accessor \(quoted(names[index]))",
          fix: "give one of them another name with 'accessor'",
          notes: [.init("\(quoted(other.key)) is here", at: context.accessorLocation(other))]))
    }
  }
}
