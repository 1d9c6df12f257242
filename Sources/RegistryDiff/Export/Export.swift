import RegistryDiagnostics
import RegistryJSON
import RegistryText

/// A Remote Config template that was exported: what the console, `firebase remoteconfig:get -o` and the REST API give.
///
/// The shape is that of the REST resource `RemoteConfig`. Members that it does not know are passed over and kept in
/// `document`; every part knows its own bytes there.
package struct Export: Sendable {
  /// The path as the user gave it; `-` is standard input.
  package let path: String
  /// The text and the tree of all its values.
  package let document: JSONDocument
  /// In the order of priority: the first one that holds decides.
  package let conditions: [ExportCondition]
  /// In the order of the text.
  package let groups: [ExportGroup]
  /// Those at the top level first, then group by group. A key that is in several places is listed for each of them.
  package let parameters: [ExportParameter]
  let lines: LineIndex

  /// The place of a node of the document.
  package func location(of node: JSONNode) -> SourceLocation { location(of: node.range) }

  /// The place of a stretch of bytes of the document.
  package func location(of range: Range<Int>) -> SourceLocation { SourceLocation(path: path, span: lines.span(of: range)) }
}

/// A condition under which a parameter may have another value.
package struct ExportCondition: Sendable {
  /// The whole object.
  package let node: JSONNode
  /// The name by which parameters refer to it, a string.
  package let name: JSONNode
}

/// A group into which the console sorts parameters. Clients never see it.
package struct ExportGroup: Sendable {
  /// The name of the group, a string.
  package let name: JSONNode
  /// The whole object behind the name.
  package let node: JSONNode
}

/// A parameter: a remote key and all that a client may receive for it.
package struct ExportParameter: Sendable {
  /// The remote key, a string.
  package let name: JSONNode
  /// The whole object behind the key.
  package let node: JSONNode
  /// The index of its group in `Export.groups`; nil at the top level.
  package let group: Int?
  package let valueType: ExportValueType
  /// A string, if there is one.
  package let description: JSONNode?
  /// What a client receives when no condition holds. Without one it receives nothing, and has its compiled-in value.
  package let defaultValue: ExportValue?
  /// In the order of the text, which has no meaning: the order of `Export.conditions` decides.
  package let conditionalValues: [ExportConditionalValue]

  /// The remote key.
  package var key: String { String(decoding: name.textBytes, as: UTF8.self) }
}

/// The type that the template declares for a parameter.
package enum ExportValueType: Sendable {
  /// None is declared, which the service takes for a string: templates from before there were types have none.
  case undeclared
  case string
  case boolean
  case number
  case json
  /// Another one, which a later version of the service may have brought.
  case other(JSONNode)
}

/// What a parameter has under a condition.
package struct ExportConditionalValue: Sendable {
  /// The name of the condition, a string.
  package let condition: JSONNode
  package let value: ExportValue
}

/// A value of a parameter, of one of the kinds that the service has.
package struct ExportValue: Sendable {
  package enum Kind: Sendable {
    /// The same text for everyone: a string node.
    case text(JSONNode)
    /// The client receives nothing, and has its compiled-in value.
    case inAppDefault
    /// The service chooses for each client; the values are not in the template.
    case personalization
    /// A part of the clients receives the text, a string node. Some exports leave it out.
    case rollout(JSONNode?)
    /// Each client receives the text of its variant, or what it would have without the experiment.
    case experiment([ExportVariant])
    /// A kind that a later version of the service may have brought, by the name of its member.
    case unknown(JSONNode)
    /// Not the shape of a value; the reader has reported it.
    case malformed
  }

  /// The whole value as written in the template.
  package let node: JSONNode
  package let kind: Kind
}

/// A variant of an experiment.
package struct ExportVariant: Sendable {
  /// Its id, a string.
  package let id: JSONNode?
  /// A string node, or nil for a variant without a text of its own.
  package let text: JSONNode?
}

extension LineIndex {
  /// The lines and columns of a stretch of bytes.
  func span(of range: Range<Int>) -> SourceSpan {
    let (start, end) = (position(of: range.lowerBound), position(of: range.upperBound))
    return SourceSpan(
      start: SourcePosition(line: start.line, column: start.column), end: SourcePosition(line: end.line, column: end.column))
  }
}
