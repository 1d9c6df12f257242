import RegistryDiagnostics
import RegistryJSON
import RegistryText

/// The reads that a code base had when it began to be searched: only new ones are reported.
///
/// A read is recognized by its rule, its file and the text of its line, so it may move within its file.
package struct Baseline: Sendable {
  private struct Entry: Hashable, Comparable {
    let rule: String
    let path: String
    /// The text of the line without the blanks around it.
    let line: String

    static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.line, left.rule) < (right.path, right.line, right.rule)
    }
  }

  private var counts: [Entry: Int] = [:]

  /// The findings that a baseline may list.
  private static let rules = Set(UsesRules.ignorable)

  /// - Parameter texts: the files of the findings by their paths.
  package init(_ findings: [Diagnostic], texts: [String: [UInt8]]) {
    var lines = SourceLines(texts)
    for finding in findings {
      if let entry = Self.entry(of: finding, &lines) { counts[entry, default: 0] += 1 }
    }
  }

  /// How many reads it lists.
  package var readCount: Int { counts.values.reduce(0, +) }

  private static func entry(of finding: Diagnostic, _ lines: inout SourceLines) -> Entry? {
    guard rules.contains(finding.rule), let location = finding.location else { return nil }
    return Entry(rule: finding.rule.rawValue, path: location.path, line: lines.text(at: location))
  }

  /// The findings that it does not list, and how many of those that it lists are gone.
  package func newFindings(
    among findings: [Diagnostic], texts: [String: [UInt8]]
  ) -> (findings: [Diagnostic], goneCount: Int) {
    var left = counts
    var lines = SourceLines(texts)
    let new = findings.filter { finding in
      guard let entry = Self.entry(of: finding, &lines), let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
    return (new, left.values.reduce(0, +))
  }
}

extension Baseline {
  /// The file: JSON, one member a line, in the order of the paths.
  package var bytes: [UInt8] {
    let reads = counts.sorted { $0.key < $1.key }.map { entry, count -> JSONValue in
      ["rule": .string(entry.rule), "path": .string(entry.path), "line": .string(entry.line), "count": .integer(count)]
    }
    return Array((JSONValue.object([("version", 1), ("reads", .array(reads))]).text(.pretty) + "\n").utf8)
  }

  /// The baseline that a file holds, or nil where it is not one.
  package init?(_ bytes: [UInt8]) {
    guard let root = JSONReader().read(bytes).document?.root, root["version"]?.number == "1",
      let reads = root["reads"], reads.kind == .array
    else { return nil }
    for read in reads.elements {
      guard let rule = read["rule"]?.text, let path = read["path"]?.text,
        let line = read["line"]?.text, let count = read["count"]?.number.flatMap({ Int($0) }), count > 0
      else { return nil }
      counts[Entry(rule: rule, path: path, line: line), default: 0] += min(count, 1_000_000)
    }
  }
}

extension Baseline {
  /// Why a file cannot be used.
  package static func invalid(at path: String) -> Diagnostic {
    Diagnostic(
      UsesRules.invalidBaseline, at: SourceLocation(path: path), "\(quoted(path)) is not a baseline",
      fix: .init("write it with 'uses --write-baseline'"))
  }

  /// The finding about reads that are gone.
  package static func stale(at path: String, goneCount: Int) -> Diagnostic {
    let reads = goneCount == 1 ? "1 read that is" : "\(goneCount) reads that are"
    return Diagnostic(
      UsesRules.staleBaseline, at: SourceLocation(path: path), "the baseline lists \(reads) gone",
      fix: .init("write it again with 'uses --write-baseline'"))
  }
}

/// The lines of files, each file split once.
private struct SourceLines {
  private let texts: [String: [UInt8]]
  private var indices: [String: LineIndex] = [:]

  init(_ texts: [String: [UInt8]]) { self.texts = texts }

  /// The first line of a place, without the blanks around it; empty where the file is not there.
  mutating func text(at location: SourceLocation) -> String {
    guard let bytes = texts[location.path], let span = location.span else { return "" }
    let index = indices[location.path] ?? LineIndex(bytes)
    indices[location.path] = index
    guard let range = index.range(ofLine: span.start.line) else { return "" }
    let line = bytes[range].drop(while: \.isBlank)
    return String(decoding: line.reversed().drop(while: \.isBlank).reversed(), as: UTF8.self)
  }
}
