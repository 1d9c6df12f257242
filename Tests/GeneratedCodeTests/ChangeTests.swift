import FirebaseCore
import FirebaseRemoteConfig
import Foundation
import Testing

extension GeneratedCode {
  @Suite("changes", .timeLimit(.minutes(1)))
  struct ChangeTests {
    private let config: RemoteConfig

    init() {
      FirebaseApp.configure()
      config = RemoteConfig.remoteConfig()
      config.simulation.reset()
    }

    private func activate(_ entries: [String: String]) async throws {
      config.simulation.setServerEntries(entries)
      config.simulation.advanceClock(by: 50_000)
      try await config.fetchAndActivate()
    }

    @Test("tick for every listener after an activation, and after an override is set and removed")
    func ticks() async throws {
      var first = EveryType.changes.makeAsyncIterator()
      var second = EveryType.changes.makeAsyncIterator()
      try await activate(["count": "8"])
      #expect(await first.next() != nil)
      #expect(await second.next() != nil)
      EveryType.setOverride(of: \.count, to: 3)
      #expect(await first.next() != nil)
      #expect(await second.next() != nil)
      EveryType.removeOverrides()
      #expect(await first.next() != nil)
      #expect(await second.next() != nil)
      config.simulation.reset()
    }

    @Test("of another app do not tick")
    func otherApp() async throws {
      let other = StandIn.config()
      other.simulation.setServerEntries(["count": "8"])
      var ticks = EveryType.changes.makeAsyncIterator()
      try await other.fetchAndActivate()
      // The notification is on the main queue before this.
      await MainActor.run {}
      try await activate(["count": "9"])
      EveryType.setOverride(of: \.flag, to: true)
      EveryType.removeOverrides()
      #expect(await ticks.next() != nil)
      #expect(EveryType.count == 9)
      config.simulation.reset()
    }

    @Test("give the values of an accessor without repeats, the one of now first")
    func updates() async throws {
      var updates = EveryType.updates(of: \.count).makeAsyncIterator()
      #expect(await updates.next() == 7)
      try await activate(["count": "8"])
      #expect(await updates.next() == 8)
      try await activate(["count": "8", "flag": "true"])
      EveryType.setOverride(of: \.flag, to: false)
      EveryType.setOverride(of: \.count, to: 5)
      #expect(await updates.next() == 5)
      EveryType.removeOverrides()
      #expect(await updates.next() == 8)
      config.simulation.reset()
    }

    @Test("end with the task that waits for them")
    func end() async {
      let task = Task {
        var count = 0
        for await _ in EveryType.updates(of: \.listStyle) { count += 1 }
        for await _ in EveryType.changes { count += 1 }
        return count
      }
      task.cancel()
      #expect(await task.value <= 1)
    }
  }
}
