import RegistryDiagnostics
import RegistryModel

/// Reports a compiled-in value outside the entry's own range.
package enum DefaultOutOfRange: EntryRule {
  package static let documentation = RuleDocumentation(
    "default-out-of-range",
    summary: "the compiled-in value lies outside the range",
    explanation: "The default of an 'int' or 'double' has to lie within 'range', whose bounds are inclusive.",
    rationale: "Every read that falls back gives the default, and the range is what callers rely on.",
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

  package static func check(_ candidate: Candidate, in context: ValidationContext, report: (Finding) -> Void) {
    guard !candidate.hasSoundDefault, case .value(.outOfRange(let value, let nearest), let node) = candidate.reading,
      let kind = candidate.kind
    else { return }
    let bound = kind.text(of: nearest)
    report(
      candidate.finding(
        at: node, of: .default,
        "the default \(quoted(node.text)) of \(candidate.name) lies \(side(of: value, nearest)) its range, \(bound)",
        fix: .init("choose a default within the range, or widen the range")))
  }

  private static func side(of value: Value, _ nearest: Value) -> String {
    let isBelow =
      switch (value, nearest) {
      case (.int(let value), .int(let bound)): value < bound
      case (.double(let value), .double(let bound)): value < bound
      default: false
      }
    return isBelow ? "below the lower bound of" : "above the upper bound of"
  }
}
