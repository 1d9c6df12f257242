import RegistryText

/// Where the services that show findings beside the code look for files: below the root of the repository.
///
/// GitHub and GitLab attach a finding only to a path relative to that root. They drop or refuse a finding without a place.
package struct RepositoryPaths: Sendable {
  /// The file for a finding that has no place of its own.
  private let registry: String
  /// A path relative to the root, or nil if it is outside of the root.
  private let relative: @Sendable (String) -> String?

  package init(registry: String, relative: @escaping @Sendable (String) -> String?) {
    self.registry = registry
    self.relative = relative
  }

  /// Paths as the user gave them.
  package static let asGiven = RepositoryPaths(registry: "config-registry.yml") { $0 }

  /// The findings with paths relative to the root. A finding in a file outside of it, such as an export in a temporary folder, moves
  /// to the line of the registry that it names, else to the registry as a whole; its own place becomes a note.
  func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let places = diagnostics.flatMap { [$0.location] + $0.notes.map(\.location) }
    var known: [String: String] = [:]
    for path in Set(places.compactMap { $0?.path } + [registry]) { known[path] = relative(path) }
    return diagnostics.map { placed($0, known) }
  }

  /// - Parameter known: the paths that are below the root, by the paths that were given.
  private func placed(_ diagnostic: Diagnostic, _ known: [String: String]) -> Diagnostic {
    var result = diagnostic
    for (index, note) in diagnostic.notes.enumerated() {
      result.notes[index].location = note.location.map { $0.moved(by: known) ?? $0 }
    }
    let whole = SourceLocation(path: known[registry] ?? registry)
    guard let own = diagnostic.location else {
      result.location = whole
      return result
    }
    if let moved = own.moved(by: known) {
      result.location = moved
    } else if own.path != registry {
      result.location = diagnostic.notes.lazy.compactMap { $0.location?.moved(by: known) }.first ?? whole
      result.notes.insert(.init("found here", at: own), at: 0)
      // It would replace a text in another file.
      result.fix?.replacement = nil
    }
    return result
  }
}

extension SourceLocation {
  /// The place by its path below the root, or nil if it is outside.
  fileprivate func moved(by known: [String: String]) -> SourceLocation? {
    known[path].map { SourceLocation(path: $0, span: span) }
  }
}
