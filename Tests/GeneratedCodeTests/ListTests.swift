import FirebaseRemoteConfig
import Foundation
import TestSupport
import Testing

extension GeneratedCode {
  @Suite("a list")
  struct Lists {
    @Test("is read item by item")
    func lists() { for (text, items) in ListTexts.lists { Row(text, items.map { Int($0) }).check("ids", \.ids) } }

    @Test("is the compiled-in one for any other text")
    func others() {
      for text in ListTexts.others { Row(text, [3, 1], .unreadable).check("ids", \.ids) }
      Row("", [3, 1], .empty).check("ids", \.ids)
      Row(nil, [3, 1], .missing).check("ids", \.ids)
    }

    @Test("has items of each type")
    func types() throws {
      let url = try #require(URL(string: "app://e"))
      Row("[true,\"FALSE\",1]", [true, false, true]).check("bits", \.bits)
      Row("[2,0.5,\"1e-1\",-9]", [1, 0.5, 0.1, 0], .clamped).check("weights", \.weights)
      Row("[\"a\",5,true]", ["a", "5", "true"]).check("hosts", \.hosts)
      Row("[\"app://e\"]", [url]).check("mirrors", \.mirrors)
      Row("[\"2s\",\"1d\"]", [.seconds(2), .seconds(60)], .clamped).check("retry_steps", \.retrySteps)
      Row("[\"dark\",\"dark\"]", [EveryType.Styles.dark, .dark]).check("styles", \.styles)
      Row("[\"light\",\"x\"]", [EveryType.Styles.light], .unreadable).check("styles", \.styles)
    }

    @Test(
      "tells the item that refuses it",
      arguments: [
        ("[\"a\",\"b\",\"a\"]", 2), ("[\"a\",\"b\",\"c\",\"d\",\"e\"]", 4), ("[\"a\",\"too long a text\"]", 1),
        ("[\"a\",null]", 1),
        ("[\"a\",\"\"]", nil), ("[\"a\"", nil), ("{}", nil), ("[\"\u{E9}\",\"e\u{301}\"]", nil),
      ] as [(String, Int?)])
    func positions(text: String, index: Int?) {
      GeneratedCode.withRemote(["hosts": text]) { _ in #expect(EveryType.resolution(of: \.hosts).itemIndex == index) }
    }

    @Test("out of range tells which item, and is the default")
    func range() {
      GeneratedCode.withRemote(["batch_sizes": "[1,101,-1]"]) { _ in
        let resolution = EveryType.resolution(of: \.batchSizes)
        #expect(resolution.value == [1, 10] && resolution.reason == .outOfRange && resolution.itemIndex == 1)
      }
    }

    @Test("is overridden, and tells its text as JSON")
    func overrides() throws {
      let url = try #require(URL(string: "https://e"))
      func text<Value: Sendable & Equatable>(_ accessor: KeyPath<EveryType.Type, Value>, _ key: String, _ value: Value) -> String?
      {
        EveryType.withOverride(of: accessor, to: value) {
          #expect(EveryType.self[keyPath: accessor] == value)
          return EveryType.Entry(key: key)?.currentText
        }
      }
      GeneratedCode.withRemote { _ in
        #expect(text(\.ids, "ids", [7, -7]) == "[7,-7]")
        #expect(text(\.bits, "bits", [true]) == "[true]")
        #expect(text(\.weights, "weights", [0.5]) == "[0.5]")
        #expect(text(\.hosts, "hosts", ["a\"\\\n"]) == #"["a\"\\\u000a"]"#)
        #expect(text(\.mirrors, "mirrors", [url]) == #"["https://e"]"#)
        #expect(text(\.retrySteps, "retry_steps", [.seconds(60), .milliseconds(5)]) == #"["1m","5ms"]"#)
        #expect(text(\.styles, "styles", [.light]) == #"["light"]"#)
      }
    }

    @Test("is overridden by a text that it reads, and by no other")
    func textOverrides() throws {
      try GeneratedCode.withRemote { _ in
        try EveryType.setOverride(key: "ids", text: "[9]")
        defer { EveryType.removeOverrides() }
        #expect(EveryType.ids == [9])
        #expect(throws: EveryType.OverrideError.self) { try EveryType.setOverride(key: "ids", text: "[\"x\"]") }
        #expect(throws: EveryType.OverrideError.self) { try EveryType.setOverride(key: "styles", text: "[\"x\"]") }
      }
    }
  }
}
