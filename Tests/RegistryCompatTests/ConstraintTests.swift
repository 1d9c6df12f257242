import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryCompat

@Suite("A change of what limits a key")
struct ConstraintTests {
  private static let same: [String] = []
  private static let narrowed = ["note values-narrowed"]

  @Test(
    "of a number breaks installs where the range takes more",
    arguments: [
      ("[0, 10]", "[0, 500]", ["error range-widened"]), ("[0, 10]", "[-1, 5]", ["error range-widened"]),
      ("[0, 10]", "[0, 10]", same), ("[0, 10]", "[1, 10]", narrowed), ("[0, 10]", "[2, 9]", narrowed),
    ])
  func ranges(old: String, new: String, expected: [String]) {
    for type in ["int", "double"] {
      #expect(findings("type: \(type), default: 3, range: \(old)", "type: \(type), default: 3, range: \(new)") == expected)
    }
  }

  @Test("of a range that comes or goes", arguments: ["int", "double"])
  func oneRange(type: String) {
    let (without, with) = ("type: \(type), default: 3", "type: \(type), default: 3, range: [0, 10]")
    #expect(findings(with, without) == ["error range-widened"])
    #expect(findings(without, with) == Self.narrowed)
  }

  @Test("of a range to all numbers is none")
  func wholeRange() {
    let all = "type: int, default: 3, range: [-9223372036854775808, 9223372036854775807]"
    #expect(findings("type: int, default: 3", all) == [] && findings(all, "type: int, default: 3") == [])
    #expect(
      findings("type: int, default: 3, range: [0, 9223372036854775807]", "type: int, default: 3") == ["error range-widened"])
  }

  @Test(
    "of the type of a json breaks installs unless they read every document",
    arguments: [
      ("", "", same), ("swift_type: A", "swift_type: A", same), ("swift_type: A", "swift_type: B", ["error decoding-changed"]),
      ("", "swift_type: A, keys: snake_case", narrowed), ("swift_type: A", "", ["error decoding-changed"]),
      ("swift_type: A", "swift_type: A, keys: snake_case", ["error decoding-changed"]),
      ("swift_type: A, schema: a.json", "swift_type: A, schema: b.json", same),
    ])
  func ownTypes(old: String, new: String, expected: [String]) {
    #expect(findings("type: json, default: '{}', " + old, "type: json, default: '{}', " + new) == expected)
  }

  @Test(
    "of a list breaks installs where it takes more",
    arguments: [
      ("of: int", "of: int", same), ("of: int, max_items: 2", "of: int, max_items: 3", ["error length-widened"]),
      ("of: int, max_items: 2", "of: int", ["error length-widened"]), ("of: int", "of: int, max_items: 2", narrowed),
      ("of: int, unique: true", "of: int", ["error uniqueness-dropped"]), ("of: int", "of: int, unique: true", narrowed),
      ("of: int, range: [0, 5]", "of: int, range: [0, 9]", ["error range-widened"]),
      ("of: int, range: [0, 9]", "of: int, range: [0, 5]", narrowed), ("of: int", "of: string", ["error type-changed"]),
      ("of: string", "of: int", narrowed), ("of: double", "of: int", narrowed),
      ("of: enum, values: [a]", "of: enum, values: [a, b]", ["error enum-widened"]),
    ])
  func lists(old: String, new: String, expected: [String]) {
    #expect(findings("type: list, default: [], " + old, "type: list, default: [], " + new) == expected)
  }

  @Test(
    "of a string breaks installs where it takes more, or nobody can tell",
    arguments: [
      ("", "", same), (", max_length: 5", ", max_length: 6", ["error length-widened"]),
      (", max_length: 5", "", ["error length-widened"]),
      ("", ", max_length: 5", narrowed), (", max_length: 5", ", max_length: 4", narrowed),
      (", pattern: 'a+'", ", pattern: 'a*'", ["error pattern-changed"]), (", pattern: 'a+'", "", ["error pattern-changed"]),
      ("", ", pattern: 'a+'", narrowed), (", pattern: 'a+'", ", pattern: 'a+'", same),
      (", pattern: 'a+', max_length: 5", ", pattern: 'a*', max_length: 6", ["error length-widened", "error pattern-changed"]),
    ])
  func strings(old: String, new: String, expected: [String]) {
    #expect(findings("type: string, default: aa" + old, "type: string, default: aa" + new).sorted() == expected)
  }

  @Test(
    "of an enum breaks installs where it has a value more",
    arguments: [
      ("[a, b]", "[a, b, c]", ["error enum-widened"]), ("[a, b]", "[a, c]", ["error enum-widened"]), ("[a, b]", "[b, a]", same),
      ("[a, b]", "[a]", narrowed), ("[a, b]", "{x: a, y: b}", same),
      ("[a, \"\\u00e9\"]", "[a, \"e\\u0301\"]", ["error enum-widened"]),
    ])
  func enums(old: String, new: String, expected: [String]) {
    #expect(findings("type: enum, default: a, values: \(old)", "type: enum, default: a, values: \(new)") == expected)
  }

  @Test(
    "of a URL breaks installs where it takes a scheme more",
    arguments: [
      ("", ", schemes: [https, http]", ["error schemes-widened"]), (", schemes: [https, http]", "", narrowed),
      (", schemes: [http, https]", ", schemes: [HTTPS, http]", same),
    ])
  func urls(old: String, new: String, expected: [String]) {
    let url = "type: url, default: 'https://example.com'"
    #expect(findings(url + old, url + new) == expected)
  }

  @Test(
    "to another type breaks installs unless they read all of its texts",
    arguments: [
      ("type: int, default: 1", "type: double, default: 1", "error type-changed"),
      ("type: double, default: 1", "type: int, default: 1", "note values-narrowed"),
      ("type: double, default: 1, range: [0, 5]", "type: int, default: 1, range: [1, 5]", "note values-narrowed"),
      ("type: double, default: 1, range: [0, 5]", "type: int, default: 1", "error type-changed"),
      ("type: string, default: a", "type: enum, default: a, values: [a]", "note values-narrowed"),
      ("type: string, default: a, max_length: 1", "type: enum, default: a, values: [a, bc]", "error type-changed"),
      ("type: enum, default: a, values: [a]", "type: string, default: a", "error type-changed"),
      ("type: string, default: a", "type: bool, default: true, expires: never, reason: r", "note values-narrowed"),
      ("type: string, default: a, max_length: 4", "type: bool, default: true, expires: never, reason: r", "error type-changed"),
      ("type: bool, default: true, expires: never, reason: r", "type: int, default: 1", "error type-changed"),
      ("type: int, default: 1", "type: bool, default: true, expires: never, reason: r", "error type-changed"),
      ("type: json, default: '1'", "type: int, default: 1", "error type-changed"),
      (
        "type: enum, default: 'true', values: ['true']", "type: bool, default: true, expires: never, reason: r",
        "error type-changed"
      ),
    ])
  func types(old: String, new: String, expected: String) { #expect(findings(old, new) == [expected]) }

  @Test("is reported with a text that the new registry takes and what a shipped version makes of it")
  func examples() {
    func message(_ old: String, _ new: String) -> String? {
      report("k: {owner: a, \(new)}", since: [("5.0", "k: {owner: a, \(old)}")]).diagnostics.first?.message
    }
    #expect(
      message("type: int, default: 3, range: [0, 10]", "type: int, default: 3, range: [0, 500]")
        == "'k': 'range' was 0...10 and is 0...500; shipped versions read '500' as their default, '3' (5.0)")
    #expect(
      message("type: int, default: 3, range: [0, 10], out_of_range: clamp", "type: int, default: 3, out_of_range: clamp")
        == "'k': 'range' was 0...10 and is no range; shipped versions read '11' as their bound, '10' (5.0)")
    #expect(
      message("type: int, default: 3", "type: double, default: 3")
        == "'k': the type was 'int' and is 'double'; shipped versions read '1.5' as their default, '3' (5.0)")
    #expect(
      message("type: enum, default: a, values: [a]", "type: enum, default: a, values: [a, b]")
        == "'k': 'values' was a and is a, b; shipped versions read 'b' as their default, 'a' (5.0)")
  }

  @Test(
    "to what is read otherwise is a note",
    arguments: [
      ("type: int, default: 3", "type: int, default: 4", ["note default-changed"]),
      ("type: int, default: 20.0", "type: int, default: 20", same),
      ("type: json, default: '{\"a\": 1, \"b\": 2}'", "type: json, default: '{\"b\":2,\"a\":1}'", same),
      ("type: int, default: 3", "type: int, default: 3, fallback: default", ["note fallback-changed"]),
      ("type: int, default: 3, fallback: last_activated_then_default", "type: int, default: 3", same),
      (
        "type: int, default: 3, fallback: default, max_age: 1h", "type: int, default: 3, fallback: default, max_age: 2h",
        ["note fallback-changed"]
      ),
      (
        "type: int, default: 3, range: [0, 9]", "type: int, default: 3, range: [0, 9], out_of_range: clamp",
        ["note out-of-range-changed"]
      ), ("type: int, default: 3", "type: int, default: 3, accessor: other", ["note accessor-renamed"]),
      ("type: int, default: 3", "type: int, default: 3, retired: gone", same),
      ("type: int, default: 3, retired: gone", "type: double, default: 3", same),
      ("type: int, default: 3", "type: int, default: 3, description: other, tags: [x]", same),
    ])
  func notes(old: String, new: String, expected: [String]) { #expect(findings(old, new) == expected) }
}
