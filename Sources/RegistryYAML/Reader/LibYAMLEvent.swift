/// An event of libyaml in Swift's terms. Its strings are borrowed from libyaml, and valid during the call that hands it over.
struct LibYAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  var kind: Kind
  var span: PackedSpan
  /// Of a scalar.
  var style: YAMLNode.Style = .plain
  /// Of a collection: written with `[]` or `{}`, not in block style. Of a document: `---` or `...` is written.
  var isExplicit = false
  /// The text of a scalar.
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The name after `&` or `*`.
  var anchor: UnsafeBufferPointer<UInt8>?
  /// The tag with its handle resolved, such as `tag:yaml.org,2002:str`.
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
