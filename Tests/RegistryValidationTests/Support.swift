import Foundation
import RegistryDiagnostics
import RegistryModel
import TestSupport
import Testing

@testable import RegistryValidation

/// A finding as tests compare it: line, rule and severity.
struct Found: Hashable, CustomStringConvertible {
  let line: Int
  let rule: String
  var severity = Severity.error

  var description: String { "\(line): \(severity.rawValue)[\(rule)]" }
}

extension Found {
  init(_ diagnostic: Diagnostic) {
    self.init(
      line: diagnostic.location?.span?.start.line ?? 0, rule: diagnostic.rule.rawValue, severity: diagnostic.severity)
  }
}

/// Everything that reading and validating the texts, one file each, reports.
func findings(_ texts: String..., knownRules: [RuleDocumentation] = []) -> [Diagnostic] {
  let (registry, diagnostics) = readRegistry(texts)
  return (diagnostics + Validator.validate(registry, knownRules: knownRules)).inReportingOrder()
}

/// The attributes of one entry, indented below a key.
func entry(_ key: String, _ attributes: String...) -> String {
  key + ":\n" + attributes.map { "  \($0)\n" }.joined()
}

/// The findings that the marks in a registry expect.
///
/// A mark is a comment: `#! error[rule-id]` at the end of the finding's line, or a line of its own, `#   ^ error[rule-id]`,
/// with the caret below the first column of the finding.
struct Marks {
  var lines: [Found] = []
  /// The column of a mark with a caret, by its place in `lines`.
  var columns: [Int: Int] = [:]

  init(in text: String) {
    var line = 0
    for (number, content) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let caret = content.firstIndex(of: "^"), content.first == "#" {
        columns[lines.count] = content.distance(from: content.startIndex, to: caret) + 1
        append(content[content.index(after: caret)...], at: line)
        continue
      }
      line = number + 1
      for mark in content.components(separatedBy: "#! ").dropFirst() { append(mark[...], at: line) }
    }
  }

  private mutating func append(_ mark: Substring, at line: Int) {
    let words = mark.split(whereSeparator: { "[] ".contains($0) }).map(String.init)
    guard words.count == 2, let severity = Severity(rawValue: words[0]) else {
      Issue.record("'\(mark)' is not a mark")
      return
    }
    lines.append(Found(line: line, rule: words[1], severity: severity))
  }
}

/// Expects exactly the findings that the marks of a registry name, at their lines and columns.
func expectMarked(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let marks = Marks(in: text)
  let found = findings(text)
  let shown = found.map { "\(Found($0)) \($0.message)" }
  #expect(
    found.map(Found.init).sortedForComparison == marks.lines.sortedForComparison, "\(shown)", sourceLocation: sourceLocation)
  for (index, column) in marks.columns {
    let matches = found.filter { Found($0) == marks.lines[index] }
    #expect(
      matches.contains { $0.location?.span?.start.column == column }, "\(marks.lines[index]) is not at column \(column)",
      sourceLocation: sourceLocation)
  }
}

extension [Found] {
  var sortedForComparison: [String] { map(\.description).sorted() }
}
