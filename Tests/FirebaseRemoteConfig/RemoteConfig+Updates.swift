import Foundation

/// What a real-time update has changed.
public final class RemoteConfigUpdate: NSObject {
  public let updatedKeys: Set<String>

  init(updatedKeys: Set<String>) { self.updatedKeys = updatedKeys }
}

/// Ends a listener's updates.
public final class ConfigUpdateListenerRegistration: NSObject, Sendable {
  private let store: ConfigStore
  private let id: UUID

  init(store: ConfigStore, id: UUID) {
    self.store = store
    self.id = id
  }

  public func remove() { store.state.withLock { _ = $0.listeners.removeValue(forKey: id) } }
}

typealias ConfigListener = @Sendable (RemoteConfigUpdate?, (any Error)?) -> Void

extension RemoteConfig {
  /// Calls `listener`, on a queue of the SDK's own, whenever the server's values have changed and were fetched.
  ///
  /// Nothing is activated by it.
  public func addOnConfigUpdateListener(
    remoteConfigUpdateCompletion listener: @escaping @Sendable (RemoteConfigUpdate?, (any Error)?) -> Void
  ) -> ConfigUpdateListenerRegistration {
    let id = UUID()
    store.state.withLock { $0.listeners[id] = listener }
    return ConfigUpdateListenerRegistration(store: store, id: id)
  }
}

extension ConfigStore {
  private static let listenerQueue = DispatchQueue(label: "com.google.GoogleConfigService.FIRRemoteConfig")

  /// Fetches at once, whatever the minimum interval, and tells the listeners which keys would change.
  func publish() {
    let (keys, listeners) = state.withLock { state in
      _ = state.fetchFromServer(at: Date(timeIntervalSinceNow: state.clockOffset))
      let next = state.fetched ?? state.active
      let names = Set(next.keys).union(state.active.keys)
      let changed = names.filter { next[$0]?.dataValue != state.active[$0]?.dataValue }
      return (changed, Array(state.listeners.values))
    }
    guard !keys.isEmpty else { return }
    Self.listenerQueue.async { for listener in listeners { listener(RemoteConfigUpdate(updatedKeys: keys), nil) } }
  }

  func reportStreamError(_ error: RemoteConfigUpdateError) {
    let listeners = state.withLock { Array($0.listeners.values) }
    Self.listenerQueue.async { for listener in listeners { listener(nil, error) } }
  }
}
