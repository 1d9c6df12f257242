import RegistryDiagnostics
import RegistryJSON

/// A Remote Config template that was exported: what the console, `firebase remoteconfig:get -o` and the REST API give.
///
/// The shape is that of the REST resource `RemoteConfig`. Members that it does not know are passed over and kept in
/// `document`; every part knows its own bytes there.
public struct Export: Sendable {
  /// The path as the user gave it; `-` is standard input.
  public let path: String
  /// The text and the tree of all its values.
  public let document: JSONDocument
  /// In the order of priority: the first one that holds decides.
  public let conditions: [ExportCondition]
  /// In the order of the text.
  public let groups: [ExportGroup]
  /// Those at the top level first, then group by group. A key that stands in several places is listed for each of them.
  public let parameters: [ExportParameter]
  let lines: LineIndex

  /// The place of a node of the document.
  public func location(of node: JSONNode) -> SourceLocation { location(of: node.range) }

  /// The place of a stretch of bytes of the document.
  public func location(of range: Range<Int>) -> SourceLocation { SourceLocation(path: path, span: lines.span(of: range)) }
}

/// A condition under which a parameter may have another value.
public struct ExportCondition: Sendable {
  /// The whole object.
  public let node: JSONNode
  /// The name by which parameters refer to it, a string.
  public let name: JSONNode
}

/// A group into which the console sorts parameters. Clients never see it.
public struct ExportGroup: Sendable {
  /// The name of the group, a string.
  public let name: JSONNode
  /// The whole object behind the name.
  public let node: JSONNode
}

/// A parameter: a remote key and all that a client may receive for it.
public struct ExportParameter: Sendable {
  /// The remote key, a string.
  public let name: JSONNode
  /// The whole object behind the key.
  public let node: JSONNode
  /// The index of its group in `Export.groups`; nil at the top level.
  public let group: Int?
  public let valueType: ExportValueType
  /// A string, if there is one.
  public let description: JSONNode?
  /// What a client receives when no condition holds. Without one it receives nothing, and has its compiled-in value.
  public let defaultValue: ExportValue?
  /// In the order of the text, which has no meaning: the order of `Export.conditions` decides.
  public let conditionalValues: [ExportConditionalValue]

  /// The remote key.
  public var key: String { String(decoding: name.textBytes, as: UTF8.self) }
}

/// The type that the template declares for a parameter.
public enum ExportValueType: Sendable {
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
public struct ExportConditionalValue: Sendable {
  /// The name of the condition, a string.
  public let condition: JSONNode
  public let value: ExportValue
}

/// A value of a parameter, of one of the kinds that the service has.
public struct ExportValue: Sendable {
  public enum Kind: Sendable {
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

  /// The whole value as it stands in the template.
  public let node: JSONNode
  public let kind: Kind
}

/// A variant of an experiment.
public struct ExportVariant: Sendable {
  /// Its id, a string.
  public let id: JSONNode?
  /// A string node, or nil for a variant without a text of its own.
  public let text: JSONNode?
}

extension LineIndex {
  /// The lines and columns of a stretch of bytes.
  func span(of range: Range<Int>) -> SourceSpan {
    let (start, end) = (position(of: range.lowerBound), position(of: range.upperBound))
    return SourceSpan(
      start: SourcePosition(line: start.line, column: start.column), end: SourcePosition(line: end.line, column: end.column))
  }
}
