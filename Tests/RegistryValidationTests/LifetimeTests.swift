import RegistryDiagnostics
import Testing

@Suite("An entry's lifetime")
struct LifetimeTests {
  @Test("is given by every bool, and may be given by other entries")
  func missing() {
    expectMarked(
      """
      a: {owner: m, type: bool, default: true} #! warning[missing-expiry]
      b: {owner: m, type: int, default: 1}
      c: {owner: m, type: bool, default: true, expires: never, reason: Kill switch}
      d: {owner: m, type: bool, default: true, expires: never} #! error[missing-reason]
      e: {owner: m, type: bool, default: true, expires: never, reason: ""} #! error[missing-reason]
      f: {owner: m, type: bool, default: true, expires: never, reason: } #! error[malformed-attribute]
      g: {owner: m, type: string, default: a, expires: never} #! error[missing-reason]
      h: {owner: m, type: bool, default: true, expires: "never", reason: x}
      """)
  }

  @Test("may be extended, each time from the day before to a later one, and the last time to the day itself")
  func extended() {
    expectMarked(
      """
      a:
        owner: m
        type: bool
        default: true
        expires: 2027-12-31
        extended:
          - {from: 2027-01-31, to: 2027-06-30, reason: first}
          - {from: 2027-06-30, to: 2027-12-31, reason: second, x-by: m}
      b:
        owner: m
        type: bool
        default: true
        expires: 2027-12-30
        extended:
          - {from: 2027-06-30, to: 2027-01-31, reason: first} #! warning[extension-gap]
          - {from: 2027-06-30, to: 2027-12-31, reason: second} #! warning[extension-gap] #! warning[extension-gap]
      c: {owner: m, type: int, default: 1, extended: [{from: 2027-01-31, to: 2027-06-30, reason: r}]} #! warning[extension-gap]
      d:
        owner: m
        type: bool
        default: true
        expires: never
        reason: Kill switch
        extended: [{from: 2027-01-31, to: 2027-06-30, reason: first}]
      """)
  }

  @Test(
    "is extended with two days and a reason",
    arguments: [
      ("x", "'extended' of 'x' is a single text, but a list is expected"), ("", "'extended' of 'x' is empty"),
      ("{from: 2027-01-31, to: 2027-06-30, reason: r}", "'extended' of 'x' is a mapping, but a list is expected"),
      ("[2027-01-31]", "an item of 'extended' of 'x' is a single text, but '{from: day, to: day, reason: text}' is expected"),
      (
        "[{from: 2027-01-31}]",
        "an item of 'extended' of 'x' is a mapping without 'to' and 'reason', but '{from: day, to: day, reason: text}' is expected"
      ),
    ]
      + ["from: 31.01.2027, to: 2027-06-30, reason: r", "from: 2027-01-31, to: 2027-06-31, reason: r"].map(faulty)
      + ["from: 2027-01-31, to: 2027-06-30, reason: ''", "from: 2027-01-31, to: 2027-06-30, reason: r, by: m"].map(faulty))
  func malformed(text: String, message: String) {
    let found = findings(entry("x", "owner: m", "type: int", "default: 1", "expires: 2027-06-30", "extended: \(text)"))
    #expect(found.map(Found.init) == [Found(line: 6, rule: "malformed-attribute")])
    #expect(found.first?.message == message)
  }

  private static func faulty(_ item: String) -> (String, String) {
    let found = "a mapping with another name, or with a value that is not a day or is empty"
    return ("[{\(item)}]", "an item of 'extended' of 'x' is \(found), but '{from: day, to: day, reason: text}' is expected")
  }

  @Test("is extended as often as the registry allows", arguments: [(0, 1), (1, nil), (2, nil)] as [(Int, Int?)])
  func limit(limit: Int, line: Int?) {
    let item = "[{from: 2027-01-31, to: 2027-06-30, reason: r}]"
    let text = "x: {owner: m, type: int, default: 1, expires: 2027-06-30, extended: \(item)}\n"
    let found = findings(text + "$registry: {expiry: {max_extensions: \(limit)}}\n")
    #expect(found.map(Found.init) == line.map { [Found(line: $0, rule: "too-many-extensions")] } ?? [])
    if line != nil { #expect(found.first?.message == "'x' was extended once, but at most 0 extensions are allowed") }
  }

  @Test(
    "ends on a day that exists, in one form",
    arguments: [
      ("2027-02-30", "a day that does not exist", nil), ("2026-11-31", "a day that does not exist", nil),
      ("2027-13-01", "a day that does not exist", nil), ("2027-02-29", "a day that does not exist", nil),
      ("0000-01-01", "a day that does not exist", nil),
      ("03/04/2027", "which does not have the form YYYY-MM-DD", "write the day as YYYY-MM-DD, or 'never'"),
      ("04.03.2027", "which does not have the form YYYY-MM-DD", "write the day as YYYY-MM-DD, or 'never'"),
      ("2027-3-4", "which does not have the form YYYY-MM-DD", "did you mean '2027-03-04'?"),
      ("2027/03/04", "which does not have the form YYYY-MM-DD", "did you mean '2027-03-04'?"),
      ("20270304", "which does not have the form YYYY-MM-DD", "did you mean '2027-03-04'?"),
      ("2027-03-04T00:00:00Z", "which does not have the form YYYY-MM-DD", "did you mean '2027-03-04'?"),
      ("4 March 2027", "which does not have the form YYYY-MM-DD", "write the day as YYYY-MM-DD, or 'never'"),
      ("2027-2-30", "which does not have the form YYYY-MM-DD", "write the day as YYYY-MM-DD, or 'never'"),
      ("Never", "which does not have the form YYYY-MM-DD", "did you mean 'never'?"),
      ("２０２７-０３-０４", "which does not have the form YYYY-MM-DD", "write the day as YYYY-MM-DD, or 'never'"),
      ("-2027-03-04", "which does not have the form YYYY-MM-DD", "write the day as YYYY-MM-DD, or 'never'"),
      ("99999999999999999999-01-01", "which does not have the form YYYY-MM-DD", "write the day as YYYY-MM-DD, or 'never'"),
    ] as [(String, String, String?)])
  func invalid(text: String, problem: String, fix: String?) {
    let found = findings(entry("x", "owner: a", "type: bool", "default: true", "expires: \(text)"))
    #expect(found.map(Found.init) == [Found(line: 5, rule: "invalid-date")])
    #expect(found.first?.message == "'expires' of 'x' is '\(text)', \(problem)")
    #expect(found.first?.fix?.message == fix)
  }

  @Test("ends on any day that exists", arguments: ["2028-02-29", "\"2027-03-04\"", "0001-01-01", "9999-12-31"])
  func valid(text: String) {
    #expect(findings(entry("x", "owner: a", "type: bool", "default: true", "expires: \(text)")) == [])
  }
}
