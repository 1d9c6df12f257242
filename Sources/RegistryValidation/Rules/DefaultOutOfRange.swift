import RegistryDiagnostics
import RegistryModel

/// Reports a compiled-in value outside the entry's own range.
public enum DefaultOutOfRange: Rule {
  public static let documentation = RuleDocumentation(
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

  public static func check(_ declaration: Declaration, in registry: Registry, report: (Finding) -> Void) {
    guard case .value(.outOfRange(_, let nearest), let node) = declaration.defaultInterpretation,
      let kind = declaration.kind
    else { return }
    let bound = kind.text(of: nearest)
    report(
      Finding(
        at: node.location, "the default \(node.text) of '\(declaration.key)' lies outside its range",
        fix: .init("the nearest bound is \(bound)"), in: declaration))
  }
}
