import RegistryText

/// `bool`: `true` or `false` in any ASCII case, `1` or `0`.
///
/// The last two are what the SDK makes of its own `NSNumber` defaults. Its getter is not the model: `boolValue` reads `on`
/// as false and `tomato` as true. Nothing is trimmed: ` true` is not a bool.
package struct BoolType: TypeDefinition {
  package static let type = ValueType.bool
  package static let isWrittenPlain = true
  package static let unconstrained: Kind? = .bool(BoolType())

  package init() {}

  package static func decode(_ reader: inout AttributeReader) -> Kind? { unconstrained }

  package func interpret(_ text: String) -> Interpretation {
    if text.isEmpty { return .unreadable(.empty) }
    // A remote text may have a megabyte; only a short one is worth folding.
    guard text.utf8.count <= 5 else { return .unreadable(.notABool) }
    switch text.lowercasedASCII {
    case "true", "1": return .value(.bool(true))
    case "false", "0": return .value(.bool(false))
    default: return .unreadable(.notABool)
    }
  }

  package func text(of value: Value) -> String {
    guard case .bool(let flag) = value else { return "" }
    return flag ? "true" : "false"
  }
}

extension String {
  /// The text with small letters for the ASCII capitals. `lowercased()` would also turn the Kelvin sign into a `k`.
  fileprivate var lowercasedASCII: String {
    String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }
}
