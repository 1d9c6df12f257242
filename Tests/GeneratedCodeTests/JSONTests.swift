import Foundation
import Testing

extension GeneratedCode {
  @Suite("json")
  struct JSON {
    @Test(
      "a document is read whatever its shape",
      arguments: [
        "{}", "[]", "null", "true", " 1 ", "\"x\"", "-0", "1.5e-3", "[[[]]]", "{\"a\":{\"b\":[1,2]}}", "\t[\n1 ,\r2 ]",
        #""\u00e9\ud83d\ude00\"\\\/\b\f\n\r\t""#, #"{"a":1,"A":2,"":3}"#, "1e400", "123456789012345678901234567890",
        "{\"\u{E9}\":1,\"e\u{301}\":2}", "\"\u{7F}\u{2028}\"",
      ])
    func valid(text: String) { expect(text, .remote) }

    @Test(
      "what is no document, or could be read as two, is the default",
      arguments: [
        "", " ", "{", "[1,]", "{\"a\":1,}", "[,1]", "[1 2]", "{\"a\" 1}", "{a:1}", "{'a':1}", "// x\n1", "1 // x", "/**/1",
        "\u{FEFF}{}", "{\"a\":1,\"a\":2}", #"{"a":1,"\u0061":2}"#, "01", "-01", "1.", ".5", "+1", "1e", "0x10", "NaN", "Infinity",
        "True", "nul", "nulll", "\"\n\"", "\"\t\"", "\"\u{0}\"", #""\x""#, #""\u12""#, #""\u00g0""#, #""\ud800""#,
        #""\udc00\ud800""#,
        #""\ud800\u0041""#, "\"", "\"a", "[1]]", "{}{}", "1\u{0}", "\u{A0}1", "[1}", "\u{B}1", #""\u+123""#, #""\u 123""#,
      ])
    func invalid(text: String) { expect(text, text.isEmpty ? .empty : .unreadable) }

    @Test("nesting has a bound", arguments: [(64, EveryType.Reason.remote), (65, .unreadable), (100_000, .unreadable)])
    func nesting(depth: Int, reason: EveryType.Reason) {
      expect(String(repeating: "[", count: depth) + String(repeating: "]", count: depth), reason)
    }

    @Test("the value has what the text says, with numbers as they were written")
    func values() throws {
      let text = #"{"big": 9007199254740993, "half": 0.5, "huge": 1e400, "list": [null, true, "\u00e9\ud83d\ude00\n"]}"#
      let root = try #require(EveryType.JSON(text)).root
      #expect(root["big"]?.int == 9_007_199_254_740_993)
      #expect(root["half"]?.double == 0.5)
      #expect(root["half"]?.int == nil)
      #expect(root["huge"] == .number("1e400"))
      #expect(root["huge"]?.double == nil)
      #expect(root["list"] == .array([.null, .bool(true), .string("é😀\n")]))
      #expect(root["list"]?[2]?.string == "é😀\n")
      #expect(root["list"]?[3] == nil)
      #expect(root["none"] == nil)
      #expect(root[0] == nil)
    }

    @Test("names that differ by normalisation only are two")
    func names() throws {
      let root = try #require(EveryType.JSON("{\"\u{E9}\": 1, \"e\u{301}\": 2}")).root
      #expect(root["\u{E9}"] == .number("1"))
      #expect(root["e\u{301}"] == .number("2"))
    }

    @Test("the default is there with its text and its value")
    func defaultValue() {
      GeneratedCode.withRemote { _ in
        #expect(EveryType.priceRules.root["tiers"] == .array([.number("1"), .number("2.5"), .null, .bool(true)]))
        #expect(EveryType.priceRules.root["nested"]?["a"] == .array([]))
      }
    }

    private func expect(_ text: String, _ reason: EveryType.Reason) {
      GeneratedCode.withRemote(["price_rules": text]) { _ in
        let resolution = EveryType.resolution(of: \.priceRules)
        #expect(resolution.reason == reason)
        let isRead = Array(resolution.value.text.utf8) == Array(text.utf8)
        #expect(isRead == (reason == .remote))
      }
    }
  }
}
