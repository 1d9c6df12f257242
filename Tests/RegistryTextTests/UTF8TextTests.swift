import RegistryText
import TestSupport
import Testing

@Suite("UTF-8")
struct UTF8TextTests {
  private func decoded(_ bytes: [UInt8], at offset: Int = 0) -> (scalar: Unicode.Scalar, length: Int)? {
    bytes.withUnsafeBufferPointer { UTF8.decodeScalar(in: $0, at: offset) }
  }

  @Test(
    "the first and the last scalar of each length are decoded",
    arguments: [
      ("\u{0}", 1), ("\u{7F}", 1), ("\u{80}", 2), ("\u{7FF}", 2), ("\u{800}", 3), ("\u{D7FF}", 3), ("\u{E000}", 3),
      ("\u{FEFF}", 3), ("\u{FFFD}", 3), ("\u{FFFF}", 3), ("\u{10000}", 4), ("\u{10FFFF}", 4),
    ] as [(Unicode.Scalar, Int)])
  func wellFormed(scalar: Unicode.Scalar, length: Int) throws {
    let bytes = Array(String(scalar).utf8)
    for following in [[], [0x41], [0x80], [0xFF]] as [[UInt8]] {
      let found = try #require(decoded([0x41] + bytes + following, at: 1))
      #expect(found.scalar == scalar)
      #expect(found.length == length)
    }
    #expect(UTF8.firstInvalidOffset(in: bytes + bytes) == nil)
  }

  /// Table 3-7 of the Unicode standard: continuation bytes alone, overlong forms, surrogates, numbers above U+10FFFF, bytes
  /// that no sequence has, and sequences that end too early.
  static let malformedSequences: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xC3, 0xC3], [0xE0, 0x80, 0x80],
    [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F], [0xF0, 0x9F, 0x98],
    [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x90, 0x28, 0xBC], [0xF0, 0x90, 0x8C, 0x28], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC], [0xFE], [0xFF],
  ]

  @Test("malformed sequences are not decoded, and their first byte is named", arguments: malformedSequences)
  func malformed(bytes: [UInt8]) {
    #expect(decoded(bytes) == nil)
    #expect(decoded(Array("é".utf8) + bytes, at: 2) == nil)
    for start in ["", "a", "é", "日本", "😀\n"] {
      for end in ["", "a", "é"] {
        #expect(UTF8.firstInvalidOffset(in: Array(start.utf8) + bytes + Array(end.utf8)) == start.utf8.count)
      }
    }
  }

  @Test("a text is valid up to its first invalid byte, for any bytes")
  func anyBytes() throws {
    var generator = SeededGenerator(seed: 1)
    let alphabet: [UInt8] = [
      0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xFF,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      // The standard library replaces exactly what is not well-formed.
      let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
      let offset = UTF8.firstInvalidOffset(in: bytes)
      #expect((offset == nil) == isValid, "\(bytes)")
      let prefix = Array(bytes[..<(offset ?? bytes.count)])
      #expect(Array(String(decoding: prefix, as: UTF8.self).utf8) == prefix, "\(bytes)")
    }
  }

  @Test("an empty text is valid")
  func empty() { #expect(UTF8.firstInvalidOffset(in: []) == nil) }

  @Test("a byte order mark is three bytes at the start")
  func byteOrderMark() {
    #expect(Array("\u{FEFF}a".utf8).startsWithByteOrderMark)
    #expect(!Array("a\u{FEFF}".utf8).startsWithByteOrderMark)
    #expect(![0xEF, 0xBB].startsWithByteOrderMark)
    #expect(![UInt8]().startsWithByteOrderMark)
  }

  @Test(
    "UTF-16 and UTF-32 are recognized by their mark or by their first character",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"), ([0x61, 0x00, 0x3A, 0x00], "UTF-16"),
      ([0x00, 0x61, 0x00, 0x3A], "UTF-16"), ([0xFF, 0xFE], "UTF-16"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"),
      ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"), ([0x61, 0x00, 0x00, 0x00, 0x62], "UTF-32"), ([0x00, 0x00, 0x00, 0x61], "UTF-32"),
      ([], nil), ([0x61], nil), ([0x61, 0x00], nil), ([0x00, 0x00, 0x00, 0x00], nil), ([0xEF, 0xBB, 0xBF, 0x61], nil),
      ([0x61, 0x62, 0x63, 0x64], nil), ([0x61, 0x62, 0x00, 0x64], nil),
    ] as [([UInt8], String?)])
  func wideEncodings(bytes: [UInt8], name: String?) { #expect(bytes.wideEncodingName == name) }
}
