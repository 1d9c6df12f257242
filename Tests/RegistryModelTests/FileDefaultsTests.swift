import RegistryDiagnostics
import RegistryYAML
import Testing

@testable import RegistryModel

@Suite("The defaults of a file")
struct FileDefaultsTests {
  private func read(_ texts: String...) -> (registry: Registry, found: [Diagnostic]) {
    var found: [Diagnostic] = []
    let documents = texts.enumerated().compactMap { index, text in
      YAMLParser.parse(Array(text.utf8), path: "\(index + 1).yml").document
    }
    let registry = Registry(documents: documents, reserved: .fixture, diagnostics: &found)
    return (registry, found)
  }

  @Test("are the attributes of its entries that do not say otherwise, wherever the settings stand")
  func inheritance() throws {
    let (registry, found) = read(
      "$registry: {defaults: {owner: media, dashboard: pinned, tags: [a]}}\na: {type: int, default: 1}\n",
      "b: {type: int, default: 1}\nc: {owner: web, type: int, default: 1}\n$registry:\n  defaults: {owner: design}\n  access: public\n",
      "d: {owner: web, type: int, default: 1}\n")
    #expect(found.isEmpty)
    let entries = try #require(registry.entries)
    #expect(entries.map(\.owner) == ["media", "design", "web", "web"])
    #expect(entries.map(\.dashboard) == [.pinned, .free, .free, .free])
    #expect(entries.map(\.tags) == [["a"], [], [], []])
    #expect(registry.settings.access == .public)
  }

  @Test("do not give the reason of one day to another")
  func reasons() throws {
    let (registry, _) = read(
      "$registry: {defaults: {owner: x, expires: never, reason: r}}\na: {type: int, default: 1}\n"
        + "b: {type: int, default: 1, expires: 2031-01-01}\nc: {type: int, default: 1, reason: own}\n")
    #expect(registry.declarations.map { $0.has(.reason) } == [true, false, true])
    #expect(registry.declarations.map { $0.node(.reason)?.text } == ["r", nil, "own"])
    #expect(
      try #require(registry.entries).map(\.expiry) == [
        .never(reason: "r"), .day(CalendarDay("2031-01-01")!), .never(reason: "own"),
      ])
  }

  @Test("tell from an entry's own attribute: where it is written, and which entry inherits it")
  func places() throws {
    let (registry, _) = read("$registry: {defaults: {owner: x}}\na: {type: int, default: 1}\n")
    let pair = try #require(registry.declarations[0].pair(.owner))
    #expect(pair.value.span.start.line == 1 && pair.mergeKey?.span.start.line == 2)
  }

  @Test(
    "are attributes that suit every type",
    arguments: [
      ("{accessor: a}", "unknown-setting"), ("{type: int}", "unknown-setting"), ("{default: 1}", "unknown-setting"),
      ("{ownr: a}", "unknown-setting"), ("[owner]", "malformed-setting"), ("owner", "malformed-setting"),
    ])
  func faults(defaults: String, rule: String) {
    let (_, found) = read("$registry: {defaults: \(defaults)}\na: {owner: x, type: int, default: 1}\n")
    #expect(found.map(\.rule.rawValue) == [rule])
  }

  @Test("are the only setting that each file may have")
  func otherSettings() {
    let (registry, found) = read(
      "$registry: {defaults: {owner: a}}\n", "$registry: {access: public}\n", "$registry: {defaults: {owner: c}, type_name: F}\n")
    #expect(found.map(\.rule) == ["duplicate-key"] && found.map(\.location?.path) == ["3.yml"])
    #expect(found.first?.fix?.message == "move the settings into one file; only 'defaults' may be in each")
    #expect(registry.settings.access == .public && registry.settings.typeName == "FeatureConfig")
  }

  @Test("leave names that begin with 'x-' to anchors and to other tools")
  func freeNames() throws {
    let (registry, found) = read(
      "x-common: &common\n  owner: media\n  anything: [1]\nx-: 5\n$registry: {x-tool: [a], expiry: {x-note: 1}}\n"
        + "a: {owner: b, type: int, default: 1, x-ticket: {id: 5}}\n", "x-common: 1\n")
    #expect(found.isEmpty)
    #expect(registry.declarations.map(\.key) == ["a"] && registry.declarations[0].unknownPairs.isEmpty)
    #expect(read("X-common: {owner: x}\n").registry.declarations.count == 1)
  }
}
