import TestSupport
import Testing

@testable import RegistryModel

@Suite("A list")
struct ListTests {
  private let ints = Kind.list(ListType(of: .int(IntType())))

  @Test("is a JSON array of values", arguments: ListTexts.lists)
  func values(text: String, items: [Int64]) { #expect(ints.interpret(text) == .value(.list(items.map(Value.int)))) }

  @Test("is nothing else", arguments: ListTexts.others)
  func others(text: String) {
    guard case .unreadable = ints.interpret(text) else {
      Issue.record("\(text) is read")
      return
    }
  }

  @Test("has more than 200 texts in its tests, each once")
  func count() {
    let texts = (ListTexts.lists.map(\.text) + ListTexts.others).map { Array($0.utf8) }
    #expect(Set(texts).count == texts.count)
    #expect(texts.count > 200)
  }

  @Test(
    "is refused by one item, which is named",
    arguments: [
      ("", .empty), ("5", .notAnArray), ("[1,\"x\"]", .badItem(1, "x", .notAnInteger)), ("[null]", .badItem(0, nil, .notAnItem)),
      ("[1,[2]]", .badItem(1, nil, .notAnItem)), ("[1.5]", .badItem(0, "1.5", .notWhole)),
    ] as [(String, Unreadable)])
  func reasons(text: String, reason: Unreadable) { #expect(ints.interpret(text) == .unreadable(reason)) }

  @Test("has at most so many items, and each once where the key asks for that")
  func limits() {
    let kind = Kind.list(ListType(of: .int(IntType()), maxItems: 3, isUnique: true))
    #expect(kind.interpret("[1,2,3]") == .value(.list([.int(1), .int(2), .int(3)])))
    #expect(kind.interpret("[1,2,3,4]") == .unreadable(.tooManyItems(limit: 3)))
    #expect(kind.interpret("[1,2,\"1.0\"]") == .unreadable(.badItem(2, "1.0", .repeatedItem)))
    let strings = Kind.list(ListType(of: .string(StringType()), isUnique: true))
    #expect(strings.interpret("[\"\u{E9}\",\"e\u{301}\"]") == .value(.list([.string("\u{E9}"), .string("e\u{301}")])))
    #expect(strings.interpret("[\"a\",\"\\u0061\"]") == .unreadable(.badItem(1, "a", .repeatedItem)))
  }

  @Test("has the nearest bounds where items are out of range")
  func range() {
    let kind = Kind.list(ListType(of: .int(IntType(range: 0...9, outOfRange: .clamp))))
    #expect(kind.interpret("[5,12]") == .outOfRange(.list([.int(5), .int(12)]), nearest: .list([.int(5), .int(9)])))
    #expect(kind.interpret("[12,\"x\"]") == .unreadable(.badItem(1, "x", .notAnInteger)))
  }

  @Test(
    "has a canonical text that reads back",
    arguments: [
      (Kind.int(IntType()), "[ \"1\", 2.0 ]", "[1,2]"), (.double(DoubleType()), "[.5]", nil),
      (.double(DoubleType()), "[1e3]", "[1000.0]"),
      (.bool(BoolType()), "[\"TRUE\",0]", "[true,false]"), (.string(StringType()), "[\"a\\u0022\",5]", "[\"a\\\"\",\"5\"]"),
      (.duration(DurationType()), "[\"60s\"]", "[\"1m\"]"), (.url(URLType()), "[\"https://e\"]", "[\"https://e\"]"),
      (.enumeration(EnumType([EnumValue(text: "x", caseName: "x")])), "[\"x\",\"x\"]", "[\"x\",\"x\"]"),
      (.int(IntType()), "[]", "[]"),
    ] as [(Kind, String, String?)])
  func canonical(item: Kind, text: String, canonical: String?) {
    let kind = Kind.list(ListType(of: item))
    let value = kind.interpret(text).value
    #expect(value.map(kind.text) == canonical)
    if let value { #expect(kind.interpret(kind.text(of: value)) == .value(value)) }
  }
}
