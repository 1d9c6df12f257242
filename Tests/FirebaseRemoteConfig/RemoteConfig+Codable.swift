import Foundation

public enum RemoteConfigValueCodableError: Error, Sendable {
  case unsupportedType(String)
}

public enum RemoteConfigCodableError: Error, Sendable {
  case invalidSetDefaultsInput(String)
}

extension RemoteConfigValue {
  /// The value as a type: through the coercing getters for simple ones, through JSON for the rest.
  public func decoded<Value: Decodable>(asType type: Value.Type = Value.self) throws -> Value {
    if type == Date.self { throw RemoteConfigValueCodableError.unsupportedType("Date type is not supported") }
    if let simple = try simpleValue(of: type) as? Value { return simple }
    return try JSONDecoder().decode(type, from: dataValue)
  }

  private func simpleValue(of type: Any.Type) throws -> Any? {
    switch type {
    case is String.Type: stringValue
    case is Bool.Type: boolValue
    case is Data.Type: dataValue
    case is Double.Type: numberValue.doubleValue
    case is Float.Type: numberValue.floatValue
    case let type as any FixedWidthInteger.Type: try integer(of: type)
    default: nil
    }
  }

  /// A text that is no number gives 0; a number that is not whole or too large is an error.
  private func integer<Value: FixedWidthInteger>(of type: Value.Type) throws -> Value {
    if let value = Value(exactly: numberValue.doubleValue) { return value }
    let context = DecodingError.Context(
      codingPath: [], debugDescription: "Parsed number <\(numberValue)> does not fit in \(type).")
    throw DecodingError.dataCorrupted(context)
  }
}

extension RemoteConfig {
  /// A missing key is not nil but the empty text, 0 or false.
  public subscript<Value: Decodable>(decodedValue key: String) -> Value? { try? self[key].decoded() }

  /// The JSON object of a key; nil for an array.
  public subscript(jsonValue key: String) -> [String: AnyHashable]? { self[key].jsonValue as? [String: AnyHashable] }

  /// Sets the members of a value that encodes as a JSON object as defaults.
  public func setDefaults<Value: Encodable>(from value: Value) throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value), options: .fragmentsAllowed)
    guard let members = object as? [String: NSObject] else {
      throw RemoteConfigCodableError.invalidSetDefaultsInput("The setDefaults input: \(value), must be a Struct or Dictionary")
    }
    setDefaults(members)
  }
}
