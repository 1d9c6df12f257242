import RegistryDiagnostics
import RegistryModel

/// Reports a key that Remote Config does not take.
package enum IllegalKey: EntryRule {
  package static let documentation = RuleDocumentation(
    "illegal-key",
    summary: "Remote Config does not take the key",
    explanation: """
      A key starts with an ASCII letter or an underscore, goes on with ASCII letters, digits and underscores, and has at \
      most 256 characters. The server also refuses names that every JavaScript object has, such as 'constructor'.
      """,
    rationale: "The key can never exist on the server, so the app would read its default for ever.",
    badExample: """
      checkout-v2:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """,
    goodExample: """
      checkout_v2:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
      """,
    isConfigurable: true
  )

  /// https://firebase.google.com/docs/remote-config/quotas-limits
  private static let longest = 256

  /// What the server's validator refuses beside malformed keys.
  private static let forbidden = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__", "constructor", "hasOwnProperty",
    "isPrototypeOf", "propertyIsEnumerable", "prototype", "toLocaleString", "toString", "valueOf",
  ]

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard !candidate.declaration.withKey(isLegal) else { return }
    let problem = problem(of: candidate.declaration.key)
    report(candidate.finding("\(candidate.name) \(problem.message)", fix: problem.fix.map { .init($0) }))
  }

  private static func isLegal(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = key.first, key.count <= longest, !isDigit(first), key.allSatisfy(isWordByte) else { return false }
    return forbiddenLengths & 1 << key.count == 0 || !forbidden.contains(where: key.spell)
  }

  /// A bit for each length that a forbidden name has: most keys have another one. Shifting by more than the width gives 0.
  private static let forbiddenLengths = forbidden.reduce(UInt64(0)) { $0 | 1 << $1.utf8.count }

  private static func problem(of key: String) -> (message: String, fix: String?) {
    if key.isEmpty { return ("is no key: it is empty", nil) }
    if key.hasPrefix("$") { return ("is no key, since it holds '$'", "did you mean '\(Registry.settingsKey)'?") }
    if key.unicodeScalars.count > longest {
      return ("is longer than the \(longest) characters that Remote Config takes", "shorten the key")
    }
    if forbidden.contains(key) { return ("is a name that Remote Config refuses", "add a word to the key") }
    if let illegal = key.unicodeScalars.first(where: { !$0.isASCII || !isWordByte(UInt8($0.value)) }) {
      return (
        "holds \(described(illegal)), which Remote Config does not take in a key", legalized(key).map { "did you mean '\($0)'?" }
      )
    }
    return ("starts with a digit, which Remote Config does not take", "did you mean '_\(key)'?")
  }

  private static func described(_ scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "a blank" }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    return scalar.isASCII ? "'\(scalar)'" : "'\(scalar)' (\(code))"
  }

  /// The key with an underscore for every ASCII character that is not allowed; nil where others occur.
  private static func legalized(_ key: String) -> String? {
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let bytes = key.utf8.map { isWordByte($0) ? $0 : UInt8(ascii: "_") }
    let text = String(decoding: bytes, as: UTF8.self)
    return isDigit(bytes[0]) ? "_" + text : text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
