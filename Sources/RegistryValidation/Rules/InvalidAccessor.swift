import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports an `accessor` that is not a Swift name, and a key from which no name can be derived.
package enum InvalidAccessor: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-accessor",
    summary: "the accessor is not a Swift name",
    explanation: """
      An accessor is made of ASCII letters, digits and underscores, contains a letter or a digit, and does not start with a \
      digit. Keywords are written as they are: the generated file escapes them.
      """,
    rationale: "The generated file would not compile.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
        accessor: checkout-enabled
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-06-30
        accessor: checkoutEnabled
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    if let node = declaration.node(.accessor) {
      guard let name = declaration.accessor.value, !SwiftName.isIdentifier(name) else { return }
      report(declaration.finding(at: node, of: .accessor, .notAName(name, declaration.name), fix: fix(name)))
    } else if isOnlyUnderscores(declaration.key) {
      report(declaration.finding(.noName(declaration.name), fix: .init("add 'accessor:' with a Swift name")))
    }
  }

  private static func fix(_ name: String) -> Diagnostic.Fix {
    let bare = name.filter { $0 != "`" }
    return bare != name && SwiftName.isIdentifier(bare)
      ? .init("write it without backticks; the generated file escapes it", replacement: bare, isSafe: true)
      : .init("use ASCII letters, digits and underscores, and no digit first")
  }

  /// The rule `illegal-key` reports a key of other characters that gives no name.
  private static func isOnlyUnderscores(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { $0 == UInt8(ascii: "_") }
  }
}

extension Finding.Message {
  fileprivate static func notAName(_ name: String, _ key: String) -> Self {
    "the accessor \(quoted(name)) of \(key) is not a Swift name"
  }

  fileprivate static func noName(_ key: String) -> Self {
    "\(key) has no letter or digit to derive an accessor from"
  }
}
