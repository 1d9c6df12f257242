import Foundation

/// The part of FirebaseCore that Remote Config needs: an app has to be configured before its config can be had.
public final class FirebaseApp: NSObject {
  public let name: String

  /// The name of the app that `configure()` makes.
  static let defaultName = "__FIRAPP_DEFAULT"

  init(name: String) { self.name = name }

  /// Configures the default app; the SDK raises an exception where that was done before, this stand-in lets it pass.
  public class func configure() { AppTable.shared.add(defaultName) }

  /// Configures an app of its own, with a config of its own.
  public class func configure(name: String) { AppTable.shared.add(name) }

  public class func app() -> FirebaseApp? { app(name: defaultName) }

  public class func app(name: String) -> FirebaseApp? { AppTable.shared.contains(name) ? FirebaseApp(name: name) : nil }
}

/// The configs of all configured apps, one for each.
final class AppTable: Sendable {
  static let shared = AppTable()

  private let configs = Locked<[String: RemoteConfig]>([:])

  func add(_ name: String) {
    configs.withLock { configs in
      if configs[name] == nil { configs[name] = RemoteConfig(store: ConfigStore()) }
    }
  }

  func contains(_ name: String) -> Bool { config(of: name) != nil }

  func config(of name: String) -> RemoteConfig? { configs.withLock { $0[name] } }
}
