import RegistryText
import RegistryYAML
import Testing

@testable import RegistryModel

@Suite("A declaration")
struct DeclarationTests {
  private func declarations(_ text: String) throws -> [Declaration] { try Registry(parsing: text).declarations }

  private func declaration(_ attributes: String) throws -> Declaration {
    try #require(try declarations("x: {\(attributes)}").first)
  }

  /// The problems as `attribute: problem`, in order.
  private func problems(_ attributes: String) throws -> [String] {
    try declaration(attributes).problems.map { "\($0.attribute.rawValue): \($0.problem)" }
  }

  @Test("has each attribute under its word, and no other", arguments: Attribute.allCases)
  func words(attribute: Attribute) throws {
    let found = try declaration("\(attribute.rawValue): a")
    #expect(found.attributes == [attribute] && found.unknownPairs.isEmpty)
    #expect(found.node(attribute)?.text == "a" && found.pair(attribute)?.key.text == attribute.rawValue)
    for other in Attribute.allCases where other != attribute { #expect(found.node(other) == nil && !found.has(other)) }
    for word in [attribute.rawValue + "s", attribute.rawValue.uppercased(), String(attribute.rawValue.dropLast()) + "_"] {
      let unknown = try declaration("\(word): a")
      #expect(unknown.attributes.isEmpty, "\(word)")
      #expect(unknown.unknownPairs.map(\.key.text) == [word])
    }
  }

  @Test("has the attributes of what it merges, its own first")
  func merged() throws {
    let found = try declarations(
      """
      a: &a {owner: m, type: int, default: 1, tags: [x]}
      b: {<<: *a, default: 2, colour: red}
      """)[1]
    #expect(Set(found.attributes) == [.owner, .type, .default, .tags])
    #expect(found.defaultValue.value == .value(.int(2)) && found.owner.value == "m" && found.tags.value == ["x"])
    #expect(found.pair(.owner)?.mergeKey?.span.start.line == 2 && found.pair(.default)?.mergeKey == nil)
  }

  @Test("tells an empty text from none")
  func emptyTexts() throws {
    let found = try declaration("type: string, owner: , default: \"\", description: ~")
    #expect(
      found.has(.owner) && found.owner.value == nil && found.defaultValue.value == .value(.string(""))
        && found.description.value == "~")
    #expect(found.problems.map(\.problem) == [.empty])
  }

