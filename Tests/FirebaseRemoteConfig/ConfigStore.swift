import Foundation

/// The state behind the config of one app: what was fetched, what is active, the defaults, and the simulated backend.
final class ConfigStore: Sendable {
  struct State {
    var active: [String: RemoteConfigValue] = [:]
    var defaults: [String: RemoteConfigValue] = [:]
    /// What the last successful fetch brought and no activation has taken yet.
    var fetched: [String: RemoteConfigValue]?
    /// 1970 where no fetch has succeeded yet, as in the SDK.
    var lastFetchTime = Date(timeIntervalSince1970: 0)
    var lastFetchStatus = RemoteConfigFetchStatus.noFetchYet
    var minimumFetchInterval: TimeInterval = 43_200
    var fetchTimeout: TimeInterval = 60
    var listeners: [UUID: ConfigListener] = [:]
    var customSignals: [String: String] = [:]
    // The simulated world around the SDK.
    var serverEntries: [String: String] = [:]
    var outcome = SimulatedOutcome.success
    var clockOffset: TimeInterval = 0
    var fetchCount = 0
    var readCount = 0
  }

  /// The app that the config belongs to.
  private let appName: String

  init(appName: String) { self.appName = appName }

  let state = Locked(State())

  /// Active remote value, else default, else an empty one: no look at the type, no fall-through where the text is bad.
  func value(forKey key: String) -> RemoteConfigValue {
    let value = state.withLock { state in
      state.readCount += 1
      return state.active[key] ?? state.defaults[key]
    }
    return value ?? RemoteConfigValue(nil, .static)
  }

  /// Replaces all defaults; values of a type that the SDK does not know are left out.
  func setDefaults(_ values: [String: NSObject]?) {
    let defaults = (values ?? [:]).compactMapValues { DefaultData.data(of: $0).map { RemoteConfigValue($0, .default) } }
    state.withLock { $0.defaults = defaults }
  }

  /// Fetches, or answers from the last fetch where that is younger than `interval` seconds.
  func fetch(interval: TimeInterval? = nil) -> (RemoteConfigFetchStatus, (any Error)?) {
    state.withLock { state in
      let now = Date(timeIntervalSinceNow: state.clockOffset)
      if now.timeIntervalSince(state.lastFetchTime) < interval ?? state.minimumFetchInterval {
        return (.success, nil)
      }
      return state.fetchFromServer(at: now)
    }
  }

  /// Makes what was fetched the active whole, so that a key that the server no longer sends is gone.
  func activate() -> Bool {
    let isChanged = state.withLock { state in
      guard let fetched = state.fetched else { return false }
      state.active = fetched
      state.fetched = nil
      return true
    }
    if isChanged {
      let facts = ["FIRAppNameKey": appName]
      DispatchQueue.main.async { NotificationCenter.default.post(name: .activation, object: nil, userInfo: facts) }
    }
    return isChanged
  }
}

extension ConfigStore.State {
  mutating func fetchFromServer(at now: Date) -> (RemoteConfigFetchStatus, (any Error)?) {
    fetchCount += 1
    switch outcome {
    case .success:
      let entries = serverEntries.mapValues { RemoteConfigValue(Data($0.utf8), .remote) }
      // The SDK's server says "no change"; there is nothing to activate then.
      if entries.mapValues(\.dataValue) != active.mapValues(\.dataValue) { fetched = entries }
      lastFetchTime = now
      lastFetchStatus = .success
      return (.success, nil)
    case .failure:
      lastFetchStatus = .failure
      return (.failure, RemoteConfigError(.internalError))
    case .throttled:
      // The SDK has a status for it that nothing sets: what the server answers with 429 is a failure.
      lastFetchStatus = .failure
      return (.failure, RemoteConfigError(.internalError))
    case .tokenExpired:
      // The server is not asked, and the status stays.
      return (.failure, RemoteConfigError(.internalError))
    }
  }
}

extension Notification.Name {
  /// Posted on the main queue when an activation has changed the active values. The SDK has no public name for it either.
  fileprivate static let activation = Notification.Name("FIRRemoteConfigActivateNotification")
}
