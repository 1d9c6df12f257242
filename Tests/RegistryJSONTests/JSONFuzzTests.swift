import RegistryJSON
import RegistryText
import TestSupport
import Testing

@Suite("random texts")
struct JSONFuzzTests {
  private static let seeds: [[UInt8]] =
    (Corpus.valid + Corpus.recoverable + Corpus.invalid).map(\.bytes).filter { $0.count < 200 } + [
      Array(#"{"parameters":{"a":{"defaultValue":{"value":"1"},"conditionalValues":{"c":{"useInAppDefault":true}}}}}"#.utf8)
    ]
  private static let pieces: [[UInt8]] = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "/*", "*/", "//", "\n", "true", "1e", "-", ".", "0",
    "\u{FEFF}", "é",
  ].map { Array($0.utf8) }

  private func mutated(_ seed: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: index)
      case 1 where index < bytes.count: bytes.remove(at: index)
      case 2 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      default: bytes.removeLast(bytes.count - index)
      }
    }
    return bytes
  }

  /// What must hold for every text whatever it is.
  private func check(_ bytes: [UInt8]) throws {
    let result = JSONReader().read(bytes)
    let lines = LineIndex(bytes)
    #expect((result.document == nil) == result.findings.contains { !$0.isRecoverable })
    for finding in result.findings {
      #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= bytes.count)
      #expect(!finding.message.isEmpty)
      let position = lines.position(of: finding.range.lowerBound)
      #expect(position.line >= 1 && position.column >= 1 && position.line <= lines.lineCount)
    }
    // A number with leading zeros is written as a string, so it does not come back.
    guard let root = result.document?.root, !result.findings.contains(where: { $0.kind == .leadingZero }) else { return }
    let value = JSONValue(root)
    for style in [JSONWriter.Style.compact, .pretty] {
      let again = JSONReader().read(value.text(style))
      let root = try #require(again.document).root
      #expect(JSONValue(root) == value)
      #expect(again.findings.allSatisfy { finding in if case .duplicateName = finding.kind { true } else { false } })
    }
  }

  @Test("nothing traps, positions are inside the text, and values survive writing and reading again", arguments: 1...8)
  func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      let seed = Self.seeds.randomElement(using: &generator) ?? []
      try check(mutated(seed, &generator))
    }
  }

  @Test("every beginning of a text is cut off or complete, and says so")
  func beginnings() throws {
    let text = Array(#"{"a": [1, "b\u00e9\ud83d\ude00", {"c": null}], "d": -1.5e3, "é": true}"#.utf8)
    for length in 0..<text.count {
      let bytes = Array(text[..<length])
      try check(bytes)
      #expect(JSONReader().read(bytes).document == nil)
    }
  }
}

@Suite("cost")
struct JSONCostTests {
  /// Texts that made readers quadratic, at a size at which it would show.
  static let hostile: [(String, String)] = [
    ("many names", "{" + (0..<30_000).map { "\"k\($0)\":0" }.joined(separator: ",") + "}"),
    ("one name many times", "{" + String(repeating: "\"k\":0,", count: 30_000) + "\"k\":0}"),
    ("escaped names", "{" + (0..<10_000).map { "\"\\u0061\($0)\":0" }.joined(separator: ",") + "}"),
    ("trailing commas", "[" + String(repeating: "[1,],", count: 30_000) + "]"),
    ("comments", String(repeating: "/**/", count: 50_000) + "1"), ("stars", "/*" + String(repeating: "*", count: 200_000)),
    ("open brackets", String(repeating: "[", count: 300_000)), ("a long number", String(repeating: "1", count: 300_000)),
    ("a long string", "\"" + String(repeating: "\\n", count: 100_000) + "\""), ("hashes", String(repeating: "#", count: 200_000)),
  ]

  @Test("a hostile text takes no more than linear time", arguments: hostile)
  func linear(name: String, text: String) {
    let bytes = Array(text.utf8)
    let clock = ContinuousClock()
    #expect(clock.measure { _ = JSONReader().read(bytes) } < .seconds(5), "\(name)")
  }
}
