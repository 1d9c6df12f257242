import RegistryDiagnostics
import RegistryYAML
import Testing

@testable import RegistryModel

@Suite("A registry")
struct RegistryTests {
  private func read(_ texts: String...) -> (registry: Registry, found: [Diagnostic]) {
    var found: [Diagnostic] = []
    var documents: [YAMLDocument] = []
    for (index, text) in texts.enumerated() {
      let result = YAMLParser.parse(Array(text.utf8), path: "\(index + 1).yml")
      found += result.diagnostics
      if let document = result.document { documents.append(document) }
    }
    let registry = Registry(documents: documents, reserved: .fixture, diagnostics: &found)
    return (registry, found)
  }

  @Test("is all its files, in their order and each in its own")
  func files() {
    let (registry, found) = read("b: {}\na: {}\n", "", "# nothing\n", "d: {}\n$registry: {access: public}\nc: {}\n")
    #expect(found == [])
    #expect(registry.declarations.map(\.key) == ["b", "a", "d", "c"])
    #expect(registry.settings.access == .public)
  }

  @Test("has a key once, and a repeat names both places")
  func repeatedKeys() {
    let (registry, found) = read("a: {}\nb: {}\n", "c: {}\n\na: {}\n", "b: {}\na: {}\n$registry: {}\n", "$registry: {}\n")
    #expect(registry.declarations.map(\.key) == ["a", "b", "c"])
    #expect(found.map(\.rule) == Array(repeating: "duplicate-key", count: 4))
    #expect(found.map(\.location?.path) == ["2.yml", "3.yml", "3.yml", "4.yml"])
    #expect(found.map { $0.notes.first?.location?.path } == ["1.yml", "1.yml", "1.yml", "3.yml"])
    #expect(found[0].location?.span?.start.line == 3 && found[0].key == "a" && found[3].key == nil)
    #expect(found[0].message == "'a' is already defined in another file of the registry")
  }

  @Test("keeps keys apart by code points")
  func codePoints() {
    #expect(read("\"\\u00e9\": {}\n", "\"e\\u0301\": {}\n").found == [])
  }

  @Test("is a mapping in every file", arguments: [("- a", "a list"), ("a", "a single value")])
  func root(text: String, kind: String) {
    let (registry, found) = read("a: {}\n", text)
    #expect(registry.declarations.count == 1 && found.map(\.rule) == ["not-a-registry"])
    #expect(found[0].message == "expected a mapping from remote keys to their entries, but found \(kind)")
  }
}

@Suite("The settings of a registry")
struct SettingsDecoderTests {
  private func read(_ settings: String) -> (settings: Settings, found: [Diagnostic]) {
    var found: [Diagnostic] = []
    let document = YAMLParser.parse(Array("$registry:\n\(settings)\n".utf8), path: "registry.yml").document
    let registry = Registry(documents: document.map { [$0] } ?? [], reserved: .fixture, diagnostics: &found)
    return (registry.settings, found)
  }

  @Test("are read each in its form")
  func all() {
    let (settings, found) = read(
      """
        type_name: Flags
        access: package
        template: standalone
        overrides: always
        swiftui: true
        owners: [a, b]
        rules: {expired: warning, missing-expiry: off, unknown-owner: error}
        expiry: {warn_within_days: 30, max_lifetime_days: 400, max_extensions: 2}
        diff: {ignore: [legacy_*]}
      """)
    #expect(found == [])
    #expect(settings.typeName == "Flags" && settings.access == .package && settings.template == "standalone")
    #expect(settings.overrides == .always && settings.hasSwiftUI)
    #expect(settings.owners == ["a", "b"] && settings.ignoredRemoteKeys.map(\.text) == ["legacy_*"])
    #expect(settings.ignoredRemoteKeys.map { $0.location?.span?.start.column } == [19])
    #expect(settings.warnWithinDays == 30 && settings.maxLifetimeDays == 400 && settings.maxExtensions == 2)
    #expect(settings.severity(of: rule("expired", .error)) == .warning)
    #expect(settings.severity(of: rule("missing-expiry", .warning)) == nil)
    #expect(settings.severity(of: rule("unknown-owner", .warning)) == .error)
    #expect(settings.severity(of: rule("another", .note)) == .note)
  }

