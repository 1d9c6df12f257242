import Testing

@testable import RegistryDiff

@Suite("A shown comparison")
struct DiffTextTests {
  private static let registry = """
    flag: {owner: payments, type: bool, default: true, expires: 2031-01-01}
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
      try Pair(registry: Self.registry, export: Self.export).report().text == """
        media
          = size: the default is decided by personalisation and cannot be checked  [remote.json:3:26]
          + fresh: in the registry with the default '', but not in the template  [registry.yml:3:1]

        payments
          ~ flag: the default is 'false' in the template, but 'true' in the registry  [remote.json:2:36]

        not in the registry
          - fressh: in the template, but not in the registry; did you mean 'fresh'?  [remote.json:4:1]

        2 keys compared: 1 only in the registry, 1 only remote, 1 differs, 1 note

        """)
  }

  @Test("says so when there is nothing to tell")
  func nothing() throws {
    let pair = try Pair(registry: "k: {owner: a, type: int, default: 1}", export: template("NUMBER", "1"))
    #expect(pair.report().text == "1 key compared, no differences\n")
    #expect(pair.report().markdown == "**Remote Config:** 1 key compared, no differences\n")
  }

  @Test("lets no text of a template end a cell, mention anybody or turn the line")
  func markdown() throws {
    let export = "{\"parameters\": {\"k\": {\"defaultValue\": {\"value\": \"|`<b>@all\\u202e\\n\"}, \"valueType\": \"NUMBER\"}}}"
    let markdown = try Pair(registry: "k: {owner: \"a|b\", type: int, default: 1}", export: export).report().markdown
    let rows = markdown.split(separator: "\n").dropFirst(3)
    #expect(rows.count == 1)
    #expect(rows.first?.split(separator: "|").count == 4)
    for hostile in ["<b>", "@all", "\u{202E}", "`<"] { #expect(!markdown.contains(hostile)) }
  }
}
