import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a key that Remote Config does not allow.
package enum IllegalKey: EntryRule {
  package static let documentation = RuleDocumentation(
    "illegal-key",
    summary: "Remote Config does not allow the key",
    explanation: """
      A key starts with an ASCII letter or an underscore, contains only ASCII letters, digits and underscores, and has at most \
      256 characters. The server also rejects names that every JavaScript object has, such as 'constructor'.
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

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard !RemoteKey.isLegal(declaration.key), let (message, fix) = problem(of: declaration) else { return }
    report(declaration.finding(message, fix: fix.map { .init($0) }))
  }

  /// What is wrong with a key, and what to do about it; nil for a legal one.
  private static func problem(of declaration: Declaration) -> (Finding.Message, fix: String?)? {
    let key = declaration.key
    guard let first = key.unicodeScalars.first else { return (.empty(declaration.name), nil) }
    if first == "$" { return (.containsDollar(declaration.name), "did you mean '\(Registry.settingsKey)'?") }
    if key.unicodeScalars.count > ServiceLimits.keyLength {
      return (.tooLong(declaration.name, limit: ServiceLimits.keyLength), "shorten the key")
    }
    if RemoteKey.forbidden.contains(key) { return (.forbidden(declaration.name), "add a word to the key") }
    if let illegal = key.unicodeScalars.first(where: { !RemoteKey.isAllowed($0) }) {
      return (.contains(illegal, declaration.name), legalized(key).map { "did you mean '\($0)'?" })
    }
    return RemoteKey.isDigit(first) ? (.startsWithDigit(declaration.name), "did you mean '_\(key)'?") : nil
  }

  /// The key with an underscore for every ASCII character that is not allowed; nil where it contains other characters.
  private static func legalized(_ key: String) -> String? {
    guard key.unicodeScalars.allSatisfy(\.isASCII) else { return nil }
    let scalars = key.unicodeScalars.map { RemoteKey.isAllowed($0) ? $0 : "_" }
    let text = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    return RemoteKey.isDigit(scalars[0]) ? "_" + text : text
  }
}

extension Finding.Message {
  fileprivate static func empty(_ key: String) -> Self { "\(key) is not a valid key: it is empty" }

  fileprivate static func containsDollar(_ key: String) -> Self { "\(key) is not a valid key: it contains '$'" }

  fileprivate static func tooLong(_ key: String, limit: Int) -> Self {
    "\(key) is longer than the \(limit) characters that Remote Config allows"
  }

  fileprivate static func forbidden(_ key: String) -> Self { "\(key) is a name that Remote Config rejects" }

  fileprivate static func contains(_ scalar: Unicode.Scalar, _ key: String) -> Self {
    "\(key) contains \(described(scalar)), which Remote Config does not allow in a key"
  }

  fileprivate static func startsWithDigit(_ key: String) -> Self {
    "\(key) starts with a digit, which Remote Config does not allow"
  }

  private static func described(_ scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "a space" }
    return scalar.isASCII ? "'\(scalar)'" : "'\(scalar)' (\(scalar.codePointName))"
  }
}
