import RegistryDiagnostics
import RegistryText
import TestSupport
import Testing

@testable import RegistryEditing

@Suite("A fix that is applied")
struct FixApplicationTests {
  /// A finding that would replace the first place of a word.
  private func finding(_ word: String, in text: String, by replacement: String, isSafe: Bool = true) throws -> Diagnostic {
    let bytes = Array(text.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: word.utf8) })
    let span = LineIndex(bytes).span(of: start..<(start + word.utf8.count))
    return Diagnostic(
      "a-rule", at: SourceLocation(path: "registry.yml", span: span), "wrong",
      fix: .init("right", replacement: replacement, isSafe: isSafe))
  }

  private func applied(
    _ findings: [Diagnostic], to text: String, isSound: ([EditedFile], [Diagnostic]) -> Bool = { _, _ in true }
  ) -> (text: String, count: Int) {
    let result = FixApplication.applying(findings, to: [("registry.yml", Array(text.utf8))], isSound: isSound)
    return (result.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text, result.fixed.count)
  }

  private static let text = "# ownr: é\nx: {ownr: a, default: 'true'} # ownr\r\ny:\r\n  ownr: a\r\n"

  @Test("changes its own bytes only")
  func bytes() throws {
    let findings = [
      try finding("'true'", in: Self.text, by: "true"), try finding("ownr: a, ", in: Self.text, by: "owner: a, ", isSafe: false),
    ]
    let result = applied(findings, to: Self.text)
    #expect(result.text == Self.text.replacing("'true'", with: "true") && result.count == 1)
  }

  @Test("is left out if it would change more than its node", arguments: ["b, c: d", "a: b", "[a]", "'a'", "#"])
  func others(replacement: String) throws {
    let wrong = try finding("'true'", in: Self.text, by: replacement)
    let right = try finding("a, default", in: Self.text, by: "b")
    #expect(applied([wrong], to: Self.text).text == Self.text)
    #expect(applied([right], to: Self.text).text == Self.text)
  }

  @Test("does not wait for another one that is not sound")
  func chosen() throws {
    let text = "x: {a: 1, b: 2, c: 3}\n"
    let findings = try ["1", "2", "3"].map { try finding($0, in: text, by: "9") }
    let result = applied(findings, to: text) { files, _ in
      files.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("b: 9") }
    }
    #expect(result.text == "x: {a: 9, b: 2, c: 9}\n" && result.count == 2)
  }

  @Test("is not made twice in one place, and not in a file that is not YAML")
  func overlapping() throws {
    let text = "x: {a: one}\n"
    let findings = [try finding("one", in: text, by: "two"), try finding("one", in: text, by: "three")]
    #expect(applied(findings, to: text).text == "x: {a: two}\n")
    let broken = "x: {a: one\n"
    #expect(applied([try finding("one", in: broken, by: "two")], to: broken).text == broken)
  }
}
