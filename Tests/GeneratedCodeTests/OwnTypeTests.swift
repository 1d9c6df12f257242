import FirebaseCore
import FirebaseRemoteConfig
import Foundation
import Testing

extension GeneratedCode {
  @Suite("a type of the app")
  struct OwnTypeValues {
    private static let table = PriceTable(basePrice: 5, tiers: [.init(minCount: 1, label: "a")])

    private func check<Value: Sendable & Equatable>(
      _ accessor: KeyPath<OwnTypes.Type, Value>, _ key: String, _ text: String?, _ value: Value, _ reason: OwnTypes.Reason,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      GeneratedCode.withRemote(text.map { [key: $0] } ?? [:]) { _ in
        let resolution = OwnTypes.resolution(of: accessor)
        #expect(OwnTypes.self[keyPath: accessor] == value, sourceLocation: sourceLocation)
        #expect(resolution.value == value && resolution.reason == reason, "\(resolution)", sourceLocation: sourceLocation)
        #expect(resolution.remoteText == text && resolution.key == key, "\(resolution)", sourceLocation: sourceLocation)
        let entry = OwnTypes.Entry(key: key)
        #expect(
          entry?.reason == reason && entry?.remoteText == text, "\(String(describing: entry))", sourceLocation: sourceLocation)
      }
    }

    @Test("is decoded from the remote document")
    func remote() {
      check(\.priceTable, "price_table", #"{"base_price": 1, "tiers": []}"#, PriceTable(basePrice: 1, tiers: []), .remote)
      // 'JSONDecoder' reads a name without an underscore as it is.
      check(\.priceTable, "price_table", #"{"basePrice": 1, "tiers": []}"#, PriceTable(basePrice: 1, tiers: []), .remote)
      check(\.banner, "banner", #"{"text": "é"}"#, Banner(text: "é"), .remote)
      check(\.names, "names", "[]", [], .remote)
      check(\.limits, "limits", #"{"most": 9}"#, Shop.Limits(most: 9), .remote)
    }

    @Test("is the default for a text that is not a document, or that the type does not decode")
    func others() {
      check(\.priceTable, "price_table", nil, Self.table, .missing)
      check(\.priceTable, "price_table", "", Self.table, .empty)
      for text in ["{", "{\"base_price\": 1, \"base_price\": 2, \"tiers\": []}", "\u{FEFF}{}", "{'a': 1}", "abc"] {
        check(\.priceTable, "price_table", text, Self.table, .unreadable)
      }
      for text in ["{}", "[]", "null", "1", "{\"base_price\": \"1\", \"tiers\": []}"] {
        check(\.priceTable, "price_table", text, Self.table, .undecodable)
      }
      check(\.banner, "banner", "null", nil, .remote)
      check(\.banner, "banner", "[]", nil, .undecodable)
    }

    @Test("is decoded once for a text, by code points, and so is the default")
    func memory() {
      GeneratedCode.withRemote(["limits": #"{"most": 7}"#]) { config in
        _ = OwnTypes.limits
        let before = Shop.Limits.decodings.value
        for _ in 0..<100 { #expect(OwnTypes.limits.most == 7) }
        #expect(Shop.Limits.decodings.value == before)
        config.simulation.setActive(["limits": #"{"most": 8}"#])
        #expect(OwnTypes.limits.most == 8)
        #expect(Shop.Limits.decodings.value == before + 1)
        config.simulation.setActive(["limits": "{}"])
        _ = OwnTypes.limits
        let after = Shop.Limits.decodings.value
        for _ in 0..<100 { #expect(OwnTypes.limits.most == 3) }
        #expect(Shop.Limits.decodings.value == after)
      }
      GeneratedCode.withRemote(["names": "[\"\u{E9}\"]"]) { config in
        #expect(OwnTypes.names[0].unicodeScalars.count == 1)
        config.simulation.setActive(["names": "[\"e\u{301}\"]"])
        #expect(OwnTypes.names[0].unicodeScalars.count == 2)
      }
    }

    @Test("is overridden by a value, and by a text that it decodes")
    func overrides() throws {
      let other = PriceTable(basePrice: 2, tiers: [])
      try GeneratedCode.withRemote { _ in
        OwnTypes.withOverride(of: \.priceTable, to: other) {
          #expect(OwnTypes.priceTable == other)
          #expect(OwnTypes.resolution(of: \.priceTable).reason == .overridden)
        }
        OwnTypes.setOverride(of: \.banner, to: Banner(text: "b"))
        defer { OwnTypes.removeOverrides() }
        #expect(OwnTypes.banner == Banner(text: "b"))
        try OwnTypes.setOverride(key: "price_table", text: #"{"base_price": 2, "tiers": []}"#)
        #expect(OwnTypes.priceTable == other)
        for text in ["{}", "{", "", "[1]"] {
          #expect(throws: OwnTypes.OverrideError.unreadable(text: text, key: "price_table")) {
            try OwnTypes.setOverride(key: "price_table", text: text)
          }
        }
        try OwnTypes.setOverride(key: "document", text: "{}")
        #expect(OwnTypes.priceTable == other)
      }
    }

    @Test("is read by many threads")
    func threads() {
      GeneratedCode.withRemote(["price_table": #"{"base_price": 1, "tiers": []}"#]) { _ in
        DispatchQueue.concurrentPerform(iterations: 2_000) { _ in
          #expect(OwnTypes.priceTable.tiers.isEmpty)
          #expect(OwnTypes.names == ["a"])
        }
      }
    }

    @Test("has its text in telemetry and in the list of all keys")
    func texts() {
      GeneratedCode.withRemote(["names": "[\"b\"]", "price_table": "{}"]) { _ in
        #expect(OwnTypes.reported["names"] == "[\"b\"]")
        let reasons = OwnTypes.all.map { "\($0.key) \($0.reason)" }
        #expect(
          reasons == [
            "price_table undecodable", "banner missing", "limits missing", "names remote", "document missing",
            "count missing",
          ])
      }
    }
  }
}
