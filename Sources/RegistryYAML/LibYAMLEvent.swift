import RegistryDiagnostics

/// An event of libyaml in Swift's terms. Its texts are borrowed from the reader, and valid during the call that hands it over.
struct LibYAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  var kind: Kind
  var start: PackedPosition
  var end: PackedPosition
  /// About where in the text the event stands: scalars before its start by libyaml's count, bytes by ``LineReader``'s.
  var index: Int
  /// Of a scalar.
  var style: YAMLNode.Style = .plain
  /// Of a collection: `[]` or `{}` rather than block style. Of a document: `---` or `...` is written out.
  var isExplicit = false
  /// Of a scalar: its text stands in the file as it is, at `index`.
  var isVerbatim = false
  /// The text of a scalar.
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The name after `&` or `*`.
  var anchor: UnsafeBufferPointer<UInt8>?
  var tag: UnsafeBufferPointer<UInt8>?
}

/// Where and why libyaml stopped, in its own words; `SyntaxExplanation` turns them into a diagnostic.
struct LibYAMLFailure: Error, Equatable {
  var problem: String
  var problemStart: PackedPosition
  /// What libyaml was reading, and where that began, where it says so.
  var context: String?
  var contextStart: PackedPosition
}
