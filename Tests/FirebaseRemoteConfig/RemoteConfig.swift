import FirebaseCore
import Foundation

/// Firebase Remote Config on Linux, where the SDK does not build: the same answers without a network.
///
/// Follows the SDK 12.19 in what it returns, for tests of code that reads it. Not `Sendable`, as the SDK's class is not, and
/// thread-safe all the same. `Simulation.swift` has what only tests may use.
public final class RemoteConfig: NSObject {
  let store: ConfigStore

  init(store: ConfigStore) { self.store = store }

  /// The config of the default app. As in the SDK, it is a fault to ask before `FirebaseApp.configure()`.
  public class func remoteConfig() -> RemoteConfig { remoteConfig(of: FirebaseApp.app()) }

  public class func remoteConfig(app: FirebaseApp) -> RemoteConfig { remoteConfig(of: app) }

  private class func remoteConfig(of app: FirebaseApp?) -> RemoteConfig {
    guard let app else { fatalError("FIRAppNotConfigured: call FirebaseApp.configure() before using Remote Config") }
    return configs.withLock { configs in
      if let config = configs[app.name] { return config }
      let config = RemoteConfig(store: ConfigStore(appName: app.name))
      configs[app.name] = config
      return config
    }
  }

  /// One config for each app, by the app's name.
  private static let configs = Locked<[String: RemoteConfig]>([:])

  // MARK: - Lookup

  public subscript(key: String) -> RemoteConfigValue { store.value(forKey: key) }

  public func configValue(forKey key: String?) -> RemoteConfigValue {
    key.map(store.value(forKey:)) ?? RemoteConfigValue(nil, .static)
  }

  /// The value of one source. The SDK returns nil through a signature that denies it where there is none; this traps.
  public func configValue(forKey key: String?, source: RemoteConfigSource) -> RemoteConfigValue {
    let value = key.flatMap { key in store.state.withLock { $0.values(of: source)[key] } }
    if let value { return value }
    precondition(source == .static, "the SDK returns nil where its signature says that it does not")
    return RemoteConfigValue(nil, .static)
  }

  public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
    key.flatMap { key in store.state.withLock { $0.defaults[key] } }
  }

  public func allKeys(from source: RemoteConfigSource) -> [String] { store.state.withLock { Array($0.values(of: source).keys) } }

  /// The active remote keys that begin with `prefix`; all of them for nil or the empty text.
  public func keys(withPrefix prefix: String?) -> Set<String> {
    Set(allKeys(from: .remote).filter { $0.hasPrefix(prefix ?? "") })
  }

  // MARK: - Defaults

  public func setDefaults(_ defaults: [String: NSObject]?) { store.setDefaults(defaults) }

  /// Defaults from a property list of the main bundle; where there is none, what was set before stays.
  public func setDefaults(fromPlist name: String?) {
    guard let url = Bundle.main.url(forResource: name, withExtension: "plist"), let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: NSObject]
    else { return }
    setDefaults(list)
  }

  // MARK: - State

  public var lastFetchTime: Date? { store.state.withLock { $0.lastFetchTime } }

  public var lastFetchStatus: RemoteConfigFetchStatus { store.state.withLock { $0.lastFetchStatus } }

  /// A copy: a change counts once it is set back.
  public var configSettings: RemoteConfigSettings {
    get {
      let settings = RemoteConfigSettings()
      store.state.withLock { state in
        settings.minimumFetchInterval = state.minimumFetchInterval
        settings.fetchTimeout = state.fetchTimeout
      }
      return settings
    }
    set {
      store.state.withLock { state in
        state.minimumFetchInterval = newValue.minimumFetchInterval
        state.fetchTimeout = newValue.fetchTimeout
      }
    }
  }
}

extension ConfigStore.State {
  func values(of source: RemoteConfigSource) -> [String: RemoteConfigValue] {
    switch source {
    case .remote: active
    case .default: defaults
    case .static: [:]
    }
  }
}
