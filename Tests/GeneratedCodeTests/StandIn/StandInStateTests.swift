import FirebaseRemoteConfig
import Foundation
import Testing

/// The stand-in against what is known of the SDK's defaults, fetches and activations.
@Suite("stand-in: state")
struct StandInStateTests {
  private let config = StandIn.config()

  @Test("a value is the active one, else the default, else an empty one, whatever its text")
  func lookup() {
    config.setDefaults(["a": "default" as NSString, "b": "default" as NSString])
    config.simulation.setActive(["a": ""])
    #expect(config["a"].source == .remote)
    #expect(config["a"].stringValue == "")
    #expect(config["b"].source == .default)
    #expect(config["c"].source == .static)
    #expect(config["c"].numberValue == 0)
    #expect(config.configValue(forKey: nil).source == .static)
    #expect(config.defaultValue(forKey: "a")?.stringValue == "default")
    #expect(config.defaultValue(forKey: "c") == nil)
    #expect(config.allKeys(from: .remote) == ["a"])
    #expect(Set(config.allKeys(from: .default)) == ["a", "b"])
    #expect(config.allKeys(from: .static) == [])
    #expect(config.keys(withPrefix: "") == ["a"])
    #expect(config.keys(withPrefix: "b") == [])
  }

  @Test("defaults are kept as the bytes that the SDK makes of them")
  func defaultTexts() {
    config.setDefaults([
      "text": "né" as NSString, "yes": true as NSNumber, "no": false as NSNumber, "int": 42 as NSNumber,
      "big": NSNumber(value: Int64.max), "half": 0.5 as NSNumber, "whole": NSNumber(value: 1.0),
      "data": NSData(data: Data([0x68])),
      "list": [1, 2] as NSArray, "null": NSNull(),
    ])
    let texts = [
      "text": "né", "yes": "1", "no": "0", "int": "42", "big": "9223372036854775807", "half": "0.5", "whole": "1", "data": "h",
      "list": "[1,2]",
    ]
    for (key, text) in texts { #expect(config[key].stringValue == text) }
    #expect(config["null"].source == .static)
  }

  @Test("setting defaults replaces all of them, and nil removes them")
  func replacingDefaults() {
    config.simulation.setPersistedDefaults(["old": "1"])
    #expect(config["old"].source == .default)
    config.setDefaults(["new": "2" as NSString])
    #expect(config["old"].source == .static)
    config.setDefaults(nil)
    #expect(config["new"].source == .static)
    config.setDefaults(["new": "2" as NSString])
    config.setDefaults(fromPlist: "missing")
    #expect(config["new"].source == .default)
  }

  @Test("a fetch within the minimum interval is answered without the server")
  func minimumInterval() async throws {
    #expect(config.lastFetchStatus == .noFetchYet)
    #expect(try await config.fetch() == .success)
    #expect(try await config.fetch() == .success)
    #expect(config.simulation.fetchCount == 1)
    config.simulation.advanceClock(by: 43_201)
    _ = try await config.fetch()
    _ = try await config.fetch(withExpirationDuration: 0)
    #expect(config.simulation.fetchCount == 3)
    let settings = config.configSettings
    settings.minimumFetchInterval = 0
    config.configSettings = settings
    _ = try await config.fetch()
    #expect(config.simulation.fetchCount == 4)
  }

  @Test("an activation replaces the active values as a whole, once")
  func activation() async throws {
    config.simulation.setActive(["gone": "1", "kept": "1"])
    config.simulation.setServerEntries(["kept": "2"])
    _ = try await config.fetch()
    #expect(config["kept"].stringValue == "1")
    #expect(try await config.activate())
    #expect(config["kept"].stringValue == "2")
    #expect(config["gone"].source == .static)
    #expect(try await config.activate() == false)
  }

  @Test("a failed fetch leaves the active values and says so", arguments: [SimulatedOutcome.failure, .throttled])
  func failure(outcome: SimulatedOutcome) async {
    config.simulation.setActive(["a": "1"])
    config.simulation.setServerEntries(["a": "2"])
    config.simulation.setOutcome(outcome)
    await #expect(throws: RemoteConfigError.self) { try await config.fetchAndActivate() }
    #expect(config["a"].stringValue == "1")
    #expect(config.lastFetchStatus == .failure)
    #expect(config.lastFetchTime == Date(timeIntervalSince1970: 0))
  }

  @Test("a fetch that does not reach the server fails, and leaves the status as it was")
  func tokenExpired() async throws {
    _ = try await config.fetch()
    config.simulation.advanceClock(by: 50_000)
    config.simulation.setOutcome(.tokenExpired)
    let error = await #expect(throws: RemoteConfigError.self) { try await config.fetch() }
    let bridged = try #require(error) as NSError
    #expect(bridged.domain == "com.google.remoteconfig.ErrorDomain" && bridged.code == 8003)
    #expect(config.lastFetchStatus == .success)
  }

  @Test("status and time of the last fetch are there at the next launch")
  func relaunch() async throws {
    config.simulation.setServerEntries(["a": "1"])
    try await config.fetchAndActivate()
    let time = config.lastFetchTime
    config.simulation.relaunch()
    #expect(config.lastFetchStatus == .success && config.lastFetchTime == time && config["a"].source == .remote)
  }

  @Test("completion handlers are called with what the asynchronous methods return")
  func handlers() async {
    config.simulation.setServerEntries(["a": "1"])
    let status = await withCheckedContinuation { continuation in
      config.fetchAndActivate { status, error in continuation.resume(returning: error == nil ? status : .error) }
    }
    #expect(status == .successFetchedFromRemote)
    #expect(config["a"].source == .remote)
    let isChanged = await withCheckedContinuation { continuation in
      config.activate { isChanged, _ in continuation.resume(returning: isChanged) }
    }
    #expect(!isChanged)
  }

  @Test("a real-time update is fetched, not activated, and names the keys that change")
  func updates() async {
    config.simulation.setActive(["same": "1", "other": "1", "gone": "1"])
    let (stream, continuation) = AsyncStream<Set<String>>.makeStream()
    let registration = config.addOnConfigUpdateListener { update, _ in continuation.yield(update?.updatedKeys ?? []) }
    config.simulation.publish(["same": "1", "other": "2", "new": "1"])
    var updates = stream.makeAsyncIterator()
    #expect(await updates.next() == ["other", "gone", "new"])
    #expect(config["other"].stringValue == "1")
    config.simulation.breakStream(RemoteConfigUpdateError(.streamError))
    #expect(await updates.next() == [])
    registration.remove()
    config.simulation.publish(["same": "2"])
    continuation.finish()
    #expect(await updates.next() == nil)
  }

  @Test("to ask for the config before an app is configured is a fault, as in the SDK")
  func notConfigured() async {
    await #expect(processExitsWith: .failure) { _ = RemoteConfig.remoteConfig() }
  }

  @Test("reads and activations from many threads do not meet")
  func threads() async {
    let simulation = config.simulation
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<200 {
            simulation.setActive(["a": "\(task)", "b": "\(round)"])
            _ = simulation.fetchCount
          }
        }
      }
    }
    #expect(config["a"].source == .remote)
  }
}
