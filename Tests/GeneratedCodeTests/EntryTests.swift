import FirebaseRemoteConfig
import Testing

extension GeneratedCode {
  @Suite("all keys")
  struct EntryTests {
    @Test("are there with what the registry says about them, in its order")
    func registry() throws {
      try GeneratedCode.withRemote { _ in
        let entries = EveryType.all
        #expect(
          entries.map(\.key) == [
            "flag", "flag_on", "flag_fetched", "count", "chunk_bytes", "chunk_clamped", "chunk_fetched", "count_fresh", "ratio",
            "ratio_ranged",
            "ratio_clamped", "title", "short_title", "country_code", "list_style", "only_choice", "price_rules",
            "home_page", "help_link", "request_timeout", "poll_interval", "retry_delay", "ids", "batch_sizes",
            "weights", "bits", "hosts", "mirrors", "retry_steps", "styles",
          ])
        let chunk = try #require(entries.first { $0.key == "chunk_bytes" })
        #expect(chunk.accessor == "chunkBytes" && chunk.type == "int" && chunk.owner == "media" && chunk.expires == nil)
        #expect(chunk.description == "How many bytes an upload sends at once.\nLarger chunks need a better network.")
        #expect(chunk.defaultText == "1048576" && chunk.id == "chunk_bytes")
        #expect(entries.prefix(2).map(\.expires) == ["2099-12-31", "never"])
        #expect(entries[1].description == nil)
        let defaults = EveryType.defaults as? [String: String]
        let texts: [String: String] = entries.reduce(into: [:]) { $0[$1.key] = $1.defaultText }
        #expect(defaults == texts)
      }
    }

    @Test(
      "have the text of the accessor's value, and how it came about",
      arguments: [
        ("flag", "TRUE", "TRUE", .remote), ("count", "x", "7", .unreadable), ("count", "", "7", .empty),
        ("chunk_bytes", "1", "1048576", .outOfRange), ("chunk_clamped", "99", "20", .clamped),
        ("ratio_clamped", "-9", "-1.5", .clamped),
        ("flag_fetched", "true", "false", .fetchFailed), ("list_style", "compact", "compact", .remote),
        ("list_style", "none", "roomy", .unreadable), ("price_rules", "[]", "[]", .remote), ("title", "", "", .remote),
        ("country_code", "de", "AB1", .unreadable),
      ] as [(String, String, String, EveryType.Reason)])
    func values(key: String, remote: String, current: String, reason: EveryType.Reason) throws {
      try GeneratedCode.withRemote([key: remote]) { _ in
        let entry = try #require(EveryType.Entry(key: key))
        #expect(entry.currentText == current)
        #expect(entry.reason == reason)
        #expect(entry.remoteText == (reason == .fetchFailed ? nil : remote))
        #expect(entry.source == (reason == .remote || reason == .clamped ? .remote : .compiledIn))
      }
    }

    @Test("say what is overridden, and a key that the registry does not have has no entry")
    func overrides() throws {
      try GeneratedCode.withRemote(["count": "8"]) { _ in
        let entry = try #require(EveryType.withOverride(of: \.count, to: 3) { EveryType.Entry(key: "count") })
        #expect(entry.currentText == "3" && entry.reason == .overridden)
        #expect(EveryType.Entry(key: "Count") == nil)
        #expect(EveryType.Entry(key: "") == nil)
      }
    }

    @Test("are each read once, so that the SDK logs an exposure of a key once")
    func reads() {
      GeneratedCode.withRemote(["count": "8", "flag": "true"]) { config in
        let before = config.simulation.readCount
        #expect(EveryType.all.count == 30)
        // Three keys have 'fallback: default' and are not read, since nothing was fetched.
        #expect(config.simulation.readCount - before == 27)
      }
    }
  }
}
