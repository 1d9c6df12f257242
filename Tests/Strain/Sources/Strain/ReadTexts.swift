import FirebaseCore
import FirebaseRemoteConfig
import Foundation

/// Reads each line of standard input, a key and a text in hexadecimal, and prints the reason and the value.
enum ReadTexts {
  static func run() {
    FirebaseApp.configure()
    let config = RemoteConfig.remoteConfig()
    while let line = readLine() {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, let read = readers[String(words[0])], let text = text(hex: words[1]) else {
        FileHandle.standardError.write(Data("not a key and a text: \(line)\n".utf8))
        exit(64)
      }
      config.simulation.setActive([String(words[0]): text])
      print(read())
    }
  }

  private static let readers: [String: @Sendable () -> String] = [
    "flag": { shown(\.flag) { "\($0)" } },
    "count": { shown(\.count) { "\($0)" } },
    "chunk_bytes": { shown(\.chunkBytes) { "\($0)" } },
    "chunk_clamped": { shown(\.chunkClamped) { "\($0)" } },
    "ratio": { shown(\.ratio) { String($0.bitPattern, radix: 16) } },
    "ratio_ranged": { shown(\.ratioRanged) { String($0.bitPattern, radix: 16) } },
    "ratio_clamped": { shown(\.ratioClamped) { String($0.bitPattern, radix: 16) } },
    "title": { shown(\.title) { hex($0) } },
    "short_title": { shown(\.shortTitle) { hex($0) } },
    "country_code": { shown(\.countryCode) { hex($0) } },
    "list_style": { shown(\.listStyle) { hex($0.rawValue) } },
    "only_choice": { shown(\.onlyChoice) { hex($0.rawValue) } },
    "price_rules": { shown(\.priceRules) { document($0.root) } },
    "home_page": { shown(\.homePage) { hex($0.absoluteString) } },
    "request_timeout": { shown(\.requestTimeout) { attoseconds($0) } },
    "poll_interval": { shown(\.pollInterval) { attoseconds($0) } },
    "retry_delay": { shown(\.retryDelay) { attoseconds($0) } },
    "ids": { shown(\.ids) { list($0) { "\($0)" } } },
    "batch_sizes": { shown(\.batchSizes) { list($0) { "\($0)" } } },
    "weights": { shown(\.weights) { list($0) { String($0.bitPattern, radix: 16) } } },
    "bits": { shown(\.bits) { list($0) { "\($0)" } } },
    "hosts": { shown(\.hosts) { list($0) { hex($0) } } },
    "mirrors": { shown(\.mirrors) { list($0) { hex($0.absoluteString) } } },
    "retry_steps": { shown(\.retrySteps) { list($0) { attoseconds($0) } } },
    "styles": { shown(\.styles) { list($0) { hex($0.rawValue) } } },
    "help_link": { shown(\.helpLink) { hex($0.absoluteString) } },
  ]

  private static func shown<Value: Equatable & Sendable>(
    _ accessor: KeyPath<EveryType.Type, Value>, _ write: (Value) -> String
  ) -> String {
    let resolution = EveryType.resolution(of: accessor)
    let isSame = EveryType.self[keyPath: accessor] == resolution.value
    return isSame ? "\(resolution.reason) \(write(resolution.value))" : "the accessor gives another value than its resolution"
  }

  /// A document in a form that has one spelling.
  private static func document(_ value: EveryType.JSON.Value) -> String {
    switch value {
    case .null: "n"
    case .bool(let value): value ? "t" : "f"
    case .number(let digits): "#" + digits
    case .string(let text): "s" + hex(text)
    case .array(let elements): "[" + elements.map(document).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { hex($0.name) + ":" + document($0.value) }.joined(separator: ",") + "}"
    }
  }

  private static func list<Item>(_ items: [Item], _ write: (Item) -> String) -> String {
    "[" + items.map(write).joined(separator: ",") + "]"
  }

  private static func attoseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    if seconds == 0 { return "\(attoseconds)" }
    let fraction = String(attoseconds.magnitude)
    return "\(seconds)" + String(repeating: "0", count: 18 - fraction.utf8.count) + fraction
  }

  private static func hex(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func text(hex: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = hex
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
