import FirebaseCore
import FirebaseRemoteConfig
import Testing

/// All tests that read the default app's config, one after the other, since there is one such config in a process.
@Suite("generated code", .serialized)
struct GeneratedCode {
  /// Runs `body` on a config that has just been installed, with these active remote values.
  static func withRemote<Result>(_ active: [String: String] = [:], _ body: (RemoteConfig) throws -> Result) rethrows -> Result {
    FirebaseApp.configure()
    let config = RemoteConfig.remoteConfig()
    config.simulation.reset()
    config.simulation.setActive(active)
    defer { config.simulation.reset() }
    return try body(config)
  }
}

/// What a remote text has to be read as.
struct Row<Value: Sendable>: CustomTestStringConvertible, Sendable {
  /// The remote text, or nil for none.
  let text: String?
  let value: Value
  let reason: EveryType.Reason

  init(_ text: String?, _ value: Value, _ reason: EveryType.Reason = .remote) {
    self.text = text
    self.value = value
    self.reason = reason
  }

  var testDescription: String { "\(text.map { $0.debugDescription } ?? "none") is \(value), \(reason)" }

  /// Checks that an accessor gives the row's value, for the row's reason, and tells the text it was given.
  func check(
    _ key: String, _ accessor: KeyPath<EveryType.Type, Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) where Value: Equatable {
    let active = text.map { [key: $0] } ?? [:]
    GeneratedCode.withRemote(active) { _ in
      let resolution = EveryType.resolution(of: accessor)
      #expect(EveryType.self[keyPath: accessor] == value, sourceLocation: sourceLocation)
      #expect(resolution.value == value, sourceLocation: sourceLocation)
      #expect(resolution.reason == reason, sourceLocation: sourceLocation)
      #expect(resolution.remoteText == text, sourceLocation: sourceLocation)
      #expect(resolution.key == key, sourceLocation: sourceLocation)
    }
  }
}
