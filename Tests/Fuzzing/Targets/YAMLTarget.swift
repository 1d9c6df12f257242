import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import RegistryText

enum YAMLTarget {
  static func violations(_ bytes: [UInt8]) -> [String] {
    let read = ReadRegistry(bytes)
    return misplaced(read.findings, in: bytes) + silent(read) + ShownText.violations(of: read.report)
  }

  /// Every finding lies in the text; the end of a line, and of the text, count as a place.
  private static func misplaced(_ findings: [Diagnostic], in bytes: [UInt8]) -> [String] {
    let lines = LineIndex(bytes)
    return findings.compactMap { finding in
      guard let span = finding.location?.span else { return nil }
      let isInside = span.start.line <= lines.lineCount && min(span.start.line, span.start.column) >= 1 && span.start <= span.end
      return isInside ? nil : "the place \(span) of '\(finding.rule)' lies in a text of \(lines.lineCount) lines"
    }
  }

  /// A registry in which no error was found is one that can be generated from.
  private static func silent(_ read: ReadRegistry) -> [String] {
    guard !read.findings.hasErrors, read.registry.entries == nil else { return [] }
    return ["a registry without an error can be generated from"]
  }
}
