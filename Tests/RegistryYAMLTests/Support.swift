import RegistryDiagnostics
import RegistryText
import RegistryYAML
import TestSupport
import Testing

/// A text with `▸` before the place where a finding must be, and `▹` before that of its note; the marks are not part of the text.
struct MarkedText {
  private(set) var text = ""
  private(set) var place: SourcePosition?
  private(set) var notePlace: SourcePosition?

  init(_ marked: String) {
    var position = SourcePosition(line: 1, column: 1)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "▸": place = position
      case "▹": notePlace = position
      case "\n":
        position = SourcePosition(line: position.line + 1, column: 1)
        text.unicodeScalars.append(scalar)
      default:
        position.column += 1
        text.unicodeScalars.append(scalar)
      }
    }
  }

  var result: YAMLParseResult { YAMLParser.parse(Array(text.utf8), path: "test.yml") }
}

extension Diagnostic {
  var place: SourcePosition? { location?.span?.start }
  var notePlace: SourcePosition? { notes.first?.location?.span?.start }
}

/// The root of a text that must be without findings.
func cleanRoot(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> YAMLNode {
  let result = YAMLParser.parse(Array(text.utf8), path: "test.yml")
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(result.document?.root, sourceLocation: sourceLocation)
}

func span(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> SourceSpan {
  SourceSpan(start: .init(line: line, column: column), end: .init(line: endLine, column: endColumn))
}

extension YAMLNode {
  /// The value of a key that must be there.
  func child(_ key: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> YAMLNode {
    try #require(self[key], sourceLocation: sourceLocation).value
  }

  /// Reads everything there is to read, for tests that ask only whether that works.
  func walk() {
    _ = (kind, location, aliasTarget, text, style, isNull)
    for pair in pairs {
      pair.key.walk()
      pair.value.walk()
    }
    for item in items { item.walk() }
  }

  /// The node as one line, with pairs by merging at their place: enough to compare trees.
  var outline: String {
    switch kind {
    case .scalar: text
    case .sequence: "[" + items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping: "{" + pairs.map { "\($0.key.text): \($0.value.outline)" }.joined(separator: ", ") + "}"
    case .unresolved: "?"
    }
  }
}
