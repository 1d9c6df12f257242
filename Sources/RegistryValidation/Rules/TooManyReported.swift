import RegistryDiagnostics
import RegistryModel

/// Reports more reported keys than telemetry takes.
package enum TooManyReported: RegistryRule {
  package static let documentation = RuleDocumentation(
    "too-many-reported",
    .warning,
    summary: "more keys have 'report: true' than an event can carry",
    explanation: """
      An event of Analytics has at most 25 parameters, and one of them is the digest of the registry. The finding is at the first \
      key beyond 24. Crashlytics takes 64.
      """,
    rationale: "'reported' leaves the keys beyond the limit out, and nobody sees them in a report.",
    isConfigurable: true
  )

  package static func check(_ context: ValidationContext, report: (Finding) -> Void) {
    let reported = context.registry.declarations.filter { $0.isReported.value == true && !$0.isRetired }
    let limit = ServiceLimits.reportedKeys
    guard reported.count > limit, let node = reported[limit].node(.report) else { return }
    report(
      Finding(
        at: node.location, .tooManyReported(reported.count, limit: limit),
        fix: .init("report the keys that explain a crash or an experiment, and no others")))
  }
}

extension Finding.Message {
  fileprivate static func tooManyReported(_ count: Int, limit: Int) -> Self {
    "\(count) keys have 'report: true', but telemetry takes at most \(limit)"
  }
}
