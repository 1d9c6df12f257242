import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import TestSupport
import Testing

@testable import RegistryCompat

@Suite("A registry and those that shipped")
struct CompatibilityTests {
  private static let limit = "k: {owner: a, type: int, default: 3, range: [0, 10]}\n"
  private static let other = "o: {owner: a, type: int, default: 1}\n"

  private func messages(_ new: String, _ old: (String, String)...) -> [String] {
    report(new, since: old).diagnostics.map { "\($0.severity.rawValue) \($0.message)" }
  }

  @Test("a key that is gone is a break for the versions that read it")
  func removed() {
    #expect(
      messages(Self.other, ("5.1", Self.limit + Self.other), ("5.0", Self.limit))
        == ["error 'k': removed, but shipped versions read it (5.0, 5.1)"])
    #expect(messages(Self.limit.replacing("range", with: "retired: gone, range") + Self.other, ("5.0", Self.limit)) == [])
  }

  @Test("a key that was retired in every version in use can go")
  func retired() {
    let retired = "k: {owner: a, type: int, default: 3, retired: gone}\n"
    #expect(messages(Self.other, ("5.1", retired + Self.other)) == [])
    #expect(
      messages(Self.other, ("5.0", Self.limit + Self.other), ("5.1", retired + Self.other))
        == ["error 'k': removed, but shipped versions read it (5.0)"])
  }

  @Test("a key renamed under the same accessor is named")
  func renamed() {
    #expect(
      messages("k2: {owner: a, type: int, default: 3, accessor: k}", ("5.0", Self.limit))
        == ["error 'k': removed, but shipped versions read it; 'k2' has its accessor now (5.0)"])
    let both =
      "k: {owner: a, type: int, default: 3, range: [0, 10], retired: renamed, replaced_by: k2}\nk2: {owner: a, type: int, default: 3, accessor: k}\n"
    #expect(messages(both, ("5.0", Self.limit)) == [])
  }

  @Test("a key used again after a gap is a break if it means something else")
  func reused() {
    let again = "k: {owner: b, type: int, default: 3, range: [0, 10]}\n" + Self.other
    let versions = [("5.0", Self.limit + Self.other), ("5.1", Self.other)]
    #expect(
      report(again, since: versions).diagnostics.map(\.message)
        == ["'k': not read in 5.1, and used again: the owner was 'a' and is 'b' (5.0)"])
    #expect(report(Self.limit + Self.other, since: versions).diagnostics.isEmpty)
    let retired = [("5.0", Self.limit), ("5.1", Self.limit.replacing("range", with: "retired: gone, range"))]
    #expect(report(again, since: retired).diagnostics.map(\.rule) == ["key-reused"])
    #expect(report(again, since: [("5.0", Self.limit)]).diagnostics.isEmpty, "without a gap the owner may change")
  }

  @Test("the order of the versions is theirs, whatever the order in which they are given")
  func order() {
    let old = [("5.10", Self.other), ("5.9", Self.limit + Self.other)]
    #expect(report(Self.limit.replacing("3", with: "4") + Self.other, since: old).diagnostics.map(\.rule) == ["key-reused"])
    #expect(Compatibility(of: release(Self.other), since: old.map { release($0.1, $0.0) }).releases == ["5.9", "5.10"])
  }

  @Test("one change is one finding, with all versions that differ in it")
  func versions() {
    let wide = Self.limit.replacing("10", with: "500")
    let old =
      ["5.0", "5.1", "5.2", "5.3", "5.4", "5.5"].map { ($0, Self.limit) } + [("4.0", Self.limit.replacing("10", with: "20"))]
    #expect(
      report(wide, since: old).diagnostics.map(\.message) == [
        "'k': 'range' was 0...10 and is 0...500; shipped versions read '500' as their default, '3' (5.0, 5.1, 5.2, 5.3 and 2 more)",
        "'k': 'range' was 0...20 and is 0...500; shipped versions read '500' as their default, '3' (4.0)",
      ])
  }

  @Test("a finding is at the new registry's line, with the old one's place as a note, and its values for programs")
  func places() throws {
    let old = "k:\n  owner: a\n  type: int\n  default: 3\n  range: [0, 10]\n"
    let finding = try #require(report("# new\n" + old.replacing("10", with: "500"), since: [("5.0", old)]).diagnostics.first)
    #expect(finding.location?.span?.start.line == 6 && finding.location?.span?.start.column == 10)
    #expect(finding.notes.map(\.message) == ["5.0 has it here"] && finding.notes[0].location?.span?.start.line == 5)
    #expect(finding.key == "k" && finding.owner == "a")
    #expect(
      finding.details == [
        "change": "widened", "attribute": "range", "from": "0...10", "to": "0...500", "example": "500", "shippedReading": "3",
        "versions": ["5.0"],
      ])
  }

  @Test("an intended break is accepted by key and rule, and an acceptance of nothing is reported")
  func accepted() {
    func settings(_ rule: String) -> String {
      "$registry: {compat: {accept: [{key: k, rule: \(rule), reason: nobody sets more}]}}\n"
    }
    let wide = Self.limit.replacing("10", with: "500")
    let accepted = report(settings("range-widened") + wide, since: [("5.0", Self.limit)])
    #expect(accepted.diagnostics.isEmpty)
    #expect(accepted.summary == "no breaking changes, 1 accepted against 5.0")
    let other = report(settings("type-changed") + wide, since: [("5.0", Self.limit)])
    #expect(
      other.diagnostics.map { "\($0.severity.rawValue) \($0.rule)" } == ["warning unused-acceptance", "error range-widened"])
    #expect(other.diagnostics[0].location?.span?.start.line == 1)
  }

  @Test("the registry sets the severities")
  func severities() {
    let new = "$registry: {rules: {range-widened: warning, default-changed: off}}\n" + Self.limit.replacing("10", with: "500")
    let found = report(new.replacing("default: 3", with: "default: 4"), since: [("5.0", Self.limit)])
    #expect(found.diagnostics.map { "\($0.severity.rawValue) \($0.rule)" } == ["warning range-widened"])
  }

  @Test("the table for a pull request has breaking changes first, and what was added")
  func markdown() {
    let new =
      "new: {owner: b, type: int, default: 1}\no: {owner: a, type: int, default: 2}\n" + Self.limit.replacing("10", with: "500")
    #expect(
      report(new, since: [("5.0", Self.limit + Self.other)]).markdown() == """
        **Shipped versions:** 1 breaking change, 2 others against `5.0`

        | | key | owner | change | versions |
        |---|---|---|---|---|
        | ! | `k` | `a` | `'range' was 0...10 and is 0...500; shipped versions read '500' as their default, '3'` | `5.0` |
        | + | `new` | `b` | `added` |  |
        | ~ | `o` | `a` | `the default was '1' and is '2'` | `5.0` |

        """)
    #expect(
      report(Self.limit, since: [("5.0", Self.limit)]).markdown() == "**Shipped versions:** no breaking changes against `5.0`\n")
  }

  @Test("old registries are read as far as they go")
  func lenient() {
    let text = """
      $registry: {owners: [nobody]}
      k: {owner: a, type: int, default: 3, range: [0, 10], expires: someday, colour: red}
      url: {owner: a, type: hyperlink, default: x, colour: red}
      bad: {owner: a, type: int, default: many}
      limits: {owner: a, type: int, default: 1, range: [5, 0]}
      """
    let reading = LenientReading(readRegistry([text]).registry, name: "5.0", settings: Settings())
    #expect(reading.release.keys.map(\.key) == ["k"])
    #expect(
      reading.diagnostics.map { "\($0.severity.rawValue) \($0.message)" } == [
        "note '5.0' has attributes that are not known: 'colour'",
        "warning 'url' of '5.0' cannot be compared: the type 'hyperlink' is not known",
        "warning 'bad' of '5.0' cannot be compared: its default or what limits it has a fault",
        "warning 'limits' of '5.0' cannot be compared: its default or what limits it has a fault",
      ])
  }
}

@Suite("The pages of the rules about shipped versions")
struct CompatRulesTests {
  static let pages = CompatRules.documentation

  @Test("are in the order of their ids, with a summary that fits a line", arguments: pages)
  func page(page: RuleDocumentation) {
    #expect(Self.pages.map(\.id) == Set(Self.pages.map(\.id)).sorted())
    #expect(page.summary.utf8.count <= 90 && !page.summary.hasSuffix("."))
  }

  @Test("have an example that the rule reports, and one that it does not", arguments: pages.filter { $0.badExample != nil })
  func examples(page: RuleDocumentation) throws {
    for (example, isBad) in [(try #require(page.badExample), true), (try #require(page.goodExample), false)] {
      let texts = example.split(separator: "\n---\n").map(String.init)
      for text in texts { #expect(readRegistry([text]).diagnostics.isEmpty) }
      let old = texts.dropLast().enumerated().map { ("5.\($0.offset)", $0.element) }
      let found = report(try #require(texts.last), since: Array(old)).diagnostics
      #expect(found.contains { $0.rule == page.id } == isBad, "\(found.map(\.message))")
      if isBad { #expect(found.map(\.rule) == [page.id]) }
    }
  }
}
