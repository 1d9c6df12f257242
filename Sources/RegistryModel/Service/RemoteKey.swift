import RegistryText

/// What Remote Config allows as the key of a parameter.
package enum RemoteKey {
  /// Names that every JavaScript object has: the service rejects them.
  package static let forbidden: Set = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__", "constructor", "hasOwnProperty",
    "isPrototypeOf", "propertyIsEnumerable", "prototype", "toLocaleString", "toString", "valueOf",
  ]

  /// Whether the service takes the key.
  package static func isLegal(_ key: String) -> Bool {
    guard let first = key.utf8.first, !first.isASCIIDigit, key.utf8.count <= ServiceLimits.keyLength else { return false }
    return key.utf8.allSatisfy(\.isASCIIWord) && !forbidden.contains(key)
  }

  /// Whether a key may contain the character; a digit may not be the first one.
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// `0` to `9`.
  package static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
