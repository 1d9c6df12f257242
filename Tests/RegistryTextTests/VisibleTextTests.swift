import RegistryText
import Testing

@Suite("visible text")
struct VisibleTextTests {
  @Test(
    "unprintable characters are shown as escapes, and all others as they are",
    arguments: [
      ("plain", "plain"), ("", ""), ("a\u{202E}b", #"a\u{202E}b"#), ("a\nb\r\tc", #"a\nb\r\tc"#), ("\u{1B}[31m", #"\u{1B}[31m"#),
      ("\r\n", #"\r\n"#), ("\0", #"\u{0}"#), ("é日😀e\u{301}", "é日😀e\u{301}"),
      ("\u{FEFF}a\u{2028}b\u{85}", #"\u{FEFF}a\u{2028}b\u{85}"#),
      ("\u{E0041}", #"\u{E0041}"#), ("👨\u{200D}👩", #"👨\u{200D}👩"#), ("\\n", "\\n"),
    ])
  func visible(text: String, shown: String) {
    #expect(text.visible == shown)
    #expect(Substring(("x" + text).unicodeScalars.dropFirst()).visible == shown)
  }

  @Test(
    "the bracket of a log command is escaped, and no other",
    arguments: [
      ("#[x] ## [x]", "#[x] ## [x]"), ("##[x]", #"##\u{5B}x]"#), ("###a[", #"###a\u{5B}"#), ("## Title", "## Title"),
      ("##vso[task.x]", #"##vso\u{5B}task.x]"#), ("##teamcity[a b]", #"##teamcity\u{5B}a b]"#), ("##a1[", "##a1["),
      ("##[[", #"##\u{5B}["#), ("#a#[", "#a#["), ("##é[", #"##é\u{5B}"#), ("##\u{200B}[", #"##\u{200B}["#),
      ("##[a]##[b]", #"##\u{5B}a]##\u{5B}b]"#),
    ])
  func logCommands(text: String, shown: String) { #expect(text.visible == shown) }

  @Test("a log command is found across pieces of a text")
  func watch() {
    var watch = LogCommandWatch()
    let found = "#[##a[##[".unicodeScalars.map { watch.completesCommand($0) }
    #expect(found == [false, false, false, false, false, true, false, false, true])
  }

  @Test(
    "two colons at the start of a line are escaped, and a path gets './' before them",
    arguments: [
      ("::error::x", #"\u{3A}:error::x"#, "./::error::x"), ("  ::x", #"  \u{3A}:x"#, "./  ::x"), ("a::b", "a::b", "a::b"),
      (":a", ":a", ":a"), ("", "", ""), ("::", #"\u{3A}:"#, "./::"), ("\u{3000}::x", "\u{3000}\\u{3A}:x", "./\u{3000}::x"),
      ("\n::x", #"\n::x"#, #"\n::x"#), ("\u{FEFF}::x", #"\u{FEFF}::x"#, #"\u{FEFF}::x"#),
    ])
  func workflowCommands(text: String, line: String, path: String) {
    #expect(text.visibleAtLineStart == line)
    #expect(text.visiblePath == path)
  }

  @Test("controls, separators, bidi marks and invisible characters are unprintable")
  func unprintable() {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3164...0x3164, 0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFB,
      0xFFFE...0xFFFF, 0x1FFFE...0x1FFFF, 0xE0001...0xE007F, 0xE0100...0xE01EF, 0x10FFFE...0x10FFFF,
    ]
    for value in ranges.joined() { #expect(Unicode.Scalar(value)?.isUnprintable == true, "\(value)") }
  }

  @Test("letters, marks, spaces, emoji and private-use characters are printable")
  func printable() {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F, 0x300...0x34E, 0x400...0x44F, 0x2000...0x200A, 0x3000...0x3000, 0x4E00...0x4E10,
      0xE000...0xE010, 0xFFFC...0xFFFD, 0x1F600...0x1F610, 0xF0000...0xF0010,
    ]
    for value in ranges.joined() { #expect(Unicode.Scalar(value)?.isUnprintable == false, "\(value)") }
  }

  @Test("a scalar's escape and name have its number")
  func names() {
    #expect(
      ["\n", "\r", "\t", "\0", "\u{202E}", "a"].map { ($0 as Unicode.Scalar).swiftEscape } == [
        #"\n"#, #"\r"#, #"\t"#, #"\u{0}"#, #"\u{202E}"#, #"\u{61}"#,
      ])
    #expect(["\0", "é", "\u{10FFFF}"].map { ($0 as Unicode.Scalar).codePointName } == ["U+0000", "U+00E9", "U+10FFFF"])
  }

  @Test("the scalars of a text are all there, each with whether it is escaped")
  func scalars() {
    let elements = Array("a\n##[é".visibleScalars)
    #expect(elements.map(\.scalar) == Array("a\n##[é".unicodeScalars))
    #expect(elements.map(\.isEscaped) == [false, true, false, false, true, false])
    #expect(elements.map(\.text).joined() == #"a\n##\u{5B}é"#)
  }
}
