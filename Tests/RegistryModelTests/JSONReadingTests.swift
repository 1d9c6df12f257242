import Testing

@testable import RegistryModel

@Suite("A JSON value")
struct JSONReadingTests {
  @Test(
    "is any document of RFC 8259",
    arguments: [
      "{}", "[]", "null", "true", "0", "-1.5e3", "\"\"", " {\"a\": [1, 2.5, null, true]} ", "\"\\u00e9\\ud83d\\ude00\"",
      "[[[[]]]]",
      "\n{\n}\n",
    ])
  func valid(text: String) { #expect(JSONType().interpret(text) == .value(.json(text))) }

  @Test(
    "is nothing that readers read in two ways, or not at all",
    arguments: [
      "{\"a\":1,}", "[1,]", "\u{FEFF}{}", "{\"a\":1,\"a\":2}", "{'a':1}", "{a:1}", "NaN", "01", "1.", ".5", "+1", "// x\n{}",
      "{} {}",
      "[1", "\"\\ud83d\"", "\"\t\"", "[1 2]", " ", "abc", "True", "{\"a\":1,\"\\u0061\":2}",
    ])
  func invalid(text: String) {
    guard case .unreadable(.notJSON) = JSONType().interpret(text) else {
      Issue.record("read as a value: \(text)")
      return
    }
  }

  @Test("has its fault where it stands, counted in Unicode scalars", arguments: [("\u{FEFF}{}", 0), ("[\"é\" 1]", 5)])
  func places(text: String, offset: Int) throws {
    #expect(try #require(JSONType.fault(in: text)).offset == offset)
  }

  @Test("is bounded in depth")
  func depth() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(JSONType().interpret(nested(64)) == .value(.json(nested(64))))
    #expect(JSONType().interpret(nested(65)) != .value(.json(nested(65))))
    #expect(JSONType().interpret(nested(100_000)) != .value(.json(nested(100_000))))
  }
}
