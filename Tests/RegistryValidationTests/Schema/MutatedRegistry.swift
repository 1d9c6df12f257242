/// Registries that are sound but for a few changes: an attribute more or less, or another value.
struct MutatedRegistry {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func text() -> String {
    var lines: [String] = []
    if chance(3) { lines += settings() }
    if chance(4) { lines.append("x-anchors: \(pick(Self.values))") }
    // Whatever the defaults are, an entry has them.
    lines += entry("plain", ["type": "int", "default": "1"], changes: 0)
    for key in ["a_flag", "b_limit", "c_ratio"].prefix(1 + below(3)) {
      lines += entry(chance(20) ? pick(Self.keys) : key, pick(Self.sound), changes: pick([0, 0, 0, 0, 1, 1, 2]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func settings() -> [String] {
    var lines = ["$registry:"]
    if chance(2) {
      let name = pick(Self.settings)
      lines.append("  \(name): \(value(of: name))")
    }
    if chance(2) {
      lines.append("  defaults:")
      let names = Self.inheritable.filter { _ in chance(4) } + (chance(10) ? [pick(Self.attributes)] : [])
      for name in names.uniqued { lines.append("    \(name): \(value(of: name))") }
      if names.isEmpty { lines.append("    owner: platform") }
    }
    return lines.count == 1 ? [] : lines
  }

  private mutating func entry(_ key: String, _ sound: [String: String], changes: Int) -> [String] {
    var attributes = sound
    if key != "plain" || chance(2) { attributes["owner"] = "media" }
    for _ in 0..<changes {
      let name = pick(Self.attributes)
      attributes[name] = chance(4) ? nil : value(of: name)
    }
    guard !attributes.isEmpty else { return ["\(key): {}"] }
    return ["\(key):"] + attributes.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
  }

  /// A value of the attribute as often as any other.
  private mutating func value(of name: String) -> String {
    chance(4) ? pick(Self.values) : pick(Self.fitting[name] ?? Self.values)
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func chance(_ count: Int) -> Bool { below(count) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

extension MutatedRegistry {
  private static let sound: [[String: String]] = [
    ["type": "bool", "default": "false", "expires": "2031-01-01"], ["type": "int", "default": "1", "range": "[0, 9]"],
    ["type": "double", "default": "0.5"], ["type": "string", "default": "abc", "max_length": "9"],
    ["type": "enum", "values": "[a, b]", "default": "a"], ["type": "json", "default": "'{}'"],
    ["type": "json", "default": "'{}'", "swift_type": "Table", "keys": "snake_case"],
    ["type": "duration", "default": "1.5s"], ["type": "duration", "default": "90m", "range": "[1s, '2h']"],
    ["type": "url", "default": "https://example.com/a?b#c"],
    ["type": "url", "default": "https://[::1]:80", "schemes": "[https, app]"],
    ["type": "int", "default": "1", "expires": "never", "reason": "a limit of the service"],
  ]

  private static let keys = ["x-tools", "2fa", "a-b", "constructor", "ok_key", "$settings", "true", "a b"]

  private static let inheritable = ["owner", "fallback", "expires", "reason", "description", "tracker", "tags", "dashboard"]

  private static let attributes =
    inheritable + [
      "type", "default", "values", "range", "out_of_range", "accessor", "pattern", "max_length", "schemes", "x-note", "ttl",
      "retired", "deprecated", "extended", "swift_type", "keys", "schema",
    ]

  private static let settings = [
    "type_name", "access", "template", "imports", "configurations", "owners",
    "rules", "expiry", "diff", "compat", "supported_from", "x-tool",
    "nonsense",
  ]

  private static let fitting: [String: [String]] = [
    "owner": ["media", "TODO2", "7"], "type": ["bool", "int", "double", "string", "enum", "json", "url", "duration", "'int'"],
    "default": [
      "true", "tRuE", "FALSE", "1", "0", "20.0", "-3", "2.5", "abc", "a", "'{}'", "https://e", "HTTPS://e/a%20b",
      "https://e/100%", "https:e", "ftp", "https://e:80:1", "{value: 1}", "{value: abc, x-why: [1]}",
      "{value: true, beta: FALSE}",
      "{beta: 1}", "{value: 1, beta: abc}", "{value: [1]}", "{value: https://e, beta: ftp}", "{value: {value: 1}}",
      "{value: 2.5}",
    ],
    "values": ["[a, b]", "[1, 2]", "{a: x, b: a}", "{A: a}", "{a b: a}", "{Type: a}"],
    "range": ["[0, 9]", "[0.5, 9]", "[1]", "['0', 9]", "[1s, 9d]", "[0s, 9]"],
    "out_of_range": ["clamp", "default"], "fallback": ["default", "last_activated_then_default"],
    "expires": ["never", "2031-01-01", "2031-13-01", "'2031-01-01'", "31.01.2031"], "reason": ["why", "''", "5"],
    "extended": [
      "[{from: 2030-01-01, to: 2031-01-01, reason: why}]", "[]", "[{from: 2030-01-01, to: '2031-01-01', reason: 5, x-by: a}]",
      "[{from: 2030-01-01, to: 2031-13-01, reason: why}]", "[{from: 2030-01-01, to: 2031-01-01, reason: ''}]",
      "[{from: 2030-01-01, to: 2031-01-01}]", "[{from: 2030-01-01, to: 2031-01-01, reason: why, by: a}]",
    ],
    "tags": ["[a, b]", "[]", "[1]"], "accessor": ["aName", "true", "_", "2a", "a-b"], "pattern": ["'[a-z]+'", "abc"],
    "retired": ["gone", "true", "'no'", "''", "7"], "deprecated": ["gone", "OFF", "5.0"],
    "compat": ["{accept: []}", "{accept: [{key: a, rule: b, reason: c}]}", "{accept: [{key: a}]}", "{accept: a}", "{}"],
    "supported_from": ["5.2", "5.2.0", "v5", "next", "-1"],
    "schemes": ["[http]", "[HTTPS, my+app]", "[a b]", "[https, 1a]", "https"], "type_name": ["Flags"], "access": ["public"],
    "template": ["firebase", "./own.mustache"],
    "owners": [
      "[media, platform, TODO2, 7]",
      "{media: {codeowners: '@o/m', contact: '#m'}, platform: {codeowners: [a@b]}, TODO2: {}, 7: {}}",
      "{media: {codeowners: media}, platform: {}, TODO2: {}, 7: {}}", "{media: {owner: a}, platform: {}, TODO2: {}, 7: {}}",
    ],
    "configurations": [
      "{beta: BETA}", "{beta: '!(A&&B) || _C1', gamma: BETA}", "{value: BETA}", "{a b: BETA}", "{beta: os(iOS)}", "{beta: A B}",
      "{beta: A &&}", "[BETA]", "{}", "{x-a: [1], beta: 1}", "BETA",
    ],
    "rules": ["{missing-expiry: off}"], "expiry": ["{warn_within_days: 7}", "{max_lifetime_days: '365'}", "{max_extensions: 2}"],
    "diff": ["{ignore: [x_*]}"], "imports": ["[Shop]", "[a b]", "[]", "[true]", "[1]"],
    "swift_type": ["Table", "Shop.Table", "table", "Table?", "Table??", "A..B", "'[Table]'"],
    "keys": ["snake_case", "camel_case"],
    "schema": ["table.json", "../a b.json", "/table.json", "'-'", "''"],
    "max_length": ["5", "'5'", "0", "-1", "+7", "'-0'", "3.0", "2.5"], "dashboard": ["free", "pinned"],
  ]

  /// Scalars of each of YAML's types, in quotes and not, and collections. Nothing whose spelling the types lose, as `0x1F`, `5.`
  /// and an empty value do: an editor cannot know of that.
  private static let values = [
    "true", "tRuE", "'true'", "1", "0", "7", "'7'", "-3", "2.5", "20.0", "abc", "never", "default", "2031-01-01", "''", "'x y'",
    "[a, b]", "[1, 9]", "[0.5, 2]", "[['a'], b]", "[]", "{a: b}", "{missing-expiry: off}", "{ignore: [x_*]}",
    "{warn_within_days: 7}",
    "{warn_within_days: '36526'}", "{dashboard: pinned}", "public", "firebase", "./own.mustache", "Flags", "{}",
  ]
}

extension [String] {
  fileprivate var uniqued: [String] { Array(Set(self)).sorted() }
}
