import FirebaseCore
import FirebaseRemoteConfig
import Foundation
import Testing

extension GeneratedCode {
  /// Values that are activated while others read; `scripts/strain` does the same under the thread sanitizer.
  @Suite("concurrency")
  struct Concurrency {
    @Test("a value that changes between two reads is whole in each, and what was read stays as it was")
    func changing() {
      GeneratedCode.withRemote(["price_rules": #"{"label": "first"}"#, "count": "8"]) { config in
        let rules = EveryType.priceRules
        let count = EveryType.resolution(of: \.count)
        config.simulation.setActive(["price_rules": #"{"label": "second", "x": 1}"#])
        #expect(rules.root["label"]?.string == "first")
        #expect(rules.text == #"{"label": "first"}"#)
        #expect(count.value == 8 && count.remoteText == "8")
        #expect(EveryType.priceRules.root["label"]?.string == "second")
        #expect(EveryType.resolution(of: \.count).reason == .missing)
        config.simulation.setActive(["price_rules": "{"])
        #expect(EveryType.priceRules.root["label"]?.string == "basic")
      }
    }

    @Test("eight threads read while a fetch activates: value, reason and text of a read belong together")
    func contention() async {
      await GeneratedCode.withChangingRemote([["count": "1001"], ["count": "x"], [:]]) {
        var reasons: Set<EveryType.Reason> = []
        for _ in 0..<400 {
          let read = EveryType.resolution(of: \.count)
          reasons.insert(read.reason)
          switch read.remoteText {
          case "1001": #expect(read.value == 1001 && read.reason == .remote)
          case "x": #expect(read.value == 7 && read.reason == .unreadable)
          default: #expect(read.value == 7 && read.reason == .missing && read.remoteText == nil)
          }
          let bare = EveryType.count
          #expect(bare == 1001 || bare == 7)
          EveryType.withOverride(of: \.count, to: -1) { #expect(EveryType.count == -1) }
          await Task.yield()
        }
        return reasons
      }
    }
  }

  /// Runs eight readers while the worlds are activated in turn. Together the readers see each of them.
  private static func withChangingRemote(
    _ worlds: [[String: String]], _ read: @escaping @Sendable () async -> Set<EveryType.Reason>
  ) async {
    FirebaseApp.configure()
    RemoteConfig.remoteConfig().simulation.reset()
    defer { RemoteConfig.remoteConfig().simulation.reset() }
    let writer = Task.detached {
      var round = 0
      while !Task.isCancelled {
        let config = RemoteConfig.remoteConfig()
        config.simulation.setServerEntries(worlds[round % worlds.count])
        _ = try? await config.fetch(withExpirationDuration: 0)
        _ = try? await config.activate()
        round += 1
        await Task.yield()
      }
    }
    let reasons = await withTaskGroup(of: Set<EveryType.Reason>.self) { group in
      for _ in 0..<8 { group.addTask { await read() } }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    writer.cancel()
    await writer.value
    #expect(reasons == [.remote, .unreadable, .missing])
  }
}
