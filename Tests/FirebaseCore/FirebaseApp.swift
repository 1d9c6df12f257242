import Foundation

/// FirebaseCore on Linux, where the SDK does not build: the part of it that Remote Config and generated code need.
///
/// Follows the SDK 12.19. Not `Sendable`, as the SDK's class is not.
public final class FirebaseApp: NSObject {
  public let name: String

  /// The name of the app that `configure()` makes.
  public static let defaultName = "__FIRAPP_DEFAULT"

  private init(name: String) { self.name = name }

  /// Configures the default app; the SDK raises an exception where that was done before, this stand-in lets it pass.
  public class func configure() { configure(name: defaultName) }

  /// Configures an app of its own, with a config of its own.
  public class func configure(name: String) { AppTable.shared.add(name) { FirebaseApp(name: name) } }

  /// The default app, or nil before `configure()`; the SDK logs `I-COR000003` each time that it is nil.
  public class func app() -> FirebaseApp? { app(name: defaultName) }

  public class func app(name: String) -> FirebaseApp? { AppTable.shared.app(name) }
}

/// The configured apps by their names.
///
/// Unchecked, since the compiler cannot see that the lock guards the apps.
private final class AppTable: @unchecked Sendable {
  static let shared = AppTable()

  private let lock = NSLock()
  private var apps: [String: FirebaseApp] = [:]

  func add(_ name: String, _ make: () -> FirebaseApp) {
    lock.withLock { if apps[name] == nil { apps[name] = make() } }
  }

  func app(_ name: String) -> FirebaseApp? { lock.withLock { apps[name] } }
}
