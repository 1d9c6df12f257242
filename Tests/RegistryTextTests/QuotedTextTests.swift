import RegistryText
import Testing

@Suite("quoted and truncated texts")
struct QuotedTextTests {
  @Test("a text is cut after a number of scalars, with a sign that it was cut")
  func truncating() {
    #expect("abc".truncated(to: 4) == "abc")
    #expect("abc".truncated(to: 3) == "abc")
    #expect("abc".truncated(to: 2) == "ab…")
    #expect("abc".truncated(to: 0) == "…")
    #expect("".truncated(to: 0) == "")
    #expect("abcdef".dropFirst(2).truncated(to: 2) == "cd…")
  }

  @Test("scalars are counted, not the characters that they form")
  func scalars() {
    #expect("e\u{301}x".truncated(to: 1).unicodeScalars.elementsEqual("e…".unicodeScalars))
    #expect("\r\n".truncated(to: 1).unicodeScalars.elementsEqual("\r…".unicodeScalars))
    #expect("😀😀😀".truncated(to: 2) == "😀😀…")
    #expect("👨‍👩‍👧".prefix(scalars: 1) == "👨")
    #expect("👨‍👩‍👧".prefix(scalars: 9) == "👨‍👩‍👧")
    #expect("abc".prefix(scalars: 0).isEmpty)
  }

  @Test("a text is quoted as it is up to 80 scalars, and a longer one is cut to 40 with its length")
  func quoting() {
    #expect(quoted("") == "''")
    #expect(quoted("it's\n\u{202E}") == "'it's\n\u{202E}'")
    let eighty = String(repeating: "é", count: 80)
    #expect(quoted(eighty) == "'\(eighty)'")
    #expect(quoted(eighty + "x") == "'\(String(repeating: "é", count: 40))…' (81 characters)")
    #expect(quoted(String(repeating: "a", count: 1_000_000)) == "'\(String(repeating: "a", count: 40))…' (1000000 characters)")
  }

  @Test("names are joined with commas and a word before the last")
  func lists() {
    #expect(quotedList([]) == "")
    #expect(quotedList(["a"]) == "'a'")
    #expect(quotedList(["a", "b"]) == "'a' or 'b'")
    #expect(quotedList(["a", "b", "c"], joinedBy: "and") == "'a', 'b' and 'c'")
  }
}
