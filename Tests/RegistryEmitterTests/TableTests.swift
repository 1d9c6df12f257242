import Testing

@testable import RegistryEmitter

/// The table of the generated file: a line for each key, in one literal.
@Suite("the table of keys")
struct TableTests {
  @Test(
    "a line has the key, what decides its value, and what is for people",
    arguments: [
      ("{owner: o, type: bool, default: true}", "bool|true||flag|o||"),
      ("{owner: o, type: bool, default: no}", nil),
      ("{owner: o, type: int, default: 7, range: [-5, 20]}", "int|7|-5,20|flag|o||"),
      ("{owner: o, type: int, default: 7, range: [0, 20], out_of_range: clamp}", "int,clamp|7|0,20|flag|o||"),
      ("{owner: o, type: double, default: 1.50, range: [0, 1e3]}", "double|1.5|0.0,1000.0|flag|o||"),
      ("{owner: o, type: int, default: 7, fallback: default}", "int,fetched|7||flag|o||"),
      (
        "{owner: o, type: int, default: 7, fallback: default, max_age: 1.5h, report: true}",
        "int,fetched,age=5400.0,report|7||flag|o||"
      ),
      ("{owner: o, type: string, default: 'a,b|c%d'}", "string|a,b%7Cc%25d||flag|o||"),
      ("{owner: o, type: string, default: ab, max_length: 3}", "string|ab|3|flag|o||"),
      ("{owner: o, type: string, default: a, pattern: '[a-c]'}", "string|a|,1 0 1 5 0 0 0 0 0,97 99|flag|o||"),
      ("{owner: o, type: enum, values: ['a,b', '', c], default: ''}", "enum||a%2Cb,,c|flag|o||"),
      ("{owner: o, type: json, default: '[1, 2]'}", "json|[1, 2]||flag|o||"),
      ("{owner: o, type: url, default: 'https://e/a|b,c'}", nil),
      ("{owner: o, type: url, default: 'https://e/a%20b,c'}", "url|https://e/a%2520b,c|https|flag|o||"),
      ("{owner: o, type: url, default: 'app://e', schemes: [HTTPS, app, https]}", "url|app://e|https,app|flag|o||"),
      ("{owner: o, type: duration, default: 90s}", "duration|90s||flag|o||"),
      (
        "{owner: o, type: duration, default: 1h, range: [30s, 1.5h], out_of_range: clamp}", "duration,clamp|1h|30s,90m|flag|o||"
      ),
      ("{owner: o, type: list, of: int, default: [1, 2], range: [0, 9]}", "list,of=int|[1,2]|0,9|flag|o||"),
      (
        "{owner: o, type: list, of: string, default: '[\"a|b\"]', max_items: 3, unique: true}",
        #"list,of=string,items=3,unique|["a%7Cb"]||flag|o||"#
      ),
      ("{owner: o, type: bool, default: true, expires: 2030-01-31}", "bool|true||flag|o|2030-01-31|"),
      ("{owner: o, type: bool, default: true, expires: never, reason: r}", "bool|true||flag|o|never|"),
      (
        "{owner: 'a|b', type: bool, default: true, description: \"one\\ntwo|three\\n\"}",
        "bool|true||flag|a%7Cb||one%0Atwo%7Cthree"
      ),
      ("{owner: o, type: bool, default: true, accessor: other}", "bool|true||other|o||"),
    ] as [(String, String?)])
  func line(entry: String, fields: String?) throws {
    let lines = try? Generated.text("{{#entries}}{{{tableLine}}}{{/entries}}", of: Array("flag: \(entry)".utf8))
    // FNV-1a of `flag`, computed by hand with the parameters of RFC 9923.
    #expect(lines == fields.map { "\(Self.number(of: "flag"))|flag|" + $0 })
  }

  @Test(
    "a number is the FNV-1a hash of the key without its highest bit",
    arguments: [("", 0x811C_9DC5), ("a", 0xE40C_292C), ("foobar", 0xBF9C_F968)])
  func hash(key: String, number: UInt32) { #expect(KeyNumbers.hash(key) == number & 0x7FFF_FFFF) }

  @Test("keys that have one hash get two numbers, in whatever order the registry has them")
  func collision() {
    #expect(KeyNumbers.hash("costarring") == KeyNumbers.hash("liquid"))
    let number = KeyNumbers.hash("liquid")
    #expect(KeyNumbers.numbers(of: ["liquid", "costarring"]) == [number + 1, number])
    #expect(KeyNumbers.numbers(of: ["costarring", "other", "liquid"]) == [number, KeyNumbers.hash("other"), number + 1])
  }

  @Test("a key more changes no line of the others")
  func stability() throws {
    let few = try Generated.file(Array("a: {owner: o, type: int, default: 1}\nc: {owner: o, type: int, default: 1}\n".utf8))
    let more = try Generated.file(
      Array(
        "a: {owner: o, type: int, default: 1}\nb: {owner: o, type: int, default: 1}\nc: {owner: o, type: int, default: 1}\n".utf8)
    )
    let added = Self.lines(more).subtracting(Self.lines(few))
    let gone = Self.lines(few).subtracting(Self.lines(more))
    #expect(added.filter { !$0.contains("registryDigest") && !$0.contains(": 3)") && !$0.contains("(3)") }.count == 3)
    #expect(gone.allSatisfy { $0.contains("registryDigest") || $0.contains(": 2)") || $0.contains("(2)") })
  }

  private static func lines(_ file: String) -> Set<Substring> { Set(file.split(separator: "\n")) }

  private static func number(of key: String) -> String {
    let hash = key.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } & 0x7FFF_FFFF
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
