import RegistryJSON

/// The project's own collection of JSON texts, by verdict.
enum Corpus {
  static let valid: [CorpusCase] = [
    // Every kind of value may be a whole text.
    .init("null"), .init("true"), .init("false"), .init("0"), .init("\"\""), .init("[]"), .init("{}"),
    .init(" \t\r\n[ \t\r\n] \t\r\n"), .init("{ }"), .init("[[]]"), .init("[{}]"), .init(#"{"":""}"#),
    .init("[null,true,false,1,\"a\",[],{}]"), .init(#"{"a":{"b":[{"c":null}]},"d":-1}"#),
    // Numbers.
    .init("-0"), .init("-1"), .init("10"), .init("0.0"), .init("-0.5"), .init("1.25"), .init("1e5"), .init("1E+5"),
    .init("1e-05"), .init("0e0"), .init("0.1e00"), .init("1e400"), .init("-1e-99999999999999999999"),
    .init("123456789012345678901234567890.098765432109876543210"), .init("[0,0]"), .init("[1 ,2]"), .init("1 "),
    // Strings.
    .init(#""\"\\\/\b\f\n\r\t""#), .init(#""\u0000\u001f\u007f""#), .init(#""\u00e9\u20AC""#),
    .init(#""\ud83d\ude00""#), .init(#""\uD834\uDD1E\uDBFF\uDFFF""#), .init(#""\u005c\u0022""#),
    .init("\"\u{7F}\""), .init("\"é€😀\""), .init("\"\u{2028}\u{2029}\u{FEFF}\u{202E}\""), .init("\"\u{E000}\u{10FFFF}\u{FFFF}\""),
    .init(#""/* no */ // comment""#), .init(#""[,]{:}'""#), .init("\"12345678\""), .init("\"1234567\\n12345678\\t\""),
    .init(bytes: [0x22, 0xC2, 0x80, 0xDF, 0xBF, 0xE0, 0xA0, 0x80, 0xED, 0x9F, 0xBF, 0xEE, 0x80, 0x80, 0x22]),
    .init(bytes: [0x22, 0xF0, 0x90, 0x80, 0x80, 0xF4, 0x8F, 0xBF, 0xBF, 0x22]),
    // Names that differ, by case, by normal form, by blank, or only at the end.
    .init(#"{"a":1,"A":1," a":1,"a ":1}"#), .init("{\"\u{E9}\":1,\"e\u{301}\":1}"), .init(#"{"a":1,"b":{"a":1}}"#),
    .init(#"{"k1":1,"k2":1,"k3":1,"k4":1,"k5":1,"k6":1,"k7":1,"k8":1,"k9":1,"k10":1}"#),
    .init(#"[{"a":1},{"a":1}]"#), .init(#"{"a":"a"}"#), .init(#"{"\\":1,"\/":1}"#),
    // A byte order mark before the text is skipped.
    .init(bytes: [0xEF, 0xBB, 0xBF] + Array("{}".utf8)),
    .init(String(repeating: "[", count: 512) + String(repeating: "]", count: 512)),
  ]

  static let recoverable: [CorpusCase] = [
    .init(#"{"a":1,"a":1}"#, (.duplicateName("a"), 1, 8)),
    .init(#"{"a":1,"b":2,"a":3,"a":4}"#, (.duplicateName("a"), 1, 14), (.duplicateName("a"), 1, 20)),
    .init(#"{"a":1,"\u0061":1}"#, (.duplicateName(#"\u0061"#), 1, 8)),
    .init(#"{"\u0061":1,"a":1}"#, (.duplicateName("a"), 1, 13)),
    .init(#"{"😀":1,"\ud83d\ude00":1}"#, (.duplicateName(#"\ud83d\ude00"#), 1, 8)),
    .init(#"{"":1,"":1}"#, (.duplicateName(""), 1, 7)),
    .init("{\"x\":{\"a\":1,\n \"a\":2},\n\"x\":1}", (.duplicateName("a"), 2, 2), (.duplicateName("x"), 3, 1)),
    .init(
      #"{"k1":1,"k2":1,"k3":1,"k4":1,"k5":1,"k6":1,"k7":1,"k8":1,"k9":1,"k1":1,"\u006b9":1}"#,
      (.duplicateName("k1"), 1, 65), (.duplicateName(#"\u006b9"#), 1, 72)
    ),
    .init("[1,]", (.trailingComma, 1, 3)),
    .init("[1 , \n ]", (.trailingComma, 1, 4)),
    .init(#"{"a":[1,],}"#, (.trailingComma, 1, 8), (.trailingComma, 1, 10)),
    .init("// one\n{} // two", (.comment, 1, 1), (.comment, 2, 4)),
    .init("[1/* é */,/**/2/***/]", (.comment, 1, 3), (.comment, 1, 11), (.comment, 1, 16)),
    .init(#"{/**/"a"/**/:/**/1}"#, (.comment, 1, 2), (.comment, 1, 9), (.comment, 1, 14)),
    .init("1//", (.comment, 1, 2)),
    .init("[1,// x\r]", (.trailingComma, 1, 3), (.comment, 1, 4)),
    .init("\"a\tb\"", (.controlCharacter(9), 1, 3)),
    .init(bytes: [0x22, 0x00, 0x1F, 0x22], (.controlCharacter(0), 1, 2), (.controlCharacter(0x1F), 1, 3)),
    .init(
      bytes: [0x22, 0x01, 0x01, 0x01, 0x1F, 0x1F, 0x01, 0x61, 0x01, 0x22], (.controlCharacter(1), 1, 2),
      (.controlCharacter(0x1F), 1, 5), (.controlCharacter(1), 1, 7), (.controlCharacter(1), 1, 9)),
    .init(#""\d+\.x""#, (.invalidEscape, 1, 2), (.invalidEscape, 1, 5)),
    .init(
      #""\'\x41\U0041\0\a""#, (.invalidEscape, 1, 2), (.invalidEscape, 1, 4), (.invalidEscape, 1, 8),
      (.invalidEscape, 1, 14), (.invalidEscape, 1, 16)),
    .init(
      #""\u12\u12G4\u \u{41}""#, (.invalidEscape, 1, 2), (.invalidEscape, 1, 6), (.invalidEscape, 1, 12),
      (.invalidEscape, 1, 15)),
    .init(#""\ud800""#, (.loneSurrogate, 1, 2)),
    .init(#""\udc00""#, (.loneSurrogate, 1, 2)),
    .init(#""\ud800\ud800\udc00""#, (.loneSurrogate, 1, 2)),
    .init(#""\ud800\u0041""#, (.loneSurrogate, 1, 2)),
    .init(#""\ud800x\udc00""#, (.loneSurrogate, 1, 2), (.loneSurrogate, 1, 9)),
    .init(#""\ude00\ud83d""#, (.loneSurrogate, 1, 2), (.loneSurrogate, 1, 8)),
    .init("[01]", (.leadingZero, 1, 2)), .init("-00", (.leadingZero, 1, 1)), .init("00.5", (.leadingZero, 1, 1)),
    .init("[\n  007\n]", (.leadingZero, 2, 3)),
  ]

  static let invalid: [CorpusCase] = [
    // Nothing, or nothing but blanks.
    .init("", (.empty, 1, 1)), .init(" \n\t ", (.empty, 2, 3)), .init(bytes: [0xEF, 0xBB, 0xBF], (.empty, 1, 1)),
    .init("// only\n", (.comment, 1, 1), (.empty, 2, 1)),
    // Cut off: the innermost thing that is open is shown.
    .init("[", (.unclosedArray, 1, 1)), .init("{", (.unclosedObject, 1, 1)), .init("[1", (.unclosedArray, 1, 1)),
    .init("[1,", (.unclosedArray, 1, 1)), .init("[1,\n[2", (.unclosedArray, 2, 1)), .init("{\"a\"", (.unclosedObject, 1, 1)),
    .init("{\"a\":", (.unclosedObject, 1, 1)), .init("{\"a\":1,", (.unclosedObject, 1, 1)),
    .init("[{\n", (.unclosedObject, 1, 2)),
    .init("{\"a\":{\"b\":1}", (.unclosedObject, 1, 1)), .init("\"", (.unclosedString, 1, 1)),
    .init("\"\\", (.unclosedString, 1, 1)),
    .init("\"\\\"", (.unclosedString, 1, 1)), .init("\"\\u00", (.unclosedString, 1, 1), (.invalidEscape, 1, 2)),
    .init("{\n \"a\": \"bcd", (.unclosedString, 2, 7)), .init("{\"a", (.unclosedString, 1, 2)),
    .init("[1]/*", (.unclosedComment, 1, 4)), .init("/*/", (.unclosedComment, 1, 1)), .init("[1,/* *", (.unclosedComment, 1, 4)),
    // A string that runs over its line.
    .init("[\"a\n\"]", (.lineBreakInString, 1, 2)), .init("\"a\r\n\"", (.lineBreakInString, 1, 1)),
    .init("{\"a\": \"b,\n \"c\": 1}", (.lineBreakInString, 1, 7)),
    // Brackets and separators.
    .init("]", (.missingValue, 1, 1)), .init("}", (.missingValue, 1, 1)), .init(",", (.missingValue, 1, 1)),
    .init(":", (.missingValue, 1, 1)), .init("[1}", (.mismatchedClose, 1, 3)), .init("{\"a\":1]", (.mismatchedClose, 1, 7)),
    .init("[}", (.mismatchedClose, 1, 2)), .init("{]", (.mismatchedClose, 1, 2)), .init("[,1]", (.missingValue, 1, 2)),
    .init("[1,,2]", (.missingValue, 1, 4)), .init("[1 2]", (.missingComma, 1, 4)), .init("[1:2]", (.missingComma, 1, 3)),
    .init("[[1][2]]", (.missingComma, 1, 5)), .init("[\"a\"\"b\"]", (.missingComma, 1, 5)),
    .init("{\"a\" 1}", (.missingColon, 1, 6)), .init("{\"a\",1}", (.missingColon, 1, 5)), .init("{\"a\"}", (.missingColon, 1, 5)),
    .init("{\"a\":}", (.missingValue, 1, 6)), .init("{\"a\":,}", (.missingValue, 1, 6)),
    .init("{\"a\"::1}", (.missingValue, 1, 6)),
    .init("{\"a\":1 \"b\":2}", (.missingComma, 1, 8)), .init("{\"a\":1\n\"b\":2}", (.missingComma, 2, 1)),
    .init("{,\"a\":1}", (.missingName, 1, 2)), .init("{:1}", (.missingName, 1, 2)), .init("{[]:1}", (.missingName, 1, 2)),
    .init("{1:1}", (.unquotedName("1"), 1, 2)), .init("{a:1}", (.unquotedName("a"), 1, 2)),
    .init("{\"a\":1,,}", (.missingName, 1, 8)), .init("{'a':1}", (.singleQuotes, 1, 2)), .init("['a']", (.singleQuotes, 1, 2)),
    .init("[1,,]", (.missingValue, 1, 4)), .init("[,]", (.missingValue, 1, 2)), .init("{,}", (.missingName, 1, 2)),
    // Words.
    .init("tru", (.unknownWord("tru"), 1, 1)), .init("truee", (.unknownWord("truee"), 1, 1)),
    .init("[True]", (.unknownWord("True"), 1, 2)), .init("nul", (.unknownWord("nul"), 1, 1)),
    .init("[NaN]", (.unknownWord("NaN"), 1, 2)), .init("[Infinity]", (.unknownWord("Infinity"), 1, 2)),
    .init("undefined", (.unknownWord("undefined"), 1, 1)), .init("yes", (.unknownWord("yes"), 1, 1)),
    // Numbers.
    .init("-", (.malformedNumber("-"), 1, 1)), .init("[-]", (.malformedNumber("-"), 1, 2)),
    .init("--1", (.malformedNumber("--1"), 1, 1)), .init("+1", (.malformedNumber("+1"), 1, 1)),
    .init(".5", (.malformedNumber(".5"), 1, 1)), .init("1.", (.malformedNumber("1."), 1, 1)),
    .init("1.e5", (.malformedNumber("1.e5"), 1, 1)), .init("1e", (.malformedNumber("1e"), 1, 1)),
    .init("1e+", (.malformedNumber("1e+"), 1, 1)), .init("1e5.5", (.malformedNumber("1e5.5"), 1, 1)),
    .init("1.2.3", (.malformedNumber("1.2.3"), 1, 1)), .init("0x10", (.malformedNumber("0x10"), 1, 1)),
    .init("1_000", (.malformedNumber("1_000"), 1, 1)), .init("-Infinity", (.malformedNumber("-Infinity"), 1, 1)),
    .init("1a", (.malformedNumber("1a"), 1, 1)), .init("[1-2]", (.malformedNumber("1-2"), 1, 2)),
    .init("１", (.missingValue, 1, 1)),
    // Text after the value.
    .init("{}{}", (.trailingText, 1, 3)), .init("1 2", (.trailingText, 1, 3)), .init("[],", (.trailingText, 1, 3)),
    .init("[]]", (.trailingText, 1, 3)), .init("{}\n\n x", (.trailingText, 3, 2)), .init("{}/", (.trailingText, 1, 3)),
    .init("{}#", (.trailingText, 1, 3)), .init("\"\"\"", (.trailingText, 1, 3)), .init("{}\u{FEFF}", (.trailingText, 1, 3)),
    // Blanks that JSON does not have.
    .init("[\u{A0}1]", (.missingValue, 1, 2)), .init("[\u{0C}1]", (.missingValue, 1, 2)),
    .init("[\u{2028}]", (.missingValue, 1, 2)),
    .init("[1\u{0B}]", (.missingComma, 1, 3)), .init("[\u{FEFF}1]", (.missingValue, 1, 2)), .init("[/1]", (.missingValue, 1, 2)),
    .init("# no\n{}", (.missingValue, 1, 1)),
    // Bytes that are not UTF-8.
    .init(bytes: [0x22, 0x80, 0x22], (.invalidUTF8, 1, 2)), .init(bytes: [0x22, 0xC0, 0x80, 0x22], (.invalidUTF8, 1, 2)),
    .init(bytes: [0x22, 0xE2, 0x82, 0x22], (.invalidUTF8, 1, 2)),
    .init(bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], (.invalidUTF8, 1, 2)),
    .init(bytes: [0x22, 0xE0, 0x80, 0x80, 0x22], (.invalidUTF8, 1, 2)),
    .init(bytes: [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], (.invalidUTF8, 1, 2)),
    .init(bytes: [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], (.invalidUTF8, 1, 2)),
    .init(bytes: [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], (.invalidUTF8, 1, 2)), .init(bytes: [0x22, 0xC3], (.invalidUTF8, 1, 2)),
    .init(bytes: Array("/*".utf8) + [0xFF] + Array("*/1".utf8), (.invalidUTF8, 1, 3)),
    .init(bytes: [0xFF, 0xFE, 0x7B, 0x00], (.otherEncoding("UTF-16"), 1, 1)),
    .init(bytes: [0xFE, 0xFF, 0x00, 0x7B], (.otherEncoding("UTF-16"), 1, 1)),
    .init(bytes: [0x7B, 0x00, 0x7D, 0x00], (.otherEncoding("UTF-16"), 1, 1)),
    .init(bytes: [0x5B, 0xFF, 0x5D], (.missingValue, 1, 2)),
    // Bounds.
    .init(String(repeating: "[", count: 513), (.tooDeep(limit: 512), 1, 513)),
    .init(String(repeating: "{\"a\":[", count: 300), (.tooDeep(limit: 512), 1, 1537)),
  ]
}
