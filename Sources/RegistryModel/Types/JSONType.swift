import RegistryJSON
import RegistryText

/// `json`: one JSON document.
///
/// Stricter than RFC 8259 in what it leaves to readers: a byte order mark and a repeated name are refused, since two
/// readers would make two values of the text (Foundation's `JSONDecoder` keeps the first of a repeated name,
/// `JSONSerialization` the last).
package struct JSONType: TypeDefinition {
  package static let type = ValueType.json
  package static let attributes: [Attribute] = [.swiftType, .keys, .schema]
  package static let unconstrained: Kind? = .json(JSONType())

  /// How deep a JSON value may be nested, here and in the generated reader.
  package static let depthLimit = 64

  /// The app's own `Decodable & Sendable` type that the accessor gives, as ``SwiftTypeName`` allows; nil for the document.
  package var swiftType: String?
  /// How the members of that type are named in the JSON; nil as they are in Swift.
  package var keys: KeyStrategy?
  /// The path of the schema as the tool opens it. It is for checks alone: an accessor does not know it.
  package var schemaPath: String?

  package init(swiftType: String? = nil, keys: KeyStrategy? = nil, schemaPath: String? = nil) {
    self.swiftType = swiftType
    self.keys = keys
    self.schemaPath = schemaPath
  }

  package static func decode(_ reader: inout AttributeReader) -> Kind? {
    .json(
      JSONType(
        swiftType: reader.swiftType().value, keys: reader.word(.keys).value, schemaPath: reader.relativePath(.schema).value))
  }

  package func interpret(_ text: String) -> Interpretation {
    if text.isEmpty { return .unreadable(.empty) }
    if let fault = Self.fault(in: text) { return .unreadable(.notJSON(fault.message)) }
    return .value(.json(text))
  }

  package func text(of value: Value) -> String {
    guard case .json(let text) = value else { return "" }
    return text
  }

  package var limitPhrases: [String] { swiftType.map { ["decoded as \($0)"] } ?? [] }

  /// By structure: blanks and the order of an object's members do not matter.
  package func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard let first = JSONReader().read(text(of: left)).document, let second = JSONReader().read(text(of: right)).document
    else { return false }
    return first.root.isStructurallyEqual(to: second.root)
  }

  /// The first fault of a text that is not a JSON document, with its place; nil where the text is one.
  package static func fault(in text: String) -> JSONFault? {
    if text.unicodeScalars.first == "\u{FEFF}" {
      return JSONFault(message: "it begins with a byte order mark", offset: 0, hint: "remove the mark")
    }
    var options = JSONReader.Options()
    options.depthLimit = depthLimit
    options.findingLimit = 1
    guard let finding = JSONReader(options).read(text).findings.first else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: finding.range.lowerBound, limitedBy: text.endIndex) ?? text.endIndex
    return JSONFault(message: finding.message, offset: text.unicodeScalars[..<start].count, hint: finding.hint)
  }
}

/// How the members of an app's type are named in JSON.
package enum KeyStrategy: String, CaseIterable, Sendable {
  /// `base_price` is the member `basePrice`, as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` has it.
  case snakeCase = "snake_case"
}

extension AttributeReader {
  fileprivate mutating func swiftType() -> Field<String> {
    guard case .value(let name) = name(.swiftType) else { return node(.swiftType) == nil ? .missing : .invalid }
    guard let node = node(.swiftType), !SwiftTypeName.isLegal(name) else { return .value(name) }
    return fail(.swiftType, .notASwiftType, at: node)
  }
}

/// Why a text is not a JSON document.
package struct JSONFault: Equatable, Sendable {
  /// What is wrong, in lower case and without a full stop.
  package let message: String
  /// How many Unicode scalars precede the fault.
  package let offset: Int
  /// What to do about it, where the message does not say enough.
  package let hint: String?
}
