import FirebaseCore
import FirebaseRemoteConfig
import Foundation
import Testing

extension GeneratedCode {
  /// Overrides that all threads see. `LaunchTests` has those that a launch begins with.
  @Suite("overrides for the process")
  struct ProcessOverrides {
    @Test("are seen where an override of a task is not: on a thread, in a detached task")
    func reach() async {
      FirebaseApp.configure()
      EveryType.setOverride(of: \.count, to: 3)
      defer { EveryType.removeOverrides() }
      let detached = await Task.detached { EveryType.count }.value
      let threaded = await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: EveryType.count) }
      }
      #expect(EveryType.count == 3 && detached == 3 && threaded == 3)
      #expect(EveryType.resolution(of: \.count).source == .override)
      EveryType.removeOverride(of: \.count)
      #expect(EveryType.count == 7)
    }

    @Test("hold for every type, and are texts for a debug screen")
    func types() throws {
      let json = try #require(EveryType.JSON("[1]"))
      GeneratedCode.withRemote { _ in
        EveryType.setOverride(of: \.flag, to: true)
        EveryType.setOverride(of: \.chunkBytes, to: 1)
        EveryType.setOverride(of: \.ratio, to: 1e-7)
        EveryType.setOverride(of: \.title, to: "x|,%")
        EveryType.setOverride(of: \.listStyle, to: .offHours)
        EveryType.setOverride(of: \.priceRules, to: json)
        defer { EveryType.removeOverrides() }
        #expect(EveryType.flag && EveryType.chunkBytes == 1 && EveryType.ratio == 1e-7 && EveryType.title == "x|,%")
        #expect(EveryType.listStyle == .offHours && EveryType.priceRules == json)
        #expect(EveryType.resolution(of: \.chunkBytes).reason == .overriddenOutOfRange)
        #expect(EveryType.resolution(of: \.listStyle).reason == .overridden)
        #expect(
          EveryType.overrides == [
            "flag": "true", "chunk_bytes": "1", "ratio": "1e-07", "title": "x|,%", "list_style": "off-hours",
            "price_rules": "[1]",
          ])
      }
      #expect(EveryType.overrides.isEmpty)
    }

    @Test(
      "take a text that the key reads, in its range or not",
      arguments: [
        ("flag", "TRUE"), ("count", "20.0"), ("chunk_bytes", "1"), ("ratio", "1e3"), ("title", ""), ("short_title", "abc"),
        ("country_code", "DE1"), ("list_style", "\u{E9}"), ("only_choice", ""), ("price_rules", "{}"),
      ])
    func texts(key: String, text: String) throws {
      try GeneratedCode.withRemote { _ in
        try EveryType.setOverride(key: key, text: text)
        defer { EveryType.removeOverride(key: key) }
        let entry = try #require(EveryType.Entry(key: key))
        #expect(entry.currentText == text && entry.source == .override)
      }
    }

    @Test(
      "refuse a text that the key does not read, and a key that is not there, with words to show",
      arguments: [
        ("flag", "yes"), ("count", "1.5"), ("ratio", "inf"), ("short_title", "abcd"), ("country_code", "de1"),
        ("list_style", "none"), ("price_rules", "{"),
      ])
    func refusals(key: String, text: String) {
      #expect(throws: EveryType.OverrideError.unreadable(text: text, key: key)) {
        try EveryType.setOverride(key: key, text: text)
      }
      #expect(throws: EveryType.OverrideError.unknownKey("other")) { try EveryType.setOverride(key: "other", text: text) }
      #expect(
        EveryType.OverrideError.unreadable(text: text, key: key).description == "'\(text)' is not a value of '\(key)'")
      #expect(EveryType.overrides.isEmpty)
    }

    @Test("count less than that of a task, and more than the remote value")
    func order() {
      GeneratedCode.withRemote(["count": "8"]) { _ in
        EveryType.setOverride(of: \.count, to: 3)
        defer { EveryType.removeOverrides() }
        #expect(EveryType.count == 3)
        EveryType.withOverride(of: \.count, to: 4) { #expect(EveryType.count == 4) }
        #expect(EveryType.count == 3)
      }
    }
  }
}
