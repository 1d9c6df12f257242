import RegistryModel
import RegistryYAML
import TestSupport
import Testing

@testable import RegistryEditing

/// What a registry says, as a list of paths with their texts; nothing of the code under test is used for it.
private func facts(_ text: String) throws -> [String: String] {
  let result = YAMLParser.parse(Array(text.utf8), path: "registry.yml")
  #expect(result.diagnostics.map(\.message) == [], "\(text)")
  var facts: [String: String] = [:]
  func visit(_ node: YAMLNode, _ path: String) {
    switch node.kind {
    case .scalar: facts[path] = (node.style == .plain ? "" : "quoted ") + node.text
    case .mapping: for pair in node.pairs { visit(pair.value, "\(path)/\(pair.key.text)") }
    case .sequence: for (index, item) in node.items.enumerated() { visit(item, "\(path)/\(index)") }
    case .unresolved: facts[path] = "unresolved"
    }
  }
  try visit(#require(result.document?.root), "")
  return facts
}

/// The bytes of a text that another one does not have, between what both begin and end with.
private func middle(of text: String, against other: String) -> String {
  let (own, others) = (Array(text.utf8), Array(other.utf8))
  let prefix = zip(own, others).prefix { $0 == $1 }.count
  let suffix = zip(own.reversed(), others.reversed()).prefix(min(own.count, others.count) - prefix).prefix { $0 == $1 }.count
  return String(decoding: own[prefix..<(own.count - suffix)], as: UTF8.self)
}

@Suite("A random registry, edited at random")
struct LawTests {
  private func registry(_ seed: Int) throws -> (text: String, key: String, isEntangled: Bool) {
    let registry = StyledRegistry(seed: UInt64(seed))
    let key = registry.keys[seed % registry.keys.count]
    return (registry.text, key, registry.entangled.contains(key))
  }

  /// The paths whose facts differ.
  private func changes(from old: String, to new: String) throws -> Set<String> {
    let (before, after) = (try facts(old), try facts(new))
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }

  @Test(
    "means what was asked and nothing else after a value is set, and has its bytes again when it is set back", arguments: 0..<400)
  func replaced(seed: Int) throws {
    let (text, key, isEntangled) = try registry(seed)
    guard !isEntangled else { return }
    let old = try facts(text)["/\(key)/owner"]
    let new = try edited(text, .set(key: key, .owner, .text("b")))
    #expect(try changes(from: text, to: new) == ["/\(key)/owner"], "\(text)")
    #expect(middle(of: text, against: new) == "a" && middle(of: new, against: text) == "b", "\(text)")
    #expect(try edited(new, .set(key: key, .owner, .text("a"))).utf8.elementsEqual(text.utf8))
    #expect(old?.hasSuffix("a") == true)
  }

  @Test("gets a new attribute without another change, and has its bytes again when it is removed", arguments: 0..<400)
  func inserted(seed: Int) throws {
    let (text, key, _) = try registry(seed)
    let edits: [(Edit, Attribute)] = [
      (.set(key: key, .report, .plain("true")), .report), (.set(key: key, .tracker, .text("a: b")), .tracker),
      (.set(key: key, .fallback, .plain("default")), .fallback),
    ]
    let (edit, attribute) = edits[seed % edits.count]
    let new = try edited(text, edit)
    #expect(try changes(from: text, to: new) == ["/\(key)/\(attribute.rawValue)"], "\(text)")
    #expect(middle(of: text, against: new) == "", "\(text)\n---\n\(new)")
    #expect(try edited(new, .remove(key: key, attribute)).utf8.elementsEqual(text.utf8), "\(text)\n---\n\(new)")
  }

  @Test("is extended in both places at once, without another change", arguments: 0..<400)
  func extended(seed: Int) throws {
    let (text, key, _) = try registry(seed)
    let before = try facts(text)
    guard let expires = before["/\(key)/expires"], let from = CalendarDay(String(expires.suffix(10))) else { return }
    let to = try #require(CalendarDay("2029-12-31"))
    let edits = Edit.extend(key, ExpiryExtension(from: from, to: to, reason: "waits: again"))
    let new = try edited(text, edits[0], edits[1])
    let index = before["/\(key)/extended/0/from"] == nil ? 0 : 1
    let item = "/\(key)/extended/\(index)"
    #expect(try changes(from: text, to: new) == ["/\(key)/expires", "\(item)/from", "\(item)/to", "\(item)/reason"], "\(text)")
    let after = try facts(new)
    #expect(after["/\(key)/expires"]?.hasSuffix("2029-12-31") == true && after["\(item)/reason"] == "quoted waits: again")
    #expect(after["\(item)/from"] == "\(from)" && after["\(item)/to"] == "2029-12-31")
    // The item by itself is an insertion.
    #expect(middle(of: text, against: try edited(text, edits[1])) == "", "\(text)")
  }

  @Test("gets a second entry that says the same, and nothing else", arguments: 0..<400)
  func copied(seed: Int) throws {
    let (text, key, _) = try registry(seed)
    let new = try edited(text, .copy(key: key, as: "another"))
    let own = try facts(text).filter { $0.key.hasPrefix("/\(key)/") }
    let found = try facts(new).filter { $0.key.hasPrefix("/another/") }
    #expect(
      Dictionary(uniqueKeysWithValues: own.map { ($0.key.dropFirst(key.utf8.count + 1), $0.value) })
        == Dictionary(uniqueKeysWithValues: found.map { ($0.key.dropFirst(8), $0.value) }), "\(text)")
    #expect(try changes(from: text, to: new) == Set(found.keys), "\(text)")
    #expect(middle(of: text, against: new) == "", "\(text)\n---\n\(new)")
  }

  @Test("refuses to change a value that is not its own", arguments: 0..<400)
  func refused(seed: Int) throws {
    let (text, key, isEntangled) = try registry(seed)
    guard isEntangled else { return }
    #expect(refusal(text, .set(key: key, .owner, .text("b")))?.first?.hasSuffix("inherited-value") == true, "\(text)")
  }

  @Test("means the same in the layout, has all its comments, and stays as it is then", arguments: 0..<400)
  func layout(seed: Int) throws {
    let (text, _, _) = try registry(seed)
    let new = formatted(text)
    #expect(try facts(new) == facts(text), "\(text)\n---\n\(new)")
    #expect(formatted(new) == new, "\(text)\n---\n\(new)")
    func letters(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { !$0.properties.isWhitespace }.sorted() }
    #expect(letters(new) == letters(text), "\(text)\n---\n\(new)")
  }
}
