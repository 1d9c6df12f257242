/// The type that an entry declares, by the word in the file.
package enum ValueType: String, Sendable, CaseIterable {
  case bool
  /// A 64-bit integer.
  case int
  /// A finite 64-bit floating-point number.
  case double
  case string
  /// One of the texts in `values`.
  case enumeration = "enum"
  /// The text of a JSON document.
  case json
  /// An absolute URL with a host.
  case url
  /// A span of time, exact to the attosecond.
  case duration
  /// Values of one type, in order.
  case list

  /// What the model knows of the type, in a file of its own.
  package var definition: any TypeDefinition.Type {
    switch self {
    case .bool: BoolType.self
    case .int: IntType.self
    case .double: DoubleType.self
    case .string: StringType.self
    case .enumeration: EnumType.self
    case .json: JSONType.self
    case .url: URLType.self
    case .duration: DurationType.self
    case .list: ListType.self
    }
  }
}

/// A type with the constraints of one entry: everything that decides which texts are read, and as what.
package enum Kind: Equatable, Sendable {
  case bool(BoolType)
  case int(IntType)
  case double(DoubleType)
  case string(StringType)
  case enumeration(EnumType)
  case json(JSONType)
  case url(URLType)
  case duration(DurationType)
  indirect case list(ListType)

  package var definition: any TypeDefinition {
    switch self {
    case .bool(let type): type
    case .int(let type): type
    case .double(let type): type
    case .string(let type): type
    case .enumeration(let type): type
    case .json(let type): type
    case .url(let type): type
    case .duration(let type): type
    case .list(let type): type
    }
  }

  /// The declared type without its constraints.
  package var type: ValueType { Swift.type(of: definition).type }

  /// Reads a text as the generated accessor does.
  package func interpret(_ text: String) -> Interpretation { definition.interpret(text) }

  /// The canonical text of a value of this kind, which ``interpret(_:)`` reads back exactly.
  package func text(of value: Value) -> String { definition.text(of: value) }

  /// What limits the values, for people.
  package var limitPhrases: [String] { definition.limitPhrases }

  /// Whether two values of this kind mean the same to an app.
  package func areEqual(_ left: Value, _ right: Value) -> Bool { definition.areEqual(left, right) }
}

/// A value of a ``Kind``.
package enum Value: Equatable, Sendable {
  case bool(Bool)
  case int(Int64)
  case double(Double)
  case string(String)
  /// The position in the enum's values.
  case enumeration(Int)
  /// The text of a valid JSON document, as written.
  case json(String)
  /// The text of a URL, as written.
  case url(String)
  case duration(Duration)
  case list([Value])
}
