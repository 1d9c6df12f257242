import FirebaseCore
import FirebaseRemoteConfig
import Foundation
import Testing

extension GeneratedCode {
  /// Where a value comes from, by what the app has done so far.
  @Suite("state")
  struct State {
    /// In a process of its own, in which no other test has configured an app.
    @Test("before an app is configured, the compiled-in values are there, and overrides count")
    func notConfigured() async {
      await #expect(processExitsWith: .success) {
        precondition(EveryType.count == 7 && EveryType.flagOn && !EveryType.flagFetched && EveryType.listStyle == .roomy)
        precondition(EveryType.priceRules.root["label"]?.string == "basic")
        let resolution = EveryType.resolution(of: \.chunkBytes)
        precondition(resolution.reason == .notConfigured && resolution.source == .compiledIn && resolution.remoteText == nil)
        EveryType.withOverride(of: \.count, to: 4) { precondition(EveryType.count == 4) }
        FirebaseApp.configure()
        RemoteConfig.remoteConfig().simulation.setActive(["count": "8"])
        precondition(EveryType.count == 8)
      }
    }

    @Test("before anything was fetched or set, the compiled-in values are there")
    func firstLaunch() {
      GeneratedCode.withRemote { config in
        #expect(config["count"].source == .static)
        #expect(EveryType.count == 7)
        #expect(EveryType.flagOn)
        #expect(EveryType.listStyle == .roomy)
      }
    }

    @Test("defaults that an earlier version of the app has left on disk are not read")
    func staleDefaults() {
      GeneratedCode.withRemote { config in
        config.simulation.setPersistedDefaults(["count": "99", "flag_on": "false"])
        #expect(EveryType.count == 7)
        #expect(EveryType.flagOn)
      }
    }

    @Test("what was fetched is read once it is activated, and not before")
    func activation() async throws {
      FirebaseApp.configure()
      let config = RemoteConfig.remoteConfig()
      config.simulation.reset()
      config.simulation.setServerEntries(["count": "8"])
      _ = try await config.fetch()
      #expect(EveryType.count == 7)
      try await config.activate()
      #expect(EveryType.count == 8)
      config.simulation.setServerEntries([:])
      config.simulation.advanceClock(by: 50_000)
      try await config.fetchAndActivate()
      #expect(EveryType.count == 7)
    }

    @Test("a value that is no UTF-8 is the SDK's empty text")
    func notUTF8() {
      GeneratedCode.withRemote { config in
        config.simulation.setActive("count", bytes: [0x35, 0xFF])
        #expect(EveryType.resolution(of: \.count).reason == .empty)
      }
    }

    @Test("by default, the last activated value outlives a failed fetch", arguments: [SimulatedOutcome.failure, .throttled])
    func lastActivated(outcome: SimulatedOutcome) async throws {
      FirebaseApp.configure()
      let config = RemoteConfig.remoteConfig()
      config.simulation.reset()
      config.simulation.setActive(["count": "8"])
      config.simulation.setOutcome(outcome)
      await #expect(throws: RemoteConfigError.self) { try await config.fetch() }
      #expect(EveryType.count == 8)
    }

    @Test("with 'fallback: default', a value counts only while the last fetch has succeeded")
    func fetchedOnly() async throws {
      FirebaseApp.configure()
      let config = RemoteConfig.remoteConfig()
      config.simulation.reset()
      config.simulation.setActive(["flag_fetched": "true", "chunk_fetched": "21"])
      #expect(EveryType.flagFetched == false)
      #expect(EveryType.resolution(of: \.chunkFetched).reason == .fetchFailed)
      config.simulation.setServerEntries(["flag_fetched": "true", "chunk_fetched": "21"])
      try await config.fetchAndActivate()
      #expect(EveryType.flagFetched)
      #expect(EveryType.chunkFetched == 20)
      #expect(EveryType.resolution(of: \.chunkFetched).reason == .clamped)
      config.simulation.advanceClock(by: 50_000)
      config.simulation.setOutcome(.failure)
      await #expect(throws: RemoteConfigError.self) { try await config.fetch() }
      #expect(EveryType.flagFetched == false)
      let resolution = EveryType.resolution(of: \.chunkFetched)
      #expect(resolution.value == 10)
      #expect(resolution.reason == .fetchFailed)
      #expect(resolution.source == .compiledIn)
      config.simulation.reset()
    }

    @Test("'defaults' are the compiled-in values as the texts that the wire would carry")
    func defaults() {
      let expected = [
        "flag": "false", "flag_on": "true", "flag_fetched": "false", "count": "7", "chunk_bytes": "1048576",
        "chunk_clamped": "10",
        "chunk_fetched": "10", "count_fresh": "5", "ratio": "0.25", "ratio_ranged": "0.5", "ratio_clamped": "0.5",
        "title": "un=set: 100%\nsecond line \\ \"quoted\" \\(x)", "short_title": "né", "country_code": "AB1",
        "list_style": "roomy", "only_choice": "x",
        "price_rules": #"{"tiers": [1, 2.5, null, true], "label": "basic", "nested": {"a": []}}"#,
        "home_page": "https://example.com/start?x=1#top", "help_link": "app://help/start", "request_timeout": "1.5s",
        "poll_interval": "15m", "retry_delay": "250ms", "ids": "[3,1]", "batch_sizes": "[1,10]", "weights": "[0.5]", "bits": "[]",
        "hosts": #"["a.example","5"]"#, "mirrors": #"["https://example.com"]"#, "retry_steps": #"["250ms","1s"]"#,
        "styles": #"["light"]"#,
      ]
      #expect(EveryType.defaults as? [String: String] == expected)
      GeneratedCode.withRemote { config in
        config.setDefaults(EveryType.defaults)
        for (key, text) in expected {
          #expect(config[key].stringValue == text)
          #expect(config[key].source == .default)
        }
        #expect(EveryType.resolution(of: \.count).reason == .missing)
      }
    }
  }
}
