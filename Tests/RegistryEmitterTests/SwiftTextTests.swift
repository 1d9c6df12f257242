import RegistryText
import Testing

@testable import RegistryEmitter

@Suite("Swift text")
struct SwiftTextTests {
  @Test(
    "literals hold nothing that ends, opens or hides in them",
    arguments: [
      ("plain", #""plain""#), ("a\"b", #""a\"b""#), ("\\(x)", #""\\(x)""#), ("a\r\nb\tc", #""a\r\nb\tc""#),
      ("\u{0}", #""\u{0}""#),
      ("\u{202E}x", #""\u{202E}x""#), ("\u{2028}", #""\u{2028}""#), ("a\u{200B}b", #""a\u{200B}b""#), ("💳é", #""💳é""#),
      ("#\"x\"#", ##""#\"x\"#""##), ("", #""""#), ("\u{7F}\u{85}", #""\u{7F}\u{85}""#), ("\u{FEFF}", #""\u{FEFF}""#),
      ("##[x]#[y]##vso[z]", ###""##\u{5B}x]#[y]##vso\u{5B}z]""###), ("##\n[x]", ###""##\n[x]""###),
    ])
  func strings(text: String, literal: String) { #expect(SwiftLiteral.string(text) == literal) }

  /// `"\\u{FDD0}"` is an "invalid unicode scalar" for Swift 6.3; the same character as it is compiles.
  @Test("literals hold the noncharacters that Swift refuses as escapes as they are", arguments: [0xFDD0, 0xFDE7, 0xFDEF])
  func noncharacters(value: UInt32) throws {
    let text = String(try #require(Unicode.Scalar(value)))
    #expect(SwiftLiteral.string(text) == "\"\(text)\"")
    #expect(SwiftLiteral.string("\u{FFFE}") == #""\u{FFFE}""#)
  }

  @Test(
    "integers are grouped from five digits on",
    arguments: [
      (0, "0"), (1234, "1234"), (-1234, "-1234"), (12345, "12_345"), (1_048_576, "1_048_576"), (-65536, "-65_536"),
      (Int64.min, "-9_223_372_036_854_775_808"), (Int64.max, "9_223_372_036_854_775_807"),
    ] as [(Int64, String)])
  func ints(value: Int64, literal: String) { #expect(SwiftLiteral.int(value) == literal) }

  @Test(
    "comments stay on their lines",
    arguments: [
      ("one\r\ntwo\n\nthree", ["one", "two", "", "three"]),
      ("a\u{2028}b\u{85}c\u{2029}d\u{B}e\u{C}f\rg", ["a", "b", "c", "d", "e", "f", "g"]),
      ("*/ let x /*", ["*/ let x /*"]), ("a\u{202E}b", ["a\\u{202E}b"]), ("a \t ", ["a"]), ("", [""]),
      ("##[x]\n[y]##z[", ["##\\u{5B}x]", "[y]##z\\u{5B}"]),
    ])
  func comments(text: String, lines: [String]) { #expect(DocComment.lines(text) == lines) }

  /// The examples of FIPS 180-4 and of NIST's example values.
  @Test(
    "is digested by SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func digests(text: String, digest: String) {
    for length in text.utf8.count < 100 ? [1, 55, 64, 65] : [997] {
      var hash = SHA256()
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        hash.update(Array(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      #expect(hash.finalize() == digest)
    }
  }
}
