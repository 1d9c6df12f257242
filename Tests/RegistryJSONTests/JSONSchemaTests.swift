import Testing

@testable import RegistryJSON

@Suite("A JSON Schema")
struct JSONSchemaTests {
  private func document(_ text: String) throws -> JSONDocument { try #require(JSONReader().read(text).document, "\(text)") }

  private func violations(_ schema: String, _ text: String) throws -> [String] {
    let read = JSONSchema.read(try document(schema))
    #expect(read.findings == [])
    return try #require(read.schema).violations(in: document(text)).map { "\($0.pointer) \($0.problem)" }
  }

  @Test(
    "allows what it does not speak of",
    arguments: [
      ("{}", "null"), ("true", "[1]"), (#"{"minimum": 5}"#, #""a""#), (#"{"minLength": 5}"#, "1"),
      (#"{"required": ["a"]}"#, "[]"),
      (#"{"properties": {"a": false}}"#, #"{"b": 1}"#), (#"{"items": false}"#, #"{"a": 1}"#), (#"{"maxItems": 0}"#, #""abc""#),
      (#"{"type": "integer"}"#, "1.0"), (#"{"type": "integer"}"#, "1e3"), (#"{"type": "number"}"#, "1"),
      (#"{"enum": [1, "a", {"b": [1], "c": 2}]}"#, #"{"c": 2.0, "b": [10e-1]}"#), (#"{"const": null}"#, "null"),
      (#"{"minimum": 0.1, "maximum": 0.3}"#, "0.1"), (#"{"exclusiveMinimum": 0}"#, "1e-400"),
      (#"{"maximum": 9223372036854775807}"#, "9223372036854775807"), (#"{"maxLength": 1}"#, #""\uD83D\uDE00""#),
      (#"{"title": "t", "x-note": 1, "$schema": "https://json-schema.org/draft/2020-12/schema"}"#, "1"),
    ])
  func allowed(schema: String, text: String) throws { #expect(try violations(schema, text) == []) }

  @Test(
    "says what it does not allow, and where",
    arguments: [
      ("false", "1", " is not allowed"), (#"{"type": "integer"}"#, "1.5", " is not of the type 'integer'"),
      (#"{"type": ["null", "string"]}"#, "1", " is not of the type 'null' or 'string'"),
      (#"{"type": "boolean"}"#, "0", " is not of the type 'boolean'"), (#"{"const": 1}"#, "2", " is not one of '1'"),
      (#"{"enum": [1, 2]}"#, #""1""#, " is not one of '1', '2'"),
      (#"{"minimum": 1}"#, "0.9999999999999999999", " is less than 1"),
      (#"{"maximum": 1}"#, "1.0000000000000000001", " is greater than 1"), (#"{"maximum": -1}"#, "1e-400", " is greater than -1"),
      (#"{"exclusiveMinimum": 0}"#, "-0", " is not greater than 0"), (#"{"exclusiveMaximum": 5}"#, "5.0", " is not less than 5"),
      (#"{"minimum": 1e400}"#, "9e399", " is less than 1e400"),
      (#"{"minLength": 2}"#, #""a""#, " has 1 characters, but at least 2 are needed"),
      (#"{"maxLength": 1}"#, #""ab""#, " has 2 characters, but at most 1 are allowed"),
      (#"{"minItems": 1}"#, "[]", " has 0 items, but at least 1 are needed"),
      (#"{"maxItems": 1.0}"#, "[1, 2]", " has 2 items, but at most 1 are allowed"),
      (#"{"items": {"type": "string"}}"#, #"["a", 1]"#, "/1 is not of the type 'string'"),
      (#"{"required": ["a", "b"]}"#, #"{"a": 1}"#, " has no member 'b'"),
      (#"{"properties": {"a/b~": {"minimum": 1}}}"#, #"{"a/b~": 0}"#, "/a~1b~0 is less than 1"),
      (#"{"additionalProperties": false}"#, #"{"a": 0}"#, " has the member 'a', which is not allowed"),
      (
        #"{"properties": {"a": true}, "additionalProperties": {"type": "null"}}"#, #"{"a": 0, "b": 0}"#,
        "/b is not of the type 'null'"
      ),
      (
        #"{"properties": {"\u00e9": true}, "additionalProperties": false}"#, "{\"e\u{301}\": 0}",
        " has the member 'e\u{301}', which is not allowed"
      ),
    ])
  func refused(schema: String, text: String, violation: String) throws { #expect(try violations(schema, text) == [violation]) }

  @Test("names the words that it does not check, each at its place")
  func unsupported() throws {
    let text = ##"{"$ref": "#/a", "items": {"pattern": "a", "format": "date"}, "anyOf": []}"##
    let read = JSONSchema.read(try document(text))
    #expect(read.schema != nil)
    #expect(read.findings.map(\.kind) == ["$ref", "pattern", "format", "anyOf"].map { .unsupportedWord($0) })
    #expect(read.findings.map(\.range.lowerBound) == [1, 26, 42, 61])
  }

  @Test("does not apply a word to what a word takes away that is not checked")
  func dependent() throws {
    let schema = #"{"prefixItems": [], "items": false, "patternProperties": {}, "additionalProperties": false}"#
    let read = try #require(JSONSchema.read(try document(schema)).schema)
    #expect(read.violations(in: try document("[1]")) == [])
    #expect(read.violations(in: try document(#"{"a": 1}"#)) == [])
  }

  @Test(
    "is broken where a word has the wrong form",
    arguments: [
      "1", "[]", #"{"type": "text"}"#, #"{"type": []}"#, #"{"required": "a"}"#, #"{"required": [1]}"#, #"{"items": [{}]}"#,
      #"{"properties": []}"#, #"{"properties": {"a": 1}}"#, #"{"enum": 1}"#, #"{"enum": []}"#, #"{"minimum": "1"}"#,
      #"{"minLength": -1}"#, #"{"maxItems": 1.5}"#, #"{"additionalProperties": "no"}"#, #"{"exclusiveMinimum": true}"#,
    ])
  func broken(schema: String) throws {
    let read = JSONSchema.read(try document(schema))
    #expect(read.schema == nil)
    #expect(read.findings.count == 1)
  }

  @Test("stops at a number of violations", .timeLimit(.minutes(1)))
  func limit() throws {
    let text = "[" + Array(repeating: "{}", count: 100_000).joined(separator: ",") + "]"
    let names = (0..<50_000).map { "\"n\($0)\"" }.joined(separator: ",")
    #expect(try violations(#"{"items": {"required": [\#(names)]}}"#, text).count == JSONSchema.violationLimit)
  }

  @Test("takes time linear in both texts", .timeLimit(.minutes(1)))
  func time() throws {
    let values = (0..<50_000).map { "{\"a\": [\($0)]}" }.joined(separator: ",")
    #expect(try violations(#"{"items": {"enum": [\#(values)]}}"#, "[\(values)]") == [])
  }

  @Test("does not end the process, however deep the texts are")
  func depth() throws {
    var options = JSONReader.Options()
    options.depthLimit = JSONReader.Options.maximalDepthLimit
    let schema = String(repeating: #"{"items":"#, count: 1000) + "true" + String(repeating: "}", count: 1000)
    let value = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
    let read = JSONSchema.read(try #require(JSONReader(options).read(schema).document))
    #expect(try #require(read.schema).violations(in: try #require(JSONReader(options).read(value).document)) == [])
  }
}

@Suite("Exact decimals")
struct DecimalOrderTests {
  private static let ascending = [
    "-1e99999999999999999999", "-1e400", "-12", "-11.5", "-2", "-1.0000000000000000001", "-1", "-0.5", "-1e-400",
    "-1e-99999999999999999999", "0", "1e-99999999999999999999", "2e-400", "0.0001", "0.1", "0.25", "0.3", "1", "1.5", "2", "10",
    "12",
    "99", "100", "9e399", "1e400", "1e99999999999999999998", "1e99999999999999999999",
  ]

  @Test("are in the order of their values")
  func order() throws {
    let numbers = try Self.ascending.map { try #require(ExactDecimal($0)) }
    for (index, number) in numbers.enumerated() {
      for (other, second) in numbers.enumerated() { #expect((number < second) == (index < other), "\(index) \(other)") }
    }
  }

  @Test("are whole or not, however they are written")
  func whole() throws {
    for text in ["0", "-3", "20.0", "1e3", "1.5e1", "0e-9", "1e99999999999999999999"] {
      #expect(try #require(ExactDecimal(text)).isInteger, "\(text)")
    }
    for text in ["0.5", "1e-1", "1.05e1", "1e-99999999999999999999"] {
      #expect(!(try #require(ExactDecimal(text)).isInteger), "\(text)")
    }
  }

  @Test("of values are equal where their hashes are")
  func hashes() {
    let pairs: [(JSONValue, JSONValue)] = [
      (.number("1"), .number("10e-1")), (["a": 1, "b": 2], ["b": .number("2.0"), "a": 1]), ([["x": nil]], [["x": nil]]),
    ]
    for (one, other) in pairs {
      #expect(one == other)
      #expect(one.hashValue == other.hashValue)
    }
  }
}
