import RegistryModel
import Testing

@testable import RegistryReport

@Suite("A list of keys")
struct KeyListTests {
  private let registry = """
    old_banner: {owner: growth, type: bool, default: false, expires: 2026-11-01, tags: [ui]}
    checkout: {owner: payments, type: bool, default: true, expires: 2026-11-30, tags: [ui, money]}
    trial_days: {owner: growth, type: int, default: -7, range: [-30, 30], expires: 2026-12-10}
    plan: {owner: payments, type: enum, values: [free, plus], default: free, expires: 2027-06-30}
    kill_uploads: {owner: media, type: bool, default: false, expires: never, reason: kill switch}

    """

  private func keys(_ change: (inout KeyFilter) -> Void) throws -> [String] {
    var filter = KeyFilter()
    change(&filter)
    return try list(registry, filter).keys.map(\.entry.key)
  }

  @Test("has the keys that every part of the filter takes")
  func filter() throws {
    #expect(try keys { _ in }.count == 5)
    #expect(try keys { $0.owners = ["growth", "media"] } == ["old_banner", "trial_days", "kill_uploads"])
    #expect(try keys { $0.types = [.enumeration, .int] } == ["trial_days", "plan"])
    #expect(try keys { $0.tags = ["money", "none"] } == ["checkout"])
    #expect(try keys { $0.states = [.expired] } == ["old_banner"])
    #expect(try keys { $0.states = [.due] } == ["checkout", "trial_days"])
    #expect(try keys { $0.expiresBefore = CalendarDay("2026-11-30") } == ["old_banner"])
    #expect(try keys { $0.keys = ["*_?anner", "plan"] } == ["old_banner", "plan"])
    #expect(
      try keys {
        $0.owners = ["growth"]
        $0.states = [.due]
      } == ["trial_days"])
  }

  @Test("as text has a row for each key, and fits a line by cutting the widest cells")
  func text() throws {
    #expect(
      try list(registry).text() == """
        key           owner     type  default  expires     state
        old_banner    growth    bool  false    2026-11-01  expired 29 days ago
        checkout      payments  bool  true     2026-11-30  expires today
        trial_days    growth    int   -7       2026-12-10  expires in 10 days
        plan          payments  enum  free     2027-06-30
        kill_uploads  media     bool  false    never

        5 keys (as of 2026-11-30)

        """)
    let (key, text) = (String(repeating: "k", count: 100), String(repeating: "d", count: 90))
    let long = "\(key): {owner: growth, type: string, default: \(text)}\n"
    let rows = try list(long).text(width: 80).split(separator: "\n")
    #expect(rows.allSatisfy { $0.count <= 80 })
    #expect(rows[1].hasPrefix("kkkkkkkkkkkkkkkkkkkk") && rows[1].contains("k…  growth") && rows[1].contains("ddd…"))
  }

  @Test("as text is one line where no key fits")
  func none() throws {
    var filter = KeyFilter()
    filter.owners = ["nobody"]
    #expect(try list(registry, filter).text() == "0 of 5 keys (as of 2026-11-30)\n")
    #expect(try list(registry, filter).markdown == "**Keys:** 0 of 5 keys (as of 2026-11-30)\n")
  }

  @Test("says which keys are retired or deprecated, and what takes their place")
  func retired() throws {
    let registry = """
      gone: {owner: a, type: bool, default: true, retired: on for everybody, replaced_by: here, expires: 2026-11-01}
      going: {owner: a, type: bool, default: true, retired: on since 6.0, expires: 2027-11-01}
      old: {owner: a, type: bool, default: true, deprecated: read 'here', replaced_by: here, expires: 2026-12-01}
      here: {owner: a, type: bool, default: true, expires: 2027-11-01}

      """
    var filter = KeyFilter()
    filter.states = [.retired, .deprecated]
    let found = try list(registry, filter)
    #expect(found.keys.map(\.statePhrase) == ["retired, can be removed", "retired", "expires tomorrow, deprecated"])
    #expect(found.keys.map(\.states) == [[.retired], [.retired], [.due, .deprecated]])
    filter.states = [.expired]
    #expect(try list(registry, filter).keys.isEmpty)
    let json = found.json.text(.compact)
    #expect(json.contains("\"retired\":\"on for everybody\",\"replacedBy\":\"here\"") && !json.contains("\"accessor\":\"gone\""))
  }

  @Test("says how often the life of a key was extended")
  func extended() throws {
    let registry = """
      once: {owner: a, type: bool, default: true, expires: 2026-12-01, extended: [{from: 2026-06-01, to: 2026-12-01, reason: why}]}
      never: {owner: a, type: bool, default: true, expires: 2026-12-01}

      """
    var filter = KeyFilter()
    filter.states = [.extended]
    let found = try list(registry, filter)
    #expect(found.keys.map(\.statePhrase) == ["expires tomorrow, extended once"])
    #expect(
      found.json.text(.compact).contains("\"extended\":[{\"from\":\"2026-06-01\",\"to\":\"2026-12-01\",\"reason\":\"why\"}]"))
    #expect(found.csv.contains(",due extended,1,"))
  }

  @Test("as Markdown and as CSV has the same keys")
  func tables() throws {
    var filter = KeyFilter()
    filter.keys = ["trial_days"]
    #expect(
      try list(registry, filter).markdown == """
        **Keys:** 1 of 5 keys (as of 2026-11-30)

        | key | owner | type | default | last day | status | tracker |
        |---|---|---|---|---|---|---|
        | `trial_days` | `growth` | int | `-7` | 2026-12-10 | expires in 10 days |  |

        """)
    #expect(
      try list(registry, filter).csv == """
        key,owner,type,default,limits,expires,days_left,states,extensions,reason,description,tracker,tags,path,line
        trial_days,growth,int,-7,'-30 to 30,2026-12-10,10,due,0,,,,,registry.yml,3

        """)
  }
}

@Suite("A cell of CSV")
struct CSVCellTests {
  @Test(
    "is not a formula for any spreadsheet",
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "-1"), ("-1.5e3", "-1.5e3"), ("-1+1", "'-1+1"), ("@SUM(A1)", "'@SUM(A1)"),
      ("\t=1", "\\t=1"), (" =1", "' =1"), ("'=1", "''=1"), ("\u{FF1D}1", "'\u{FF1D}1"), ("a;=1", "\"a;'=1\""),
      ("\"=1", "\"'\"\"=1\""),
      ("=HYPERLINK(\"http://x\",\"y\")", "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\""),
    ])
  func formulas(text: String, cell: String) { #expect(text.csvCell == cell) }

  @Test(
    "is quoted where it holds a separator, and is one line",
    arguments: [
      ("", ""), ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\r\nb", "a\\r\\nb"),
      ("a\u{202E}b", "a\\u{202E}b"),
    ])
  func quotes(text: String, cell: String) { #expect(text.csvCell == cell) }
}
