import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// What a rule found, before the registry's settings give it a severity.
package struct Finding: Sendable {
  /// What is wrong, in lower case, with names in single quotes and no full stop.
  ///
  /// Each rule lists its messages in an extension at the end of its file, apart from the conditions.
  package struct Message: Sendable, ExpressibleByStringInterpolation {
    package let text: String

    package init(stringLiteral value: String) { text = value }
  }

  package var location: SourceLocation
  package var message: Message
  package var fix: Diagnostic.Fix?
  package var notes: [Diagnostic.Note]
  /// The faulty declaration, for the key and the owner in the report.
  package var declaration: Declaration?
  /// The `<<` that gives the declaration what is reported, where that is written in another one.
  package var mergeKey: YAMLNode?

  /// A finding at any location.
  package init(
    at location: SourceLocation, _ message: Message, fix: Diagnostic.Fix? = nil, notes: [Diagnostic.Note] = [],
    in declaration: Declaration? = nil, mergeKey: YAMLNode? = nil
  ) {
    self.location = location
    self.message = message
    self.fix = fix
    self.notes = notes
    self.declaration = declaration
    self.mergeKey = mergeKey
  }
}

extension Declaration {
  /// The key in quotes, shortened where it is too long for a message.
  var name: String { quoted(key) }

  /// The key, and the build configuration of a default that holds for one only.
  func name(for standard: DeclaredDefault) -> String {
    standard.configuration.map { "\(name) for \(quoted($0.text))" } ?? name
  }

  /// A finding about the key as a whole.
  func finding(_ message: Finding.Message, fix: Diagnostic.Fix? = nil, notes: [Diagnostic.Note] = []) -> Finding {
    Finding(at: location, message, fix: fix, notes: notes, in: self)
  }

  /// A finding at a node of a pair, which is the entry's own or a merged one.
  func finding(
    at node: YAMLNode, of pair: YAMLPair, _ message: Finding.Message, fix: Diagnostic.Fix? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Finding {
    Finding(at: node.location, message, fix: fix, notes: notes, in: self, mergeKey: pair.mergeKey)
  }

  /// A finding at a node of an attribute's value.
  func finding(
    at node: YAMLNode, of attribute: Attribute, _ message: Finding.Message, fix: Diagnostic.Fix? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Finding {
    Finding(at: node.location, message, fix: fix, notes: notes, in: self, mergeKey: pair(attribute)?.mergeKey)
  }

  /// The location that gives the entry its accessor: the attribute, else the key.
  var accessorLocation: SourceLocation {
    guard let node = node(.accessor), accessor.value != nil else { return location }
    return node.location
  }

  /// A finding about the accessor.
  func accessorFinding(_ message: Finding.Message, fix: String, notes: [Diagnostic.Note] = []) -> Finding {
    Finding(
      at: accessorLocation, message, fix: .init(fix), notes: notes, in: self, mergeKey: pair(.accessor)?.mergeKey)
  }
}
