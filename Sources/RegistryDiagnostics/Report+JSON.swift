import RegistryJSON
import RegistryText

extension Report {
  /// The report for programs, version 1. A version may get new members; none is removed or changes its meaning.
  ///
  ///     {"version": 1, "tool": {"name", "version"},
  ///      "findings": [{"rule", "severity", "path"?, "range"?, "message", "key"?, "owner"?, "details"?, "notes", "fix"?}],
  ///      "summary": {"errors", "warnings", "notes", "omitted"}}
  ///
  /// A range is `{"start": {"line", "column"}, "end": …}`, 1-based, in Unicode scalars, the end exclusive. A note is
  /// `{"message", "path"?, "range"?}`, a fix `{"message", "replacement"?, "range"?, "isSafe"?}`; `isSafe` is there for what 'fix' writes, and `omitted` is the number of
  /// findings that are over the limit and not listed. The members of `details` depend on the rule; a text in them of more than
  /// 1,000 characters is cut there and ends in `…`.
  ///
  /// - Parameter result: members for what a command has found out beside its findings.
  package func json(with result: [(name: String, value: JSONValue)] = []) -> String {
    var writer = JSONWriter(.pretty)
    writer.object { report in
      report.member("version", 1)
      report.member("tool", ["name": .string(tool.name), "version": .string(tool.version)])
      for member in result { report.member(member.name, member.value) }
      report.name("findings")
      report.array { findings in
        for diagnostic in diagnostics { findings.write(diagnostic) }
      }
      report.member("summary", summary)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private var summary: JSONValue {
    [
      "errors": .integer(counts.errors), "warnings": .integer(counts.warnings), "notes": .integer(counts.notes),
      "omitted": .integer(omittedCount),
    ]
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    object { finding in
      finding.member("rule", .string(diagnostic.rule.rawValue))
      finding.member("severity", .string(diagnostic.severity.rawValue))
      finding.write(diagnostic.location)
      finding.member("message", .string(diagnostic.message))
      finding.member("key", ifPresent: diagnostic.key)
      finding.member("owner", ifPresent: diagnostic.owner)
      if let details = diagnostic.details { finding.member("details", details.withCutTexts) }
      finding.name("notes")
      finding.array { notes in
        for note in diagnostic.notes { notes.write(note) }
      }
      if let fix = diagnostic.fix { finding.write(fix, at: diagnostic.location?.span) }
    }
  }

  private mutating func write(_ note: Diagnostic.Note) {
    object {
      $0.member("message", .string(note.message))
      $0.write(note.location)
    }
  }

  private mutating func write(_ fix: Diagnostic.Fix, at span: SourceSpan?) {
    name("fix")
    object {
      $0.member("message", .string(fix.message))
      guard let replacement = fix.replacement else { return }
      $0.member("replacement", .string(replacement))
      if let range = fix.span ?? span { $0.member("range", range.json) }
      if fix.isSafe { $0.member("isSafe", .bool(true)) }
    }
  }

  private mutating func write(_ location: SourceLocation?) {
    member("path", ifPresent: location?.path)
    if let span = location?.span { member("range", span.json) }
  }
}

extension JSONValue {
  /// The members with their long texts cut, since a value may have a million characters.
  fileprivate var withCutTexts: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { name, value in
        guard case .string(let text) = value else { return (name: name, value: value) }
        return (name: name, value: .string(text.truncated(to: 1_000)))
      })
  }
}

extension SourceSpan {
  fileprivate var json: JSONValue { ["start": start.json, "end": end.json] }
}

extension SourcePosition {
  fileprivate var json: JSONValue { ["line": .integer(line), "column": .integer(column)] }
}
