import RegistryJSON
import Testing

@Suite("JSON by structure")
struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue { JSONValue(try #require(JSONReader().read(text).document).root) }

  @Test(
    "equal in any order of members and any spelling",
    arguments: [
      (#"{"a":1,"b":[true,null]}"#, #"{ "b" : [ true , null ] , "a" : 1.0 }"#), (#""é\n""#, #""\u00e9\u000A""#),
      ("[1,1e0,10E-1]", "[1.0,1,1]"), ("-0", "0.0"), ("{}", "{ }"), (#"{"\u0061":{"c":[],"b":{}}}"#, #"{"a":{"b":{},"c":[]}}"#),
      (#"{"a":1,"b":0,"a":2}"#, #"{"b":0,"a":1,"a":2}"#), ("1e400", "10e399"), (#""😀""#, #""\uD83D\uDE00""#),
    ]
  )
  func equal(one: String, other: String) throws {
    #expect(try value(one) == value(other))
    #expect(try value(other) == value(one))
  }

  @Test(
    "different",
    arguments: [
      ("[1,2]", "[2,1]"), ("1", "\"1\""), ("9007199254740993", "9007199254740992"), ("null", "false"), ("0", "false"),
      (#"{"a":1}"#, #"{"a":1,"b":2}"#), (#"{"a":1}"#, #"{"A":1}"#), ("\"\u{E9}\"", "\"e\u{301}\""), ("[]", "{}"), ("[[]]", "[]"),
      (#"{"a":1,"a":2}"#, #"{"a":2,"a":1}"#), (#"{"a":null}"#, "{}"), ("true", "false"), ("0.1", "0.10000000000000001"),
    ]
  )
  func different(one: String, other: String) throws {
    #expect(try value(one) != value(other))
    #expect(try value(other) != value(one))
  }

  @Test("nodes compare as their values do")
  func nodes() throws {
    let root = try #require(JSONReader().read(#"[{"a":1,"b":2},{"b":2.0,"a":1},{"a":2,"b":1}]"#).document).root
    let nodes = Array(root.elements)
    #expect(nodes[0].isStructurallyEqual(to: nodes[1]))
    #expect(!nodes[0].isStructurallyEqual(to: nodes[2]))
  }

  @Test("a large object is compared in less than quadratic time")
  func large() throws {
    let names = (0..<20_000).map { "\"k\($0)\":\($0)" }
    let one = try value("{" + names.joined(separator: ",") + "}")
    let other = try value("{" + names.reversed().joined(separator: ",") + "}")
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(one == other)
    }
    #expect(time < .seconds(10))
  }
}

@Suite("writing JSON")
struct JSONWriterTests {
  private static let sample: JSONValue = [
    "a": 1, "b": [true, nil, "x"], "empty": ["object": .object([]), "array": .array([])], "n": .number("1.50e3"),
  ]

  @Test("compact has no blanks")
  func compact() {
    #expect(Self.sample.text(.compact) == #"{"a":1,"b":[true,null,"x"],"empty":{"object":{},"array":[]},"n":1.50e3}"#)
  }

  @Test("pretty has two spaces a level")
  func pretty() {
    #expect(
      Self.sample.text(.pretty) == """
        {
          "a": 1,
          "b": [
            true,
            null,
            "x"
          ],
          "empty": {
            "object": {},
            "array": []
          },
          "n": 1.50e3
        }
        """)
  }

  @Test("a value can be indented as a part of a larger text")
  func depth() {
    var writer = JSONWriter(.pretty, depth: 2)
    writer.write(["a": [1]])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "{\n      \"a\": [\n        1\n      ]\n    }")
  }

  @Test(
    "what deceives is escaped, and all else is written as it is",
    arguments: [
      ("", #""""#), (#"a"b\c/d"#, #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{0}", #""\n\r\t\u0008\u0000""#), ("é日😀", #""é日😀""#),
      ("\u{7F}\u{9B}\u{85}", #""\u007F\u009B\u0085""#), ("\u{202E}\u{200B}\u{2028}\u{FEFF}", #""\u202E\u200B\u2028\uFEFF""#),
      ("\u{E0041}", #""\uDB40\uDC41""#), ("##[x]", "\"##\\u005Bx]\""), ("#[x]", "\"#[x]\""),
      ("##vso[a]", "\"##vso\\u005Ba]\""), ("## a[", "\"## a[\""), ("\u{FFFF}", #""\uFFFF""#),
    ]
  )
  func escapes(text: String, written: String) {
    #expect(JSONValue.string(text).text(.compact) == written)
  }

  @Test(
    "a number whose text is not a JSON number is written as a string",
    arguments: ["", "nan", "0x1", "1]", "01", "\"", "1 2", "true"])
  func numbers(text: String) throws {
    let written = JSONValue.number(text).text(.compact)
    #expect(JSONReader().read(written).document?.root.text == text)
  }

  @Test("every scalar is read back as it was written")
  func everyScalar() throws {
    for start in stride(from: UInt32(0), through: 0x10FFFF, by: 0x400) where start < 0x2_0000 || start >= 0xE_0000 {
      let scalars = (start..<start + 0x400).compactMap { Unicode.Scalar($0) }
      let text = String(String.UnicodeScalarView(scalars))
      let result = JSONReader().read(JSONValue.string(text).text(.compact))
      #expect(result.findings == [])
      #expect(result.document?.root.textBytes.elementsEqual(text.utf8) ?? false, "from U+\(String(start, radix: 16))")
    }
  }
}
