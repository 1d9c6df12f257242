import TestSupport

/// Random registries in every style that people and tools write: blocks and braces, quotes, comments at every place, empty lines,
/// anchors and merge keys, line ends of both kinds, a byte order mark. A seed always gives the same one.
struct StyledRegistry {
  private var random: SeededGenerator
  /// The file.
  private(set) var text = ""
  /// The keys of its entries.
  private(set) var keys: [String] = []
  /// The keys of entries whose values are not all their own, or are used by others.
  private(set) var entangled: Set<String> = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var lines = chance(2) ? ["# head", ""] : []
    if chance(3) { lines.append("---") }
    if chance(2) { lines += ["x-base: &base", "  owner: base", "  description: shared # text", ""] }
    let hasBase = lines.contains("x-base: &base")
    for index in 0..<(2 + below(4)) { lines += entry("key_\(index)", hasBase: hasBase) + gap() }
    if chance(3) { lines += ["$registry:", "  owners: [a, base]"] }
    if chance(6) { lines = ["{"] + keys.map { "  \($0): {owner: a, type: int, default: 1}, # \($0)" } + ["}"] }
    let lineBreak = chance(3) ? "\r\n" : "\n"
    text = (chance(6) ? "\u{FEFF}" : "") + lines.joined(separator: lineBreak) + (chance(5) ? "" : lineBreak)
    if lines.first == "{" { entangled = [] }
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
  private mutating func chance(_ count: Int) -> Bool { below(count) == 0 }
  private mutating func pick<Element>(_ items: [Element]) -> Element { items[below(items.count)] }

  private mutating func gap() -> [String] {
    pick([[], [], [""], ["", "# between", ""], ["# about the next"], ["  # deeper", ""]])
  }

  private mutating func entry(_ key: String, hasBase: Bool) -> [String] {
    keys.append(key)
    let isMerged = hasBase && chance(4)
    if isMerged { entangled.insert(key) }
    let name = pick([key, key, "'\(key)'", "\"\(key)\""])
    var attributes = attributes(key, isMerged: isMerged)
    for index in attributes.indices.dropLast() where chance(3) { attributes.swapAt(index, index + 1) }
    return chance(3) ? flow(name, attributes, isMerged: isMerged) : block(name, attributes, isMerged: isMerged)
  }

  /// Each attribute with the value in braces and, if it may differ, the lines in a block.
  private mutating func attributes(_ key: String, isMerged: Bool) -> [(name: String, value: String, lines: [String])] {
    var found: [(name: String, value: String, lines: [String])] = []
    func one(_ name: String, _ value: String) { found.append((name, value, [value])) }
    if !isMerged { one("owner", styled("a")) }
    one("type", "int")
    one("default", pick(["1", "20", "-3"]))
    if chance(2) { one("expires", styled(pick(["2027-01-31", "2028-06-30"]))) }
    if !isMerged, chance(3) {
      let lines = pick([
        ["|", "  one", "", "  two # no comment"], [">-", "  folded", "  text"], ["'quoted", "  text'"], ["plain", "  text"],
      ])
      found.append(("description", "\"one line\"", lines))
    }
    if chance(3) { found.append(("tags", "[b, 'c']", pick([["[b,", "  c]"], ["", "  - b # first", "  - c"], ["", "- b"]]))) }
    if chance(4) {
      let item = "{from: 2026-01-31, to: 2027-01-31, reason: why}"
      found.append(
        (
          "extended", "[\(item)]",
          pick([["", "  - \(item)"], ["[\(item)]"], ["", "  - from: 2026-01-31", "    to: 2027-01-31", "    reason: why"]])
        ))
    }
    if chance(4) { one("x-note", "free") }
    return found
  }

  private mutating func styled(_ text: String) -> String {
    pick([text, text, "'\(text)'", "\"\(text)\"", "&anchor\(below(9)) \(text)", "!!str \(text)"])
  }

  private mutating func comment() -> String {
    chance(4) ? " # \(pick(["why", "owner: x", "a: [b", "é", "one\u{2028}line"]))" : ""
  }

  private mutating func block(_ name: String, _ attributes: [(name: String, value: String, lines: [String])], isMerged: Bool)
    -> [String]
  {
    let indentation = String(repeating: " ", count: pick([2, 2, 4, 1]))
    var lines = [name + pick([":", ":", " :"]) + comment()]
    let place = below(attributes.count + 1)
    for (index, attribute) in attributes.enumerated() {
      if isMerged, index == place { lines.append("\(indentation)<<: *base\(comment())") }
      if chance(5) { lines.append(pick(["", "\(indentation)# above \(attribute.name)", "# at the margin"])) }
      let head = "\(indentation)\(attribute.name): "
      let isOpen = attribute.lines.count > 1 && (attribute.lines[0].hasPrefix("'") || attribute.lines[0] == "plain")
      let first = head + attribute.lines[0] + (isOpen ? "" : comment())
      lines += [first] + attribute.lines.dropFirst().map { $0.isEmpty ? "" : indentation + $0 }
    }
    if isMerged, place == attributes.count { lines.append("\(indentation)<<: *base\(comment())") }
    return lines
  }

  private mutating func flow(_ name: String, _ attributes: [(name: String, value: String, lines: [String])], isMerged: Bool)
    -> [String]
  {
    let pairs = attributes.map { "\($0.name): \($0.value)" } + (isMerged ? ["<<: *base"] : [])
    let separator = pick([", ", ",", " , "])
    if chance(3) { return ["\(name): {"] + pairs.map { "    \($0), # one" } + ["  }\(comment())"] }
    return ["\(name): " + pick(["{", "{ "]) + pairs.joined(separator: separator) + pick(["}", " }", ", }"]) + comment()]
  }
}
