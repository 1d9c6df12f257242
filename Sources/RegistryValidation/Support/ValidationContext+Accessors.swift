import RegistryDiagnostics
import RegistryModel

extension ValidationContext {
  /// Where the accessor of a declaration comes from: the attribute, else the key.
  func accessorLocation(_ declaration: Declaration) -> SourceLocation {
    if case .value(_, let node) = declaration.text(.accessor) { node.location } else { declaration.location }
  }

  /// A finding about the accessor of a declaration.
  func accessorFinding(
    _ declaration: Declaration, _ message: String, fix: String, notes: [Diagnostic.Note] = []
  ) -> Finding {
    var finding = Finding(
      at: accessorLocation(declaration), message, fix: .init(fix), notes: notes, in: declaration)
    finding.mergeKey = declaration.pair(.accessor)?.mergeKey
    return finding
  }
}
