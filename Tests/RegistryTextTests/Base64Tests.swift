import RegistryText
import Testing

@Suite("Base64")
struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(
    "is as the standard has it",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func standard(text: String, encoded: String) { #expect(Base64.text(of: Array(text.utf8)) == encoded) }

  @Test("of a digest is what a policy of a page has")
  func digest() {
    #expect(SHA256.base64(of: []) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(SHA256.base64(of: Array("abc".utf8)) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }
}

@Suite("A pattern of texts")
struct WildcardTextTests {
  @Test(
    "stands for whole texts",
    arguments: [
      ("a*", "abc", true), ("a*", "ba", false), ("*c", "abc", true), ("a?c", "abc", true), ("a?c", "ac", false), ("*", "", true),
      ("", "", true), ("", "a", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("a.c", "abc", false),
    ])
  func matches(pattern: String, text: String, isMatch: Bool) { #expect(WildcardText(pattern).matches(text) == isMatch) }
}
