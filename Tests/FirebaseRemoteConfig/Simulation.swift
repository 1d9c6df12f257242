import Foundation

/// How the simulated backend answers the next fetches.
public enum SimulatedOutcome: Sendable {
  case success, failure
  /// The server answers with 429.
  case throttled
  /// The token of the installation cannot be refreshed, so that the server is not asked.
  case tokenExpired
}

/// The world around a config, for tests alone: the SDK has nothing of this.
public struct Simulation: Sendable {
  let store: ConfigStore

  /// What the server sends from the next fetch on. Every value is a text on the wire, whatever its type.
  public func setServerEntries(_ entries: [String: String]) { store.state.withLock { $0.serverEntries = entries } }

  public func setOutcome(_ outcome: SimulatedOutcome) { store.state.withLock { $0.outcome = outcome } }

  /// Moves the clock that the minimum fetch interval is measured with.
  public func advanceClock(by seconds: TimeInterval) { store.state.withLock { $0.clockOffset += seconds } }

  /// How many fetches have reached the server.
  public var fetchCount: Int { store.state.withLock { $0.fetchCount } }

  /// How many keys were read, each time once.
  public var readCount: Int { store.state.withLock { $0.readCount } }

  /// Sends new entries and tells the real-time listeners.
  public func publish(_ entries: [String: String]) {
    setServerEntries(entries)
    store.publish()
  }

  /// Tells the real-time listeners of an error.
  public func breakStream(_ error: RemoteConfigUpdateError) { store.reportStreamError(error) }

  /// Makes entries active as an earlier run would have left them.
  public func setActive(_ entries: [String: String]) {
    store.state.withLock { $0.active = entries.mapValues { RemoteConfigValue(Data($0.utf8), .remote) } }
  }

  /// Makes a remote value active that is no UTF-8.
  public func setActive(_ key: String, bytes: [UInt8]) {
    store.state.withLock { $0.active[key] = RemoteConfigValue(Data(bytes), .remote) }
  }

  /// Defaults as an earlier version of the app has left them on disk: they are there before `setDefaults` is called.
  public func setPersistedDefaults(_ entries: [String: String]) {
    store.state.withLock { $0.defaults = entries.mapValues { RemoteConfigValue(Data($0.utf8), .default) } }
  }

  /// What the next launch of the app finds on disk: all but the listeners. The status and the time of the last fetch are there too.
  public func relaunch() { store.state.withLock { $0.listeners = [:] } }

  /// Back to a first launch: nothing fetched, no defaults, no listeners.
  public func reset() { store.state.withLock { $0 = ConfigStore.State() } }
}

extension RemoteConfig {
  /// The simulated world around this config.
  public var simulation: Simulation { Simulation(store: store) }
}
