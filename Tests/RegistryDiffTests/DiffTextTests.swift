import RegistryJSON
import Testing

@testable import RegistryDiff

@Suite("A shown comparison")
struct DiffTextTests {
  private static let registry = """
    flag: {owner: payments, type: bool, default: true, expires: 2031-01-01, dashboard: pinned}
    size: {owner: media, type: int, default: 5, range: [1, 9]}
    fresh: {owner: media, type: string, default: ""}
    """
  private static let export = """
    {"parameters": {
    "flag": {"defaultValue": {"value": "false"}, "valueType": "BOOLEAN"},
    "size": {"defaultValue": {"personalizationValue": {}}},
    "fressh": {"defaultValue": {"value": "|`<b>@all\\u202e"}}
    }}
    """

  @Test("is grouped by owner, with a sign for the direction and the place of each difference")
  func text() throws {
    #expect(
      try Pair(registry: Self.registry, export: Self.export).report().text() == """
        media
          = size: the default is decided by personalisation, which needs a condition  [remote.json:3:26]
          = size: the default is decided by personalisation and cannot be checked  [remote.json:3:26]
          + fresh: in the registry with the default '', but not in the template  [registry.yml:3:1]

        payments
          ~ flag: the default is 'false' in the template, but 'true' in the registry  [remote.json:2:36]

        not in the registry
          - fressh: in the template, but not in the registry; did you mean 'fresh'?  [remote.json:4:1]

        2 keys compared: 1 only in the registry, 1 only remote, 1 differs, 2 notes

        """)
  }

  @Test("has the owners in the order of their names, and what nobody owns behind all of them", arguments: 0...12)
  func owners(count: Int) throws {
    let names = (0..<count).map { "team\($0 + 10)" }
    let registry = names.reversed().map { "k_\($0): {owner: \($0), type: int, default: 1}\n" }.joined()
    let export = "{\"parameters\": {\"unrelated\": {\"defaultValue\": {\"value\": \"1\"}}}}"
    let text = try Pair(registry: registry, export: export).report().text()
    let headings = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropLast()
    #expect(headings.map(String.init) == names + ["not in the registry"])
  }

  @Test(
    "counts each kind, one in the singular",
    arguments: [
      ("a=7 b=1", "2 keys compared: 1 differs"), ("a=7 b=7", "2 keys compared: 2 differ"),
      ("a=1", "1 key compared: 1 only in the registry"), ("", "0 keys compared: 2 only in the registry"),
      ("a=1 b=1 c=1 d=1 e=7", "2 keys compared: 3 only remote"), ("a=null b=1", "2 keys compared: 1 note"),
      ("a=null b=null", "2 keys compared: 2 notes"), ("a=null b=7 c=1", "2 keys compared: 1 only remote, 1 differs, 1 note"),
    ])
  func summary(values: String, summary: String) throws {
    let parameters = values.split(separator: " ").map { pair in
      let value = pair.dropFirst(2)
      return "\"\(pair.prefix(1))\": {\"defaultValue\": {"
        + (value == "null" ? "\"useInAppDefault\": true}}" : "\"value\": \"\(value)\"}}")
    }
    let registry = ["a", "b"].map { "\($0): {owner: o, type: int, default: 1, dashboard: pinned}\n" }.joined()
    let report = try Pair(registry: registry, export: "{\"parameters\": {\(parameters.joined(separator: ","))}}").report()
    #expect(report.text().split(separator: "\n").last.map(String.init) == summary)
  }

  @Test("says so when there is nothing to tell")
  func nothing() throws {
    let pair = try Pair(registry: "k: {owner: a, type: int, default: 1}", export: template("NUMBER", "1"))
    #expect(pair.report().text() == "1 key compared, no differences\n")
    #expect(pair.report().markdown() == "**Remote Config:** 1 key compared, no differences\n")
  }

  @Test("lets no text of a template end a cell, or be a link, a mention or a reference")
  func markdown() throws {
    let hostile = "|`<b>@all #1 &commat;x www.e.com ~~x~~\\u202e\\n"
    let export = "{\"parameters\": {\"k\": {\"defaultValue\": {\"value\": \"\(hostile)\"}, \"valueType\": \"NUMBER\"}}}"
    let markdown = try Pair(registry: "k: {owner: \"a|@b\", type: int, default: 1}", export: export).report().markdown()
    let rows = markdown.split(separator: "\n").dropFirst(2)
    #expect(
      Array(rows) == [
        "|---|---|---|---|",
        #"| ~ | `k` | `a\u{7C}@b` | `'k' of 'a\u{7C}@b': the default "#
          + #"'\u{7C}\u{60}<b>@all #1 &commat;x www.e.com ~~x~~\u{202E}\n' in the template is not an integer` |"#,
      ])
  }

  @Test("has its counts and values as members for programs")
  func json() throws {
    let export = #"""
      {"conditions": [{"name": "ios"}], "parameters": {
      "flag": {"defaultValue": {"value": "false"}, "valueType": "BOOLEAN"},
      "size": {"defaultValue": {"value": "77"}, "conditionalValues": {"ios": {"value": "x"}}},
      "fressh": {}}}
      """#
    let report = try Pair(registry: Self.registry, export: export).report()
    #expect(report.json == ["compared": 2, "onlyInRegistry": 1, "onlyRemote": 1, "differing": 3, "notes": 0])
    #expect(
      report.diagnostics.map(\.details) == [
        ["registryValue": "true", "remoteValue": "false"],
        ["registryValue": "5", "remoteValue": "77", "range": "1...9"],
        ["registryValue": "5", "remoteValue": "x", "condition": "ios"],
        ["nearest": "fresh"],
        ["registryValue": ""],
      ])
  }
}