  @Test("reads the values of an enum from a list or from a mapping of case names")
  func values() throws {
    let list = try declaration("type: enum, values: [b, \"B+\", 1.10]").kind
    #expect(
      list
        == .enumeration(
          EnumType([
            EnumValue(text: "b", caseName: "b"), EnumValue(text: "B+", caseName: "b"),
            EnumValue(text: "1.10", caseName: "_1_10"),
          ])))
    let mapping = try declaration("type: enum, values: {bPlus: \"B+\", b: B}").kind
    #expect(
      mapping
        == .enumeration(EnumType([EnumValue(text: "B+", caseName: "bPlus"), EnumValue(text: "B", caseName: "b")])))
  }

  @Test("keeps what is sound of a kind with a faulty constraint")
  func soundPart() throws {
    #expect(try declaration("type: int, range: [1]").kind == .int(IntType()))
    #expect(try declaration("type: int, range: [1, 2], out_of_range: x").kind == .int(IntType(range: 1...2)))
    #expect(try declaration("type: string, pattern: '(', max_length: 3").kind == .string(StringType(maxLength: 3)))
    #expect(try declaration("type: enum, values: [a, a]").kind == nil)
    #expect(try declaration("type: bool, range: 1").kind == .bool(BoolType()))
    #expect(try declaration("default: 1").kind == nil)
  }

  @Test(
    "has a problem for each faulty attribute, and only for those that apply",
    arguments: [
      ("type: int, range: [1]", ["range: notABoundPair"]), ("type: int, range: [2, 1]", ["range: reversed"]),
      ("type: int, range: ['1', 2]", ["range: quoted"]), ("type: double, range: [1, 2, 3]", ["range: notABoundPair"]),
      ("type: int, range: [1.5, 2]", ["range: unreadable(RegistryModel.Unreadable.notWhole)"]),
      ("type: bool, range: [1], values: 3, pattern: '(', max_length: x", []),
      ("type: string, max_length: -1", ["max_length: notACount"]), ("type: string, max_length: 3.0", []),
      ("type: number", ["type: unknownWord"]), ("type: [int]", ["type: notText"]), ("type: ", ["type: empty"]),
      ("owner: ~", ["owner: empty"]), ("owner: ''", ["owner: empty"]), ("owner: {}", ["owner: notText"]),
      ("expires: 2027-02-30", ["expires: notADay(isSpelledAsDay: true)"]),
      ("expires: soon", ["expires: notADay(isSpelledAsDay: false)"]), ("expires: 2028-02-29", []), ("expires: never", []),
      ("tags: x", ["tags: notAList"]), ("tags: [[x]]", ["tags: notText"]), ("tags: []", []), ("tags: ", ["tags: empty"]),
      ("fallback: x", ["fallback: unknownWord"]), ("type: bool, default: 'true'", ["default: quoted"]),
      ("type: bool, default: yes", []), ("type: json, default: {}", ["default: noValue"]),
      ("type: json, default: {\"a\": 1}", ["default: notText"]), ("default: ", ["default: empty"]),
      ("type: enum, values: []", ["values: empty"]), ("type: enum, values: {a: [b]}", ["values: notText"]),
      ("type: enum, values: a", ["values: notAList"]), ("type: enum, values: {a: }", ["values: empty"]),
      ("reason: []", ["reason: notText"]), ("description: {}", ["description: notText"]), ("tracker: ", ["tracker: empty"]),
    ])
  func faults(attributes: String, expected: [String]) throws { #expect(try problems(attributes) == expected) }

  @Test("has a problem for every repeated value of an enum, with the first one")
  func repeatedValues() throws {
    let found = try declaration("type: enum, values: [a, b, a, b, \"\\u00e9\", \"e\\u0301\"]").problems
    #expect(found.map { ExactText($0.node.text) } == ["a", "b", "e\u{301}"].map(ExactText.init))
    let repeats = found.map {
      if case .repeated(let first, let isExact) = $0.problem { (first < $0.node.location, isExact) } else { (false, false) }
    }
    #expect(repeats.map(\.0) == [true, true, true])
    #expect(repeats.map(\.1) == [true, true, false])
  }

  @Test("leaves to the parser what the parser has reported")
  func unresolved() throws {
    for attributes in ["type: int, range: *x", "type: int, range: [*x, 1]", "owner: *x", "tags: [*x]", "expires: *x"] {
      #expect(try declaration(attributes).problems.map(\.problem) == [.unresolved], "\(attributes)")
    }
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
  @Test("is what a sound declaration says")
  func made() throws {
    let text = """
      a: {owner: m, type: json, default: '{"a": 1}', expires: never, reason: x, tags: [t], tracker: u, fallback: default}
      b: {owner: m, type: double, default: 7, range: [0, 5.5], out_of_range: clamp}
      """
    let entries = try #require(try Registry(parsing: text).entries)
    #expect(entries[0].defaultValue == .json("{\"a\": 1}") && entries[0].fallback == .useDefault)
    #expect(entries[0].expiry == .never(reason: "x") && entries[0].tags == ["t"] && entries[0].tracker == "u")
    #expect(entries[1].kind == .double(DoubleType(range: 0...5.5, outOfRange: .clamp)) && entries[1].defaultText == "7.0")
    #expect(entries.map(\.accessor) == ["a", "b"] && entries.map(\.key) == ["a", "b"])
  }

  @Test(
    "is not made of a declaration with a fault",
    arguments: ["default: '{'", "default: '{}', expires: 2027-02-30", "default: '{}', fallback: x", "owner: a"])
  func unsound(attributes: String) throws {
    #expect(try Registry(parsing: "a: {owner: m, type: json, \(attributes)}").entries == nil)
  }

  @Test("keeps keys, owners and texts as they are written, in the order of the file")
  func order() throws {
    let keys = ["b", "a", "ab", "z", "Z", "\u{E9}", "e\u{301}"]
    let text = keys.map { "\($0): {owner: o, type: string, default: ' x '}\n" }.joined()
    let entries = try #require(try Registry(parsing: text).entries)
    #expect(entries.map { Array($0.key.utf8) } == keys.map { Array($0.utf8) })
    #expect(entries.allSatisfy { $0.defaultText == " x " })
  }
}
