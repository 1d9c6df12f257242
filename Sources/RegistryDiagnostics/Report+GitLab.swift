import RegistryJSON
import RegistryText

extension Report {
  /// The report as the Code Quality report of GitLab: a list of findings with fingerprints that stay the same when lines move.
  ///
  /// GitLab takes a path relative to the repository, and lists each fingerprint once.
  /// Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
  package func gitlab() -> String {
    var fingerprints = Fingerprints()
    let findings = paths.placed(diagnostics).map { $0.gitlab(fingerprint: fingerprints.next(for: $0)) }
    return JSONValue.array(findings).text(.pretty) + "\n"
  }
}

extension Diagnostic {
  fileprivate func gitlab(fingerprint: String) -> JSONValue {
    let path = location?.path ?? ""
    return [
      "description": .string(([message] + (fix.map { [$0.message] } ?? [])).map(\.visible).joined(separator: "; ")),
      "check_name": .string(rule.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity.gitlab),
      "location": [
        "path": .string(path.hasPrefix("./") ? String(path.dropFirst(2)) : path),
        "lines": ["begin": .integer(location?.span?.start.line ?? 1)],
      ],
    ]
  }
}

extension Severity {
  /// The service has five levels: info, minor, major, critical, blocker.
  fileprivate var gitlab: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
