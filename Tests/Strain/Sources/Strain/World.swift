/// A state of the server, and what the accessors give while it is active.
struct World: Sendable {
  let entries: [String: String]
  let count: Int
  let chunkClamped: Int
  let ratio: Double
  let title: String
  let listStyle: EveryType.ListStyle
  let price: String
  let flag: Bool

  /// Nothing remote.
  static let none = World(
    entries: [:], count: 7, chunkClamped: 10, ratio: 0.25, title: EveryType.DefaultTitle.text, listStyle: .roomy,
    price: "basic", flag: false)

  /// A value of every type, all of them other than the defaults.
  static let first = World(
    entries: [
      "count": "1001", "chunk_clamped": "15", "ratio": "1.5", "title": "first title, longer than fifteen bytes",
      "list_style": "compact", "price_rules": #"{"label": "first", "tiers": [1]}"#, "flag": "true", "flag_fetched": "true",
    ], count: 1001, chunkClamped: 15, ratio: 1.5, title: "first title, longer than fifteen bytes", listStyle: .compact,
    price: "first", flag: true)

  /// Clamped, unreadable and changed values beside a flag that is gone.
  static let second = World(
    entries: [
      "count": "-2002.0", "chunk_clamped": "900", "ratio": "x", "title": "second title, longer than fifteen bytes",
      "list_style": "off-hours", "price_rules": #"{"label": "second", "tiers": []}"#,
    ], count: -2002, chunkClamped: 20, ratio: 0.25, title: "second title, longer than fifteen bytes", listStyle: .offHours,
    price: "second", flag: false)

  static let all = [none, first, second]
}

extension EveryType {
  enum DefaultTitle { static let text = "un=set: 100%\nsecond line \\ \"quoted\" \\(x)" }
}
