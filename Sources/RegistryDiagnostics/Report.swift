/// The findings of a run, and all that is needed to show them. Every format is a pure function of it.
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
  /// How many there are of each severity, those that are not shown included.
  package let counts: Counts
  /// How many are not shown.
  package let omittedCount: Int
  /// The texts of the inputs by the paths that the findings name; where one is missing, no line of it is shown.
  package let sources: [String: SourceText]
  /// The pages of the rules, for SARIF.
  package let rules: [RuleDocumentation]
  package let tool: Tool

  /// Puts findings in order, and leaves out what is over the limit: notes first, then warnings, then errors.
  package init(
    _ diagnostics: some Sequence<Diagnostic>,
    sources: [String: SourceText] = [:],
    rules: [RuleDocumentation] = [],
    tool: Tool,
    limit: Int = Report.defaultLimit
  ) {
    let ordered = diagnostics.inReportingOrder()
    counts = Counts(ordered)
    self.diagnostics = Self.mostSevere(of: ordered, limit: max(limit, 0))
    omittedCount = ordered.count - self.diagnostics.count
    self.sources = sources
    self.rules = rules
    self.tool = tool
  }

  /// The report in a format.
  package func rendered(as format: OutputFormat) -> String {
    switch format {
    case .text: text()
    case .json: json()
    case .github: github()
    case .sarif: sarif()
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

/// The forms in which a report can be shown.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// For people, and clickable in Xcode and editors.
  case text
  /// For programs; see `Report.json()`.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// SARIF 2.1.0, for code scanning services.
  case sarif
}

extension Report {
  /// How many findings there are of each severity.
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

    /// `2 errors, 1 warning`; empty if there is nothing to count.
    package var summary: String {
      [(errors, "error"), (warnings, "warning"), (notes, "note")]
        .filter { $0.0 > 0 }
        .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }
  }

  /// The last line of the formats for people, without a line break: the counts, and how much is not shown.
  var summaryLine: String {
    omittedCount == 0 ? counts.summary : counts.summary + "; \(omittedCount) of them not shown"
  }
}
