import RegistryDiagnostics
import RegistryModel
import RegistryText

/// A registry that shipped, read as far as it goes: it may have faults that did not matter then, and a newer or an older format.
package struct LenientReading: Sendable {
  package let release: Release
  /// What could not be read: notes and warnings.
  package let diagnostics: [Diagnostic]

  package init(_ registry: Registry, name: String, settings: Settings) {
    release = Release(registry, name: name)
    let unknown = settings.severity(of: CompatRules.unknownInShipped).flatMap { Self.unknown(registry, name, $0) }
    let severity = settings.severity(of: CompatRules.uncomparableKey)
    let keys = severity.map { Self.uncomparable(registry, name, $0) } ?? []
    diagnostics = (unknown.map { [$0] } ?? []) + keys
  }

  /// One finding for all attributes, at the first of them.
  private static func unknown(_ registry: Registry, _ name: String, _ severity: Severity) -> Diagnostic? {
    let pairs = registry.declarations.flatMap(\.unknownPairs)
    guard let first = pairs.first else { return nil }
    var seen: Set<String> = []
    let names = pairs.map(\.key.text).filter { seen.insert($0).inserted }
    let shown = quotedList(names.prefix(5).map { $0 }, joinedBy: "and") + (names.count > 5 ? " and more" : "")
    return Diagnostic(
      CompatRules.unknownInShipped, severity, at: first.key.location,
      "\(quoted(name)) has attributes that are not known: \(shown)")
  }

  private static func uncomparable(_ registry: Registry, _ name: String, _ severity: Severity) -> [Diagnostic] {
    registry.declarations.filter { ReleasedKey($0, accessor: "") == nil && !$0.isMeantAsSettings }.map { declaration in
      Diagnostic(
        CompatRules.uncomparableKey, severity, at: declaration.location,
        "\(quoted(declaration.key)) of \(quoted(name)) cannot be compared: \(reason(declaration))", key: declaration.key,
        owner: declaration.owner.value)
    }
  }

  private static func reason(_ declaration: Declaration) -> String {
    if declaration.type.value == nil {
      let text = declaration.node(.type)?.text ?? ""
      return text.isEmpty ? "it has no type" : "the type \(quoted(text)) is not known"
    }
    return declaration.kind == nil ? "what limits its values has a fault" : "its default or what limits it has a fault"
  }
}
