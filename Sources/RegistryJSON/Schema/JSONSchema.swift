import RegistryText

/// The checks of a JSON Schema (draft 2020-12) that depend on one value and its own parts alone.
///
/// Reading and checking take time linear in the schema and in the document: no word applies a second schema to one value, so there
/// is nothing like a reference that leads back. The depth of both texts limits the recursion.
package struct JSONSchema: Sendable {
  /// How deep a schema may be nested: a level of the document takes two of the schema.
  package static let depthLimit = 256
  /// How many violations of one document are reported.
  package static let violationLimit = 20

  let root: Node

  /// One schema; a boolean is a schema too.
  final class Node: Sendable {
    let checks: Checks

    init(_ checks: Checks) { self.checks = checks }
  }

  /// What a schema asks of a value. A word that is not there asks for nothing.
  struct Checks: Sendable {
    /// Whether no value is allowed: the schema `false`.
    var isNever = false
    var types: [TypeName]?
    var allowed: Set<JSONValue>?
    /// The allowed values as they are written, for messages.
    var allowedTexts: [String] = []
    var minimum: Bound?
    var maximum: Bound?
    var exclusiveMinimum: Bound?
    var exclusiveMaximum: Bound?
    var minLength: Int?
    var maxLength: Int?
    var minItems: Int?
    var maxItems: Int?
    var items: Node?
    var required: [String] = []
    var properties: [ExactText: Node] = [:]
    var additionalProperties: Node?
  }

  /// A bound with its text.
  struct Bound: Sendable {
    let value: ExactDecimal
    let text: String
  }

  /// The types of JSON Schema. An `integer` is a number without a fraction, however it is written.
  enum TypeName: String, CaseIterable, Sendable {
    case null, boolean, object, array, number, string, integer

    func allows(_ node: JSONNode) -> Bool {
      switch self {
      case .null: node.kind == .null
      case .boolean: node.kind == .bool
      case .object: node.kind == .object
      case .array: node.kind == .array
      case .number: node.kind == .number
      case .string: node.kind == .string
      case .integer: node.number.flatMap { ExactDecimal($0) }?.isInteger ?? false
      }
    }
  }
}

/// What is wrong with a schema, or not checked of it.
package struct JSONSchemaFinding: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The word asks for something that is not checked.
    case unsupportedWord(String)
    /// The value of a word has the wrong form; what is expected, for people.
    case malformed(word: String, expected: String)
    /// A schema is neither an object nor a bool.
    case notASchema
  }

  package let kind: Kind
  /// The bytes of the schema's text.
  package let range: Range<Int>
}

/// Why a document does not satisfy a schema.
package struct JSONSchemaViolation: Equatable, Sendable {
  /// The part of the document as a JSON Pointer (RFC 6901); empty for the document as a whole.
  package let pointer: String
  /// What is wrong with it, to follow its name: "is not an integer".
  package let problem: String
  /// The bytes of that part in the document's text.
  package let range: Range<Int>
}
