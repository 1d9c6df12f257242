import RegistryJSON
import RegistryText
import Testing

/// A text, and the findings it must give: kind and 1-based line and column.
struct CorpusCase: CustomTestStringConvertible, Sendable {
  var bytes: [UInt8]
  var expected: [Expectation] = []

  struct Expectation: Equatable, Sendable {
    var kind: JSONFinding.Kind
    var line: Int
    var column: Int
  }

  init(_ text: String, _ expected: (JSONFinding.Kind, Int, Int)...) {
    bytes = Array(text.utf8)
    self.expected = expected.map { Expectation(kind: $0, line: $1, column: $2) }
  }

  init(bytes: [UInt8], _ expected: (JSONFinding.Kind, Int, Int)...) {
    self.bytes = bytes
    self.expected = expected.map { Expectation(kind: $0, line: $1, column: $2) }
  }

  var testDescription: String { String(String(decoding: bytes, as: UTF8.self).prefix(60)).debugDescription }
}

@Suite("what is JSON and what is not")
struct JSONCorpusTests {
  @Test("a valid text gives a document and no finding", arguments: Corpus.valid)
  func valid(text: CorpusCase) {
    let result = JSONReader().read(text.bytes)
    #expect(result.document != nil)
    #expect(result.findings == [])
    #expect(result.isValid)
  }

  @Test("a recoverable error is found at its position, and there is a document", arguments: Corpus.recoverable)
  func recoverable(text: CorpusCase) {
    let result = JSONReader().read(text.bytes)
    #expect(result.document != nil)
    #expect(findings(of: result, in: text) == text.expected)
    #expect(result.findings.filter { !$0.isRecoverable } == [])
  }

  @Test("an error that stops the reader is found at its position, and there is no document", arguments: Corpus.invalid)
  func invalid(text: CorpusCase) {
    let result = JSONReader().read(text.bytes)
    #expect(result.document == nil)
    #expect(!result.isValid)
    #expect(findings(of: result, in: text) == text.expected)
    #expect(result.findings.filter { !$0.isRecoverable }.count == 1)
  }

  @Test("every finding says what is wrong without a full stop", arguments: Corpus.recoverable + Corpus.invalid)
  func messages(text: CorpusCase) {
    for finding in JSONReader().read(text.bytes).findings {
      #expect(!finding.message.isEmpty)
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= text.bytes.count)
    }
  }

  private func findings(of result: JSONReader.Result, in text: CorpusCase) -> [CorpusCase.Expectation] {
    let lines = LineIndex(text.bytes)
    return result.findings.map { finding in
      let position = lines.position(of: finding.range.lowerBound)
      return CorpusCase.Expectation(kind: finding.kind, line: position.line, column: position.column)
    }
  }
}
