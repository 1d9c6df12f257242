import Testing

@testable import RegistryModel

@Suite("A pattern")
struct PatternTests {
  @Test(
    "matches a text as a whole",
    arguments: [
      ("[a-z]+", "abc", true), ("[a-z]+", "abc1", false), ("abc", "abcd", false), ("abc", "xabc", false), ("", "", true),
      ("", "a", false),
      ("a|bc", "a", true), ("a|bc", "bc", true), ("a|bc", "abc", false), ("(a|b)*c", "ababc", true),
      ("(?:ab){2,3}", "abab", true),
      ("(?:ab){2,3}", "ab", false), ("(?:ab){2,3}", "abababab", false), ("a{3}", "aaa", true), ("a{2,}", "a", false),
      ("a{2,}", "aaaaa", true),
      ("a{,2}", "aa", false), ("\\d{4}-\\d\\d", "2027-03", true), ("\\d", "٣", false), ("\\w+", "a_Z9", true),
      ("\\w", "é", false),
      ("\\s", "\t", true), ("\\S", " ", false), (".", "\n", false), (".", "💳", true), ("[^,]*", "a;b", true),
      ("[^,]*", "a,b", false),
      ("^a$", "a", true), ("a^b", "ab", false), ("(^a|b)+", "ab", true), ("\\.", ".", true), ("\\.", "x", false),
      ("[\\]\\-a]+", "]-a", true),
      ("[a-cb-db]", "d", true), ("[^b-fc-d]", "e", false), ("[a-cd-f]", "g", false), ("[a-]", "-", true), ("[-a]", "-", true),
      ("\\u{1F4B3}", "💳", true), ("[\\u{0}-\\u{10FFFF}]*", "\u{0}\u{10FFFF}", true),
      ("(a*)*", "aaaa", true), ("(a*)*b", "aaaa", false), ("(|a)+", "aaa", true), ("é", "e\u{301}", false),
    ])
  func matching(pattern: String, text: String, isMatch: Bool) throws {
    guard pattern != "a{,2}" else {
      #expect(throws: PatternError.self) { try PatternProgram(pattern) }
      return
    }
    #expect(try PatternProgram(pattern).matches(text) == isMatch)
  }

  @Test(
    "is refused with the place of the fault",
    arguments: [
      ("(a", 0), ("a)", 1), ("[a", 0), ("a**", 2), ("a*?", 2), ("*a", 0), ("a\\", 2), ("\\b", 0), ("(?=a)", 0), ("(?<n>a)", 0),
      ("\\1", 0),
      ("\\p{L}", 0), ("[z-a]", 1), ("a{3,1}", 1), ("a{2000}", 1), ("a{99999999999999999999}", 1), ("\\u{110000}", 2),
      ("\\u{D800}", 2),
      ("[]", 0), ("[[:alpha:]]", 1), ("^*", 1), ("[\\d-z]", 1), ("\\u{+41}", 2),
    ])
  func refused(pattern: String, offset: Int) {
    #expect { try PatternProgram(pattern) } throws: { ($0 as? PatternError)?.offset == offset }
  }

  @Test(
    "names what is not supported",
    arguments: [
      ("(?=a)", "look-ahead '(?=...)'"), ("(?!a)", "look-ahead '(?!...)'"), ("(?<=a)", "look-behind '(?<=...)'"),
      ("(?<!a)b", "look-behind '(?<!...)'"), ("(?<year>a)", "a group cannot have a name"),
      ("(?P<year>a)", "a group cannot have a name"),
      ("(?i)a", "flags such as '(?i)'"), ("(?>a)", "only '(...)' and '(?:...)'"), ("(?", "only '(...)' and '(?:...)'"),
    ])
  func named(pattern: String, words: String) {
    #expect { try PatternProgram(pattern) } throws: { ($0 as? PatternError)?.message.hasPrefix(words) == true }
  }

  @Test("is bounded in depth and size")
  func bounds() {
    #expect(throws: PatternError.self) { try PatternProgram(String(repeating: "(", count: 100_000)) }
    #expect(throws: PatternError.self) { try PatternProgram("((((a{1000}){1000}){1000}){1000}){1000}") }
  }

  @Test("takes linear time where backtracking takes exponential time")
  func linear() throws {
    #expect(try !PatternProgram("(a+)+b").matches(String(repeating: "a", count: 20_000)))
    #expect(try !PatternProgram("(a|a)*(a|a)*(a|a)*b").matches(String(repeating: "a", count: 20_000)))
  }
}
