import RegistryDiagnostics
import RegistryModel
import RegistryTemplate
import RegistryText
import TestSupport
import Testing

@testable import RegistryReport

/// A page about a registry, as of a day.
func page(_ text: String, today: String = "2026-12-01") throws -> ReportPage {
  let registry = readRegistry([text]).registry
  return ReportPage(
    try #require(registry.entries), registry.settings, sources: ["registry.yml"], today: try #require(CalendarDay(today)),
    policy: ExpiryPolicy(registry.settings))
}

@Suite("A page about a registry")
struct ReportPageTests {
  private let registry = """
    late: {owner: growth, type: bool, default: false, expires: 2027-05-01}
    old: {owner: payments, type: bool, default: false, expires: 2026-10-02}
    now: {owner: growth, type: bool, default: false, expires: 2026-12-01}
    kill: {owner: payments, type: bool, default: false, expires: never, reason: kill switch}
    size: {owner: payments, type: int, default: 1, range: [0, 9]}

    """

  @Test("counts the keys by what stands out")
  func counts() throws {
    #expect(try page(registry).counts.map(\.count) == [5, 2, 1, 1, 1, 1])
  }

  @Test("says what needs doing, the most urgent first, then what the dashboard has wrong, then what nobody reads")
  func tasks() throws {
    var page = try page(registry)
    page.keys[4].problems = [ReportProblem("the value 'x' is not an integer", advice: "correct it")]
    page.keys[0].places = []
    page.keys[1].places = [ReadPlace(SourceLocation(path: "A.swift"), isTest: false)]
    #expect(page.tasks.map(\.key.entry.key) == ["old", "now", "size", "late"])
    #expect(
      page.tasks.map(\.what)
        == ["Expired 60 days ago", "Expires today", "The value 'x' is not an integer", "Not read in the sources"])
  }

  @Test("asks for the removal of a retired key whose last day is over, and says why it is retired")
  func retired() throws {
    let page = try page(
      """
      gone: {owner: a, type: bool, default: true, retired: on for everybody, expires: 2026-11-01}
      going: {owner: a, type: bool, default: true, retired: on since 6.0, expires: 2027-11-01}
      old: {owner: a, type: bool, default: true, deprecated: a new one is better, expires: 2027-12-01}

      """)
    #expect(page.tasks.map(\.what) == ["Retired, can be removed"])
    #expect(page.teams[0].summary == "3 keys: 1 later, 2 retired")
    #expect(page.teams[0].notable.map(\.entry.key) == ["gone", "going", "old"])
    #expect(
      page.keys.map(\.notes) == [["Retired: on for everybody"], ["Retired: on since 6.0"], ["Deprecated: a new one is better"]])
  }

  @Test("says by team which keys were extended and why")
  func extended() throws {
    let items = "[{from: 2026-06-01, to: 2026-12-31, reason: an audit}, {from: 2026-12-31, to: 2027-12-31, reason: more of it}]"
    let page = try page("late: {owner: a, type: bool, default: true, expires: 2027-12-31, extended: \(items)}\n")
    #expect(page.teams[0].notable.map(\.notes) == [["Extended twice, to 31 Dec 2026: an audit; to 31 Dec 2027: more of it"]])
    #expect(page.counts.last?.label == "Extended")
  }

  @Test("has the teams by name, each with its keys in the order of their days")
  func teams() throws {
    let teams = try page(registry).teams
    #expect(teams.map(\.name) == ["growth", "payments"])
    #expect(teams.map { $0.keys.map(\.entry.key) } == [["now", "late"], ["old", "kill", "size"]])
    #expect(teams.map(\.summary) == ["2 keys: 1 due, 1 later", "3 keys: 1 expired, 1 never expire"])
    #expect(teams[1].notable.map(\.entry.key) == ["old", "kill"])
  }

  @Test("links to a key by its name where that can be the name of a place")
  func anchors() throws {
    let text = "$registry: {rules: {illegal-key: off}}\n\"a b\": {owner: a, type: int, default: 1, accessor: ab}\n"
    #expect(try page(text).keys[0].anchor == "entry-0")
    #expect(try page(registry).keys[1].anchor == "key-old")
  }

  @Test(
    "links to pages of the web and to nothing else",
    arguments: [
      ("https://example.com/a?b=c", true), ("HTTP://example.com", true), ("javascript:alert(1)", false), ("APP-7", false),
      ("https://example.com/\"onclick=x", false), ("https://example.com/ x", false), ("//example.com", false),
      ("data:text/html,x", false), ("https://example.com/\u{202E}", false), (" https://example.com", false),
    ])
  func links(text: String, isLink: Bool) { #expect((text.webAddress != nil) == isLink) }
}

@Suite("The timeline")
struct TimelineTests {
  private func timeline(_ days: [String], today: String = "2026-12-01") throws -> Timeline? {
    let text = days.enumerated().map { "k\($0): {owner: a, type: bool, default: true, expires: \($1)}\n" }.joined()
    return Timeline(try page(text, today: today).keys, today: try #require(CalendarDay(today)))
  }

  @Test("shows twelve months around today, and what is before and after them at its ends")
  func months() throws {
    let timeline = try #require(
      try timeline(["2025-01-01", "2026-09-30", "2026-10-01", "2026-12-01", "2027-09-30", "2027-10-01", "9999-12-31"]))
    #expect(timeline.months.map(\.label).first == "Oct 2026" && timeline.months.map(\.label).contains("Jan 2027"))
    #expect(timeline.months.count == 12 && timeline.months.map(\.count) == [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    #expect(timeline.earlierCount == 2 && timeline.laterCount == 2)
    #expect(
      timeline.summary
        == "7 keys have a last day: 2 before October 2026, 3 in the twelve months shown, 2 after September 2027")
  }

  @Test("has a mark inside of the drawing for each key with a last day", arguments: [1, 40, 3_000])
  func marks(count: Int) throws {
    let first = try #require(CalendarDay("2026-01-01"))
    let days = (0..<count).compactMap { CalendarDay(daysSinceEpoch: first.daysSinceEpoch + $0 * 900 / count)?.description }
    let timeline = try #require(try timeline(days))
    #expect(timeline.marks.count == count)
    #expect(timeline.marks.allSatisfy { (0...Timeline.width).contains($0.x) && $0.y > 0 && $0.y < timeline.axisY })
    #expect(timeline.axisY < 400)
    let places = Set(timeline.marks.map { "\($0.x) \($0.y)" })
    #expect(places.count == count)
  }

  @Test("is none where no key has a last day, and ends with the calendar")
  func limits() throws {
    let text = "a: {owner: a, type: int, default: 1}\n"
    #expect(Timeline(try page(text).keys, today: try #require(CalendarDay("2026-12-01"))) == nil)
    #expect(try timeline(["0001-01-01", "9999-12-31"], today: "9999-12-31") == nil)
    #expect(try timeline(["2026-12-01"], today: "2026-01-31") != nil)
  }
}

@Suite("A place of the page")
struct ReportTextTests {
  @Test(
    "is written with one digit behind the point at most", arguments: [(1.0, "1"), (2.25, "2.3"), (0.04, "0"), (104.96, "105")])
  func coordinates(number: Double, text: String) { #expect(coordinateText(number) == text) }

  @Test("has the texts of a registry on one line")
  func lines() {
    #expect("a\n  b\r\nc\u{2028}d".onOneLine == "a b c d")
    #expect("a\u{202E}b".onOneLine == "a\\u{202E}b")
  }
}
