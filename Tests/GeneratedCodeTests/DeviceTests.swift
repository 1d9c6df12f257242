import FirebaseCore
import FirebaseRemoteConfig
import Foundation
import Testing

extension GeneratedCode {
  /// What an app meets on a device, for a key of each kind: one that keeps its last value (`count`), one with `fallback: default`
  /// (`chunk_fetched`), and one with `max_age` beside it (`count_fresh`, a day and a half).
  @Suite("on a device")
  struct DeviceTests {
    private let config: RemoteConfig

    init() {
      FirebaseApp.configure()
      config = RemoteConfig.remoteConfig()
      config.simulation.reset()
      config.simulation.setServerEntries(["count": "8", "chunk_fetched": "15", "count_fresh": "6"])
    }

    private func expect(
      _ count: EveryType.Reason, _ fetched: EveryType.Reason, _ fresh: EveryType.Reason,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(EveryType.resolution(of: \.count).reason == count, sourceLocation: sourceLocation)
      #expect(EveryType.resolution(of: \.chunkFetched).reason == fetched, sourceLocation: sourceLocation)
      #expect(EveryType.resolution(of: \.countFresh).reason == fresh, sourceLocation: sourceLocation)
      #expect(EveryType.countFresh == (fresh == .remote ? 6 : 5), sourceLocation: sourceLocation)
    }

    @Test("a first launch has the compiled-in values until it has fetched and activated")
    func firstLaunch() async throws {
      expect(.missing, .fetchFailed, .fetchFailed)
      _ = try await config.fetch()
      expect(.missing, .missing, .missing)
      try await config.activate()
      expect(.remote, .remote, .remote)
    }

    @Test("a cold start offline has the status of the launch before, so that age alone tells")
    func coldStart() async throws {
      config.simulation.advanceClock(by: -2 * 86_400)
      try await config.fetchAndActivate()
      config.simulation.relaunch()
      expect(.remote, .remote, .stale)
    }

    @Test("a fetch that fails ends 'fallback: default', and a later one that succeeds brings it back")
    func failure() async throws {
      try await config.fetchAndActivate()
      config.simulation.advanceClock(by: 50_000)
      for outcome in [SimulatedOutcome.failure, .throttled] {
        config.simulation.setOutcome(outcome)
        await #expect(throws: RemoteConfigError.self) { try await config.fetch() }
        expect(.remote, .fetchFailed, .fetchFailed)
      }
      config.simulation.setOutcome(.success)
      _ = try await config.fetch()
      expect(.remote, .remote, .remote)
    }

    @Test("an expired token does not change the status, so that age alone tells")
    func tokenExpired() async throws {
      config.simulation.advanceClock(by: -2 * 86_400)
      try await config.fetchAndActivate()
      config.simulation.advanceClock(by: 2 * 86_400)
      config.simulation.setOutcome(.tokenExpired)
      await #expect(throws: RemoteConfigError.self) { try await config.fetch() }
      expect(.remote, .remote, .stale)
    }

    @Test("a template that was emptied leaves the compiled-in values")
    func emptied() async throws {
      try await config.fetchAndActivate()
      config.simulation.setServerEntries([:])
      config.simulation.advanceClock(by: 50_000)
      try await config.fetchAndActivate()
      expect(.missing, .missing, .missing)
    }
  }
}
