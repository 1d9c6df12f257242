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
