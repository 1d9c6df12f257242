import FirebaseCore
import FirebaseRemoteConfig
import Foundation
import Testing

/// The stand-in against what is known of the SDK's getters.
@Suite("stand-in: values")
struct StandInValueTests {
  @Test(
    "boolValue is true where the text begins like a yes or a number but zero",
    arguments: [
      ("true", true), ("TRUE", true), ("yes", true), ("y", true), ("t", true), ("1", true), ("2", true), ("01", true),
      ("-1", true),
      ("+1", true), ("1.5", true), ("1 false", true), ("tomato", true), ("Yesterday", true), (" \t1", true), ("false", false),
      ("no", false), ("off", false), ("ON", false), ("on", false), ("enabled", false), ("", false), ("null", false), ("0", false),
      ("00", false), ("0.5", false), (".5", false), ("0x1", false), ("\"true\"", false), ("\u{FEFF}true", false), ("0 5", false),
      (" 0 2", false), ("- 1", false), ("+ 111", false),
    ])
  func bools(text: String, expected: Bool) { #expect(value(text).boolValue == expected) }

  @Test(
    "numberValue is the number that the text begins with",
    arguments: [
      ("1,5", 1), ("1,000.5", 1), ("42abc", 42), ("5%", 5), ("1e3", 1000), ("0x10", 0), ("abc", 0), ("", 0), ("true", 0),
      ("\"5\"", 0), ("inf", 0), ("nan", 0), ("1e400", .infinity), ("9007199254740993", 9_007_199_254_740_992), (".5", 0.5),
      ("-.5", -0.5), ("1e", 1), ("1e+", 1), ("\n7", 7), ("  -2.5 ", -2.5), ("1.2.3", 1.2), (".", 0), ("+", 0),
    ] as [(String, Double)])
  func numbers(text: String, expected: Double) { #expect(value(text).numberValue.doubleValue == expected) }

  @Test("jsonValue is nil for everything but an object or an array")
  func json() throws {
    let object = try #require(value(#"{"a": 1}"#).jsonValue as? [String: Int])
    #expect(object == ["a": 1])
    #expect(value("[1, 2]").jsonValue as? [Int] == [1, 2])
    for text in ["1", "true", "\"x\"", "null", "", "{", "{\"a\":1,}", "[1,]", "\u{FEFF}{}", "abc"] {
      #expect(value(text).jsonValue == nil, "\(text)")
    }
    #expect(value(#"["a,]"]"#).jsonValue as? [String] == ["a,]"])
  }

  @Test("decoding goes through the coercing getters")
  func decoding() throws {
    #expect(try value("abc").decoded(asType: Int.self) == 0)
    #expect(try value("12").decoded(asType: UInt8.self) == 12)
    #expect(throws: DecodingError.self) { try value("1.5").decoded(asType: Int.self) }
    #expect(throws: DecodingError.self) { try value("300").decoded(asType: UInt8.self) }
    #expect(throws: RemoteConfigValueCodableError.self) { try value("0").decoded(asType: Date.self) }
    #expect(try value("[1,2]").decoded(asType: [Int].self) == [1, 2])
    #expect(throws: DecodingError.self) { try value("x").decoded(asType: [Int].self) }
  }

  private func value(_ text: String) -> RemoteConfigValue {
    let config = StandIn.config()
    config.simulation.setActive(["key": text])
    return config["key"]
  }
}

enum StandIn {
  /// A config that no other test has.
  static func config() -> RemoteConfig {
    let name = UUID().uuidString
    FirebaseApp.configure(name: name)
    guard let app = FirebaseApp.app(name: name) else { fatalError("an app is there once it is configured") }
    return RemoteConfig.remoteConfig(app: app)
  }
}
