/// The findings of a run with everything that shows them. Every format is a pure function of it.
package struct Report: Sendable {
  /// The program that found them.
  package struct Tool: Equatable, Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// How many findings are printed unless the caller says otherwise.
  package static let defaultLimit = 1000

  /// The findings that are shown, in reporting order.
  package let diagnostics: [Diagnostic]
  /// The number of findings of each severity, including those that are not shown.
  package let counts: Counts
  /// The number of findings that are not shown.
  package let omittedCount: Int
  /// The texts of the inputs by path. A report shows the line of a finding only where its text is here.
  package let sources: [String: SourceText]
  /// The pages of the rules, for SARIF.
  package let rules: [RuleDocumentation]
  package let tool: Tool
  /// Where the services that show findings beside the code look for files.
  package let paths: RepositoryPaths
  /// Whether the run has looked at all inputs. At exit code 2 it has not.
  package let isComplete: Bool

  /// Sorts findings, and leaves out those over the limit: notes first, then warnings, then errors.
  package init(
    _ diagnostics: some Sequence<Diagnostic>,
    sources: [String: SourceText] = [:],
    rules: [RuleDocumentation] = [],
    tool: Tool,
    paths: RepositoryPaths = .asGiven,
    isComplete: Bool = true,
    limit: Int = Report.defaultLimit
  ) {
    let ordered = diagnostics.inReportingOrder()
    counts = Counts(ordered)
    self.diagnostics = Self.mostSevere(of: ordered, limit: max(limit, 0))
    omittedCount = ordered.count - self.diagnostics.count
    self.sources = sources
    self.rules = rules
    self.tool = tool
    self.paths = paths
    self.isComplete = isComplete
  }

  /// The report in a format.
  package func rendered(as format: OutputFormat) -> String {
    switch format {
    case .text: text()
    case .json: json()
    case .github: github()
    case .sarif: sarif()
    case .gitlab: gitlab()
    }
  }

  private static func mostSevere(of diagnostics: [Diagnostic], limit: Int) -> [Diagnostic] {
    guard diagnostics.count > limit else { return diagnostics }
    var room = limit
    var isShown = [Bool](repeating: false, count: diagnostics.count)
    for severity in Severity.allCases {
      for index in diagnostics.indices where room > 0 && diagnostics[index].severity == severity {
        isShown[index] = true
        room -= 1
      }
    }
    return zip(diagnostics, isShown).filter { $0.1 }.map { $0.0 }
  }
}

/// The text of an input, to show the lines of findings.
package struct SourceText: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text of a string.
  package init(_ text: String) { bytes = Array(text.utf8) }
}

/// The output formats of a report.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// For people; Xcode and editors link its locations.
  case text
  /// For programs; see `Report.json()`.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// SARIF 2.1.0, for code scanning services.
  case sarif
  /// The Code Quality report of GitLab.
  case gitlab
}

extension Report {
  /// The number of findings of each severity.
  package struct Counts: Equatable, Sendable {
    package var errors = 0
    package var warnings = 0
    package var notes = 0

    /// Counts findings.
    package init(_ diagnostics: some Sequence<Diagnostic>) {
      for diagnostic in diagnostics {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
      }
    }

    /// `2 errors, 1 warning`; empty where there are none.
    package var summary: String {
      [(errors, "error"), (warnings, "warning"), (notes, "note")]
        .filter { $0.0 > 0 }
        .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }
  }

  /// The last line of the formats for people, without a line break: the counts, and how many are not shown.
  var summaryLine: String {
    omittedCount == 0 ? counts.summary : counts.summary + "; \(omittedCount) of them not shown"
  }
}
