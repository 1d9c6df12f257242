import Foundation
import TestSupport

/// Random registries and random templates that the service takes, the same for a seed on every machine.
struct RandomTemplates {
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

  static let conditions = ["beta", "Slow networks", "10%", "it's_late!"]
  private static let groups = ["Checkout", "feed", "No & where"]
  private static let keys = [
    "checkout_v2", "checkout_retries", "checkout_theme", "feed_size", "feedRatio", "feed_menu", "limit", "host", "search_on",
    "searchText", "lonely", "_x9",
  ]

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
  private mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &generator)] }

  // MARK: - Templates

  private static let texts = [
    "BOOLEAN": ["true", "false", "TRUE", "False"],
    "NUMBER": ["0", "1", "5", "-7", "007", ".5", "2.50", "1000000", "9223372036854775808"],
    "JSON": ["{}", "[1, 2]", "{\"a\": {\"b\": null}}", "true", "7"],
    "STRING": ["", "true", "1", "0", "+5", "1e-7", "5%", "light", "dark", "{}", "{", "é \u{1F3F4}", "on", "25"],
  ]

  /// A template as a JSON text, pretty or compact.
  mutating func template() throws -> String {
    let conditions = Self.conditions.filter { _ in chance(60) }
    var root: [String: Any] = [:]
    var places: [String: [String: Any]] = [:]
    let groups = Self.groups.filter { _ in chance(60) }
    for key in Self.keys where chance(60) {
      let place = chance(50) ? "" : pick(groups + [""])
      places[place, default: [:]][key] = parameter(conditions)
    }
    if chance(90) || places[""] != nil { root["parameters"] = places[""] ?? [:] }
    if !groups.isEmpty {
      root["parameterGroups"] = Dictionary(
        uniqueKeysWithValues: groups.map {
          ($0, places[$0].map { ["description": "About", "parameters": $0] } ?? ["description": ""])
        })
    }
    if !conditions.isEmpty { root["conditions"] = conditions.map { ["name": $0, "expression": "percent <= 10"] } }
    let options: JSONSerialization.WritingOptions = chance(50) ? [.sortedKeys, .prettyPrinted] : .sortedKeys
    return String(decoding: try JSONSerialization.data(withJSONObject: root, options: options), as: UTF8.self)
  }

  private mutating func parameter(_ conditions: [String]) -> [String: Any] {
    let type = pick(["BOOLEAN", "NUMBER", "JSON", "STRING", nil, "STRING"])
    let texts = Self.texts[type ?? "STRING"] ?? []
    var parameter: [String: Any] = [:]
    if let type { parameter["valueType"] = type }
    if chance(30) { parameter["description"] = "What it does." }
    if chance(85) { parameter["defaultValue"] = chance(80) ? ["value": pick(texts)] : ["useInAppDefault": true] }
    let values = conditions.filter { _ in chance(40) }.map { ($0, conditional(texts)) }
    if !values.isEmpty { parameter["conditionalValues"] = Dictionary(uniqueKeysWithValues: values) }
    return parameter
  }

  private mutating func conditional(_ texts: [String]) -> [String: Any] {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: ["useInAppDefault": true]
    case 1: ["personalizationValue": ["personalizationId": "p"]]
    case 2: ["rolloutValue": ["rolloutId": "r", "value": pick(texts), "percent": 5]]
    case 3:
      [
        "experimentValue": [
          "experimentId": "e",
          "variantValue": [["variantId": "0", "noChange": true], ["variantId": "1", "value": pick(texts)]],
        ]
      ]
    default: ["value": pick(texts)]
    }
  }

  // MARK: - Registries

  private static let declarations = [
    "type: bool, default: false", "type: bool, default: true", "type: int, default: 5", "type: int, default: -7, range: [-9, 9]",
    "type: double, default: 0.00001", "type: double, default: 1.5e+300", "type: double, default: -2.5e-9, range: [-1, 1]",
    "type: double, default: 2.5", "type: string, default: light", "type: string, default: \"\", max_length: 4",
    "type: enum, values: [light, dark], default: dark", "type: json, default: '{\"a\": 1}'",
  ]

  mutating func registry() -> String {
    var text = chance(30) ? "$registry: {diff: {dashboard: pinned}}\n" : ""
    for key in (Self.keys + Self.groups.prefix(2) + ["constructor", "checkout_v3", "feed_new", "9lives", "brand_new"])
    where chance(55) {
      let pinned = chance(20) ? ", dashboard: pinned" : ""
      let description = chance(20) ? ", description: \"\(String(repeating: "long ", count: 60))\"" : ""
      text += "\"\(key)\": {owner: a, \(pick(Self.declarations))\(pinned)\(description)}\n"
    }
    return text.isEmpty ? "lonely: {owner: a, type: int, default: 1}\n" : text
  }
}
