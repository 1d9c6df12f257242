import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// What a rule found, before the registry's settings give it a severity.
package struct Finding: Sendable {
  package var location: SourceLocation
  /// Lower-case start, names in single quotes, no full stop.
  package var message: String
  package var fix: Diagnostic.Fix?
  package var notes: [Diagnostic.Note]
  /// The declaration that is at fault, for the key and the owner of the report.
  package var declaration: Declaration?
  /// The `<<` by which that declaration has what is reported, where it is written in another one.
  package var mergeKey: YAMLNode?

  /// A finding at any place.
  package init(
    at location: SourceLocation,
    _ message: String,
    fix: Diagnostic.Fix? = nil,
    notes: [Diagnostic.Note] = [],
    in declaration: Declaration? = nil
  ) {
    self.location = location
    self.message = message
    self.fix = fix
    self.notes = notes
    self.declaration = declaration
  }
}

extension Candidate {
  /// A finding about the key as a whole.
  ///
  /// Not inlined, like the others: every rule makes one, and hardly a run does.
  @inline(never)
  func finding(_ message: String, fix: Diagnostic.Fix? = nil, notes: [Diagnostic.Note] = []) -> Finding {
    Finding(at: declaration.location, message, fix: fix, notes: notes, in: declaration)
  }

  /// A finding at a node of a pair, which may be the entry's own or a merged one.
  @inline(never)
  func finding(
    at node: YAMLNode, of pair: YAMLPair, _ message: String, fix: Diagnostic.Fix? = nil, notes: [Diagnostic.Note] = []
  ) -> Finding {
    var finding = Finding(at: node.location, message, fix: fix, notes: notes, in: declaration)
    finding.mergeKey = pair.mergeKey
    return finding
  }

  /// A finding at a node of an attribute's value.
  @inline(never)
  func finding(
    at node: YAMLNode, of attribute: Attribute, _ message: String, fix: Diagnostic.Fix? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Finding {
    var finding = Finding(at: node.location, message, fix: fix, notes: notes, in: declaration)
    finding.mergeKey = declaration.pair(attribute)?.mergeKey
    return finding
  }
}
