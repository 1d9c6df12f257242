import RegistryDiagnostics
import RegistryModel
import RegistryText

/// Reports a compiled-in value outside the entry's own range.
package enum DefaultOutOfRange: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-out-of-range",
    summary: "the compiled-in value is outside the range",
    explanation: "The default of an entry with a 'range' has to be within it. The bounds are inclusive.",
    rationale: "Every read that falls back gives the default, and callers rely on the range.",
    badExample: """
      upload_chunk_bytes:
        owner: media
        type: int
        default: 1024
        range: [65536, 8388608]
      """,
    goodExample: """
      upload_chunk_bytes:
        owner: media
        type: int
        default: 1048576
        range: [65536, 8388608]
      """,
    isConfigurable: true
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    guard let kind = declaration.kind else { return }
    declaration.forEachDefault { standard in
      guard case .value(.outOfRange(let value, let nearest)) = standard.value else { return }
      report(
        declaration.finding(
          at: standard.node, of: .default, message(kind.text(of: nearest), isBelow(value, nearest), standard, declaration),
          fix: .init("choose a default within the range, or widen the range")))
    }
  }

  private static func message(
    _ bound: String, _ isBelow: Bool, _ standard: DeclaredDefault, _ declaration: Declaration
  ) -> Finding.Message {
    let name = declaration.name(for: standard)
    if declaration.itemType != nil { return .itemOutOfRange(name) }
    return isBelow
      ? .belowRange(standard.node.text, of: name, bound: bound) : .aboveRange(standard.node.text, of: name, bound: bound)
  }

  private static func isBelow(_ value: Value, _ bound: Value) -> Bool {
    switch (value, bound) {
    case (.int(let value), .int(let bound)): value < bound
    case (.double(let value), .double(let bound)): value < bound
    case (.duration(let value), .duration(let bound)): value < bound
    case (.bool, _), (.int, _), (.double, _), (.string, _), (.enumeration, _), (.json, _), (.url, _),
      (.duration, _), (.list, _):
      false
    }
  }
}

extension Finding.Message {
  fileprivate static func itemOutOfRange(_ key: String) -> Self { "the default of \(key) has an item outside of the range" }

  fileprivate static func belowRange(_ text: String, of key: String, bound: String) -> Self {
    "the default \(quoted(text)) of \(key) lies below the lower bound of its range, \(bound)"
  }

  fileprivate static func aboveRange(_ text: String, of key: String, bound: String) -> Self {
    "the default \(quoted(text)) of \(key) lies above the upper bound of its range, \(bound)"
  }
}
