import RegistryDiagnostics
import RegistryText
import RegistryYAML
import Testing

/// A text that can be cut out by the spans of its nodes.
private struct Lines {
  private let lines: [[Unicode.Scalar]]

  init(_ text: String) {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map { Array($0.unicodeScalars) }
  }

  /// The text of a span, with line feeds between its lines.
  subscript(span: SourceSpan) -> String {
    var result = String.UnicodeScalarView()
    for number in span.start.line...span.end.line {
      let line = number <= lines.count ? lines[number - 1] : []
      let start = number == span.start.line ? span.start.column - 1 : 0
      let end = number == span.end.line ? span.end.column - 1 : line.count
      result.append(contentsOf: line[start..<end])
      if number < span.end.line { result.append("\n") }
    }
    return String(result)
  }

  /// What is wrong with the span of a node or of one in it.
  func faults(of node: YAMLNode) -> [String] {
    let written = self[node.span]
    let children =
      node.aliasTarget != nil ? [] : node.items + node.pairs.filter { $0.mergeKey == nil }.flatMap { [$0.key, $0.value] }
    let isInside = children.allSatisfy { node.span.start <= $0.span.start && $0.span.end <= node.span.end }
    let isExact = node.aliasTarget != nil ? written.hasPrefix("*") : isExact(node, written)
    return (isInside && isExact ? [] : ["\(node.span): \(written.debugDescription)"]) + children.flatMap(faults(of:))
  }

  private func isExact(_ node: YAMLNode, _ written: String) -> Bool {
    let hasProperties = written.hasPrefix("&") || written.hasPrefix("!")
    switch (node.kind, node.style) {
    case (.scalar, .plain) where node.span.start.line == node.span.end.line:
      return hasProperties ? written.hasSuffix(node.text) : written == node.text
    case (.scalar, .singleQuoted): return written.hasSuffix("'") && (hasProperties || written.hasPrefix("'"))
    case (.scalar, .doubleQuoted): return written.hasSuffix("\"") && (hasProperties || written.hasPrefix("\""))
    case (.scalar, .literal): return hasProperties || written.hasPrefix("|")
    case (.scalar, .folded): return hasProperties || written.hasPrefix(">")
    case (.sequence, _): return written.hasPrefix("[") == written.hasSuffix("]") || hasProperties || written.hasPrefix("-")
    default: return true
    }
  }
}

@Suite("A span holds what is written of a node, from its first character to its last")
struct SpanTests {
  /// The text that is written for the value at a path of keys.
  private func written(_ text: String, at keys: String...) throws -> String {
    let node = try keys.reduce(cleanRoot(text)) { try $0.child($1) }
    return Lines(text)[node.span]
  }

  @Test(
    "of a value",
    arguments: [
      "plain", "two words", "'single ''quoted'''", #""double \"quoted\"""#, "\"two\n  lines\"", "two\n  lines", "[1, 2]", "[]",
      "{}",
      "{b: [c]}", "[{b: c }, [d] ]", "[\n  1,\n  2\n]", "&b 'x'", "!!str x", "é🚩",
    ])
  func value(_ value: String) throws {
    #expect(try written("a:   \(value)   # comment\nb: c\n", at: "a") == value)
  }

  @Test("of a block collection: up to its last node, not to the next token")
  func blocks() throws {
    let text = "a:\n  - b\n  - c: 'd'  # e\n\n\n# comment\nf:\n- g\n- [h]\nlast: 1\n"
    #expect(try written(text, at: "a") == "- b\n  - c: 'd'")
    #expect(try written(text, at: "f") == "- g\n- [h]")
    #expect(try written(text) == text.dropLast())
  }

  @Test("of a mapping with one pair in a list: without the blanks after it", arguments: ["b: c", "b: {c: d}", "? b : c"])
  func singlePair(_ pair: String) throws {
    #expect(try Lines("a: [ \(pair)  , d]")[cleanRoot("a: [ \(pair)  , d]").child("a").items[0].span] == pair)
  }

  @Test("of a block scalar: up to the start of the next line")
  func blockScalars() throws {
    #expect(try written("a: |\n  b\n\n  c\nd: e\n", at: "a") == "|\n  b\n\n  c\n")
    #expect(try written("a: >-  # f\n  b\nd: e\n", at: "a") == ">-  # f\n  b\n")
  }

  @Test("of an alias: the alias, and the anchored node as its target")
  func aliases() throws {
    let text = "a: &a {b: 1 }\nc: *a\n"
    #expect(try written(text, at: "c") == "*a")
    let target = try #require(try cleanRoot(text).child("c").aliasTarget)
    #expect(try Lines(text)[#require(target.span)] == "&a {b: 1 }")
  }

  @Test("of keys and values that are inherited: where they are written")
  func merged() throws {
    let text = "a: &a\n  owner: x\nb:\n  <<: *a\n  type: y\n"
    let pairs = try cleanRoot(text).child("b").pairs
    #expect(pairs.map { Lines(text)[$0.key.span] } == ["type", "owner"])
    #expect(pairs.map { Lines(text)[$0.value.span] } == ["y", "x"])
    #expect(pairs.map { $0.mergeKey.map { Lines(text)[$0.span] } } == [nil, "<<"])
  }

  @Test(
    "of every node of the YAML test suite", .enabled(if: ConformanceCase.isThere, "skipped: no ../shared/conformance"),
    arguments: ConformanceCase.all)
  private func suite(_ example: ConformanceCase) {
    guard let root = YAMLParser.parse(Array(example.yaml.utf8), path: "case.yml").document?.root else { return }
    #expect(Lines(example.yaml).faults(of: root) == [])
  }
}