  @Test("say of each team what CODEOWNERS calls it and where to reach it")
  func teams() throws {
    let (settings, found) = read(
      """
        owners:
          payments: {codeowners: "@org/payments", contact: "#payments"}
          media: {codeowners: ["@org/media", ann@example.com]}
          platform:
          x-note: {codeowners: 7}
      """)
    #expect(found == [])
    let teams = try #require(settings.teams)
    #expect(settings.owners == ["payments", "media", "platform"])
    #expect(teams.map(\.codeowners) == [["@org/payments"], ["@org/media", "ann@example.com"], []])
    #expect(teams.map(\.contact) == ["#payments", nil, nil])
    #expect(teams[1].location.span?.start.line == 4)
  }

  @Test(
    "do not take what is not a handle of CODEOWNERS",
    arguments: [
      "payments", "'@'", "'@a b'", "''", "'@a#b'", "[payments]", "{a: b}", "[['@a']]", "'@é'",
    ])
  func handles(handle: String) {
    let (settings, found) = read("  owners: {payments: {codeowners: \(handle)}}")
    #expect(found.map(\.rule) == ["malformed-setting"] && settings.owners == nil)
    #expect(read("  owners: {payments: {codeowner: '@a'}}").found.map(\.rule) == ["unknown-setting"])
  }

  @Test("do not change the severity of a rule that is fixed")
  func fixedSeverity() {
    let settings = read("  rules: {fixed: off}").settings
    #expect(settings.severity(of: rule("fixed", .error, isConfigurable: false)) == .error)
    #expect(settings.severity(of: rule("fixed", .error)) == nil)
  }

  private func rule(_ id: String, _ severity: Severity, isConfigurable: Bool = true) -> RuleDocumentation {
    RuleDocumentation(
      id, severity, summary: "", explanation: "", rationale: "", isConfigurable: isConfigurable)
  }

  @Test("are what they are by default where nothing is said")
  func defaults() {
    for text in ["", "  {}"] {
      let (settings, found) = read(text)
      #expect(found == [])
      #expect(settings.typeName == "FeatureConfig" && settings.access == .internal && settings.template == nil)
      #expect(settings.overrides == .debug && !settings.hasSwiftUI)
      #expect(settings.owners == nil && settings.warnWithinDays == 14 && settings.maxLifetimeDays == nil)
      #expect(settings.maxExtensions == nil)
    }
  }

  @Test(
    "that are not of their form are reported, each where it stands, and change nothing",
    arguments: [
      "type_name: flags-x", "type_name: flags", "type_name: number", "type_name: hashValue",
      "type_name: class", "type_name: String", "type_name: Result", "type_name: some", "type_name: willSet",
      "type_name: [A]", "type_name:", "access: open", "access: {}",
      "owners: a", "owners: [a, [b]]", "owners: [a, {}]", "owners: {a: b}", "rules: [a]", "rules: {expired: maybe}",
      "rules: {expired: []}", "expiry: 3", "expiry: {warn_within_days: -1}", "expiry: {warn_within_days: 36526}",
      "expiry: {warn_within_days: 1.5}", "expiry: {max_lifetime_days: 99999999999999999999}", "expiry: {max_lifetime_days: }",
      "expiry: {max_extensions: -1}", "expiry: {max_extensions: [1]}",
      "diff: a", "diff: {ignore: a}", "overrides: yes", "overrides: [debug]", "swiftui: on", "swiftui: {}",
    ])
  func malformed(text: String) {
    let (settings, found) = read("  " + text)
    #expect(found.map(\.rule) == ["malformed-setting"] && found.first?.location?.span?.start.line == 2)
    #expect(settings.typeName == "FeatureConfig" && settings.access == .internal && settings.owners == nil)
    #expect(settings.overrides == .debug && !settings.hasSwiftUI)
    #expect(settings.severities.isEmpty && settings.warnWithinDays == 14 && settings.maxLifetimeDays == nil)
  }

  @Test("that could not be read are the parser's to report")
  func unresolved() {
    #expect(read("  access: *x\n  owners: *y\n  rules: *z\n  expiry: *w").found == [])
  }

  @Test("take bounds of days as they are", arguments: ["0", "36525", "14.0", "+7"])
  func days(text: String) { #expect(read("  expiry: {warn_within_days: \(text)}").found == []) }
}
