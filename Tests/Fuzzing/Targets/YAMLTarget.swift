import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import RegistryYAML

enum YAMLTarget {
  static func violations(_ bytes: [UInt8]) -> [String] {
    let read = ReadRegistry(bytes)
    return misplaced(read.findings, in: bytes) + silent(read) + otherwise(bytes) + ShownText.violations(of: read.report)
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

  /// A file is read by line as libyaml reads it.
  private static func otherwise(_ bytes: [UInt8]) -> [String] {
    let (byLine, byLibYAML) = (YAMLParser.parse(bytes, path: ""), YAMLParser.parse(bytes, path: "", byLine: false))
    let isSame: Bool
    switch (byLine.document?.root, byLibYAML.document?.root) {
    case (let node?, let other?): isSame = node.isSame(as: other)
    case (let node, let other): isSame = node == nil && other == nil
    }
    return isSame && byLine.diagnostics == byLibYAML.diagnostics ? [] : ["by line the text reads otherwise"]
  }
}

extension YAMLNode {
  /// Whether another document has the same node at the same place. Aliases are not followed, or a tree may be without end.
  fileprivate func isSame(as other: YAMLNode) -> Bool {
    guard kind == other.kind, span == other.span, definitionSpan == other.definitionSpan, utf8 == other.utf8,
      style == other.style, tag == other.tag, isAlias == other.isAlias
    else { return false }
    guard !isAlias else { return true }
    return items.elementsEqual(other.items) { $0.isSame(as: $1) }
      && pairs.elementsEqual(other.pairs) { $0.key.isSame(as: $1.key) && $0.value.isSame(as: $1.value) }
  }
}
