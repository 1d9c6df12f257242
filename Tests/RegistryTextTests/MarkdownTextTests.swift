import RegistryText
import Testing

@Suite("A text as code of Markdown")
struct MarkdownTextTests {
  @Test(
    "is one span of code, whatever it holds",
    arguments: [
      ("plain", "`plain`"), ("", ""), ("a|b", "`a\\u{7C}b`"), ("`", "`\\u{60}`"), ("\\|", "`\\\\u{7C}`"), ("a\nb", "`a\\nb`"),
      ("@team", "`@team`"), ("&commat;team #1", "`&commat;team #1`"), ("https://e.com www.e.com", "`https://e.com www.e.com`"),
      ("~~x~~ <b>", "`~~x~~ <b>`"), ("a\u{202E}b", "`a\\u{202E}b`"),
    ])
  func spans(text: String, code: String) { #expect(text.markdownCode == code) }

  @Test("is never left before its end", arguments: 0...200)
  func never(seed: Int) {
    let pieces = ["`", "``", "|", "\\", "\n", "@a", "#1", "&#64;", "é", " ", "<!--"]
    var number = seed
    let text = (0..<8).map { _ in
      number = (number &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
      return pieces[(number >> 8) % pieces.count]
    }.joined()
    let code = text.markdownCode
    #expect(code.first == "`" && code.last == "`" && code.count > 2)
    #expect(!code.dropFirst().dropLast().contains { $0 == "`" || $0 == "|" || $0.isNewline })
  }
}
