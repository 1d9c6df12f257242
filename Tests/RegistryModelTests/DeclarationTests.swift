import RegistryYAML
import Testing

@testable import RegistryModel

@Suite("A declaration")
struct DeclarationTests {
  private func declarations(_ text: String) throws -> [Declaration] {
    Array(try Registry(parsing: text).declarations)
  }

  private func declaration(_ attributes: String) throws -> Declaration {
    try #require(try declarations("x: {\(attributes)}").first)
  }

  @Test("has each attribute under its word, and no other", arguments: Attribute.allCases)
  func words(attribute: Attribute) throws {
    let found = try declaration("\(attribute.rawValue): a")
    #expect(found.attributes == AttributeSet(attribute))
    #expect(found.node(attribute)?.text == "a" && found.pair(attribute)?.key.text == attribute.rawValue)
    for other in Attribute.allCases where other != attribute { #expect(found.node(other) == nil && found.pair(other) == nil) }
    for word in [attribute.rawValue + "s", attribute.rawValue.uppercased(), String(attribute.rawValue.dropLast()) + "_"] {
      let unknown = try declaration("\(word): a")
      #expect(unknown.hasUnknownPairs && unknown.attributes == [], "\(word)")
      #expect(unknown.unknownPairs(atMost: 9).map(\.key.text) == [word])
    }
  }

  @Test("has an attribute's place in a set for itself")
  func positions() {
    #expect(Attribute.allCases.map(\.position) == Array(0..<Attribute.allCases.count))
  }

  @Test("has the attributes of what it merges, its own first")
  func merged() throws {
    let found = try declarations(
      """
      a: &a {owner: m, type: int, default: 1, tags: [x]}
      b: {<<: *a, default: 2, colour: red}
      """)[1]
    #expect(found.attributes == AttributeSet([.owner, .type, .default, .tags]))
    #expect(found.textAttributes == AttributeSet([.owner, .type, .default]))
    #expect(found.text(.default).value == "2" && found.owner.value == "m" && found.tags.value == ["x"])
    #expect(found.pair(.owner)?.mergeKey?.span.start.line == 2 && found.pair(.default)?.mergeKey == nil)
  }

  @Test("tells an empty text from none")
  func emptyTexts() throws {
    let found = try declaration("owner: , default: \"\", reason: ~")
    #expect(found.textAttributes == AttributeSet([.default, .reason]))
    guard case .invalid(.empty, _) = found.owner, case .value("", _) = found.text(.default) else {
      Issue.record("\(found.owner) \(found.text(.default))")
      return
    }
  }

  @Test("reads the values of an enum from a list or from a mapping of case names")
  func values() throws {
    let list = try declaration("type: enum, values: [b, \"B+\", 1.10]").values.value
    #expect(list?.map(\.text) == ["b", "B+", "1.10"] && list?.map(\.caseName) == ["b", "b", "_1_10"])
    let mapping = try declaration("type: enum, values: {bPlus: \"B+\", b: B}").values.value
    #expect(mapping?.map(\.text) == ["B+", "B"] && mapping?.map(\.caseName) == ["bPlus", "b"])
  }

  @Test(
    "knows values that are their own case names",
    arguments: [
      ("[a]", true), ("[compact, roomy2]", true), ("[a, b, a]", false), ("[a, B]", false), ("[a_b]", false), ("[2a]", false),
      ("[\"\"]", false), ("[]", false), ("a", false), ("{a: a}", false), ("[a, [b]]", false), ("[a, ~]", false), ("[é]", false),
    ])
  func plainValues(text: String, isPlain: Bool) throws {
    let found = try declaration("type: enum, values: \(text)")
    #expect(found.hasPlainValues == isPlain)
    if isPlain { #expect(found.values.value?.allSatisfy { $0.caseName == EnumCaseName.derived(from: $0.text) } == true) }
  }

  @Test("keeps what is sound of a kind whose constraints are not all sound")
  func soundPart() throws {
    #expect(try declaration("type: int, range: [1]").readKind() == (.int(range: nil, outOfRange: .useDefault), false))
    #expect(
      try declaration("type: int, range: [1, 2], out_of_range: x").readKind() == (
        .int(range: 1...2, outOfRange: .useDefault), false
      ))
    #expect(try declaration("type: enum, values: [a, a]").readKind() == (nil, false))
    #expect(try declaration("type: bool, range: 1").readKind() == (.bool, true))
    #expect(try declaration("default: 1").readKind() == (nil, false))
  }

  @Test("has no range of numbers where another type, or none, is declared")
  func undecidedRange() throws {
    for attributes in ["type: bool, range: [1, 2]", "range: [1, 2]", "type: int, range: [1, 2]", "type: double, range: [1, 2]"] {
      let found = try declaration(attributes)
      #expect(
        (found.intRange.value == 1...2) == attributes.contains("int") && found.intRange.isInvalid != attributes.contains("int"))
      #expect((found.doubleRange.value == 1...2) == attributes.contains("double"))
    }
    guard case .missing = try declaration("type: bool").intRange else { return #expect(Bool(false), "a range out of nothing") }
  }

  @Test("finds repeats by position", arguments: [0, 1, 5, 17, 400])
  func repeated(count: Int) {
    let items = Array(0..<count) + [0, 0, -1]
    let expected: [[Int]] = count == 0 ? [[1, 0]] : [[count, 0], [count + 1, 0]]
    #expect(repeats(in: items).map { [$0.index, $0.first] } == expected)
  }
}

@Suite("An entry")
struct EntryTests {
  @Test("is what a sound declaration says, made once or twice")
  func made() throws {
    let text = """
      a: {owner: m, type: json, default: '{"a": 1}', expires: never, reason: x, tags: [t], tracker: u, fallback: default}
      b: {owner: m, type: double, default: 7, range: [0, 5.5], out_of_range: clamp}
      """
    let registry = try Registry(parsing: text)
    let entries = try #require(Entries(registry))
    #expect(entries[0].defaultValue == .json("{\"a\": 1}") && entries[0].fallback == .useDefault)
    #expect(entries[0].expiry == .never(reason: "x") && entries[0].tags == ["t"] && entries[0].tracker == "u")
    #expect(entries[1].kind == .double(range: 0...5.5, outOfRange: .clamp) && entries[1].defaultText == "7.0")
    #expect(Entries(registry)?.map(\.accessor) == ["a", "b"])
  }

  @Test("is not made of a declaration that is not sound", arguments: ["default: '{'", "default: '{}', expires: 2027-02-30"])
  func unsound(attributes: String) throws {
    #expect(Entries(try Registry(parsing: "a: {owner: m, type: json, \(attributes)}")) == nil)
  }
}
