import RegistryDiagnostics
import RegistryText
import RegistryUses
import Testing

@Suite("A finding in the sources")
struct FindingTests {
  /// The findings in one file, without those about the registry.
  private func findings(_ text: String, path: String = "App.swift") -> [Diagnostic] {
    search(text, path: path).diagnostics(knowsTests: false).filter { $0.location?.path == path }
  }

  private func search(_ text: String, path: String = "App.swift", isTest: Bool = false) -> UsesReport {
    UsesReport.search([(SourceFile(path: path, isTest: isTest), Array(text.utf8))], for: Registries.both)
  }

  /// The text with the replacement that a finding offers.
  private func fixed(_ text: String, _ finding: Diagnostic) throws -> String {
    let fix = try #require(finding.fix)
    let span = try #require(fix.span ?? finding.location?.span)
    let lines = LineIndex(Array(text.utf8))
    let start = try #require(lines.offset(ofLine: span.start.line, column: span.start.column))
    let end = try #require(lines.offset(ofLine: span.end.line, column: span.end.column))
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(start..<end, with: Array(try #require(fix.replacement).utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "of a read with the accessor's type offers the accessor in place of the whole read",
    arguments: [
      (#"let a = RemoteConfig.remoteConfig()["checkout_v2_enabled"].boolValue"#, "let a = FeatureConfig.checkoutV2Enabled"),
      (
        #"f(remoteConfig.configValue(forKey: "upload_chunk_bytes").numberValue.intValue, 1)"#,
        "f(FeatureConfig.uploadChunkBytes, 1)"
      ),
      (#"let a = remoteConfig["autoplay_next"].boolValue"#, "let a = PlayerFlags.autoplayNext"),
    ])
  func replacement(text: String, expected: String) throws {
    let finding = try #require(findings(text).first)
    #expect(finding.rule == "raw-read")
    #expect(try fixed(text, finding) == expected)
  }

  @Test(
    "of a read that gives another type, or nil, only names the accessor",
    arguments: [
      #"let a = remoteConfig["upload_chunk_bytes"].stringValue"#, #"let a = remoteConfig["checkout_v2_enabled"]"#,
      #"let a = self?.remoteConfig["checkout_v2_enabled"].boolValue"#, #"let a = remoteConfig["list_style"].stringValue"#,
    ])
  func noReplacement(text: String) {
    #expect(findings(text).map(\.fix?.replacement) == [nil])
    #expect(findings(text).first?.fix?.message.hasPrefix("read 'FeatureConfig.") == true)
  }

  @Test("of a misspelt key offers the key in its place")
  func misspelt() throws {
    let text = #"let a = remoteConfig["welcome_titel"].stringValue"#
    let finding = try #require(findings(text).first)
    #expect(finding.rule == "unregistered-read")
    #expect(try fixed(text, finding) == #"let a = remoteConfig["welcome_title"].stringValue"#)
  }

  @Test(
    "is taken back by a comment with the rule and a reason, on its line or above",
    arguments: [
      "let a = remoteConfig[\"welcome_title\"] // config-registry:ignore raw-read - debug menu",
      "// config-registry:ignore raw-read - debug menu\nlet a = remoteConfig[\"welcome_title\"]",
      "/* config-registry:ignore raw-read - debug menu */\nlet a = remoteConfig[\n  \"welcome_title\"]",
    ])
  func ignored(text: String) {
    #expect(findings(text).isEmpty)
  }

  @Test(
    "is not taken back by a comment that is about something else, and the comment is reported",
    arguments: [
      ("// config-registry:ignore raw-read\nlet a = remoteConfig[\"welcome_title\"]", ["invalid-ignore-comment", "raw-read"]),
      (
        "// config-registry:ignore raw-reads - why\nlet a = remoteConfig[\"welcome_title\"]",
        ["invalid-ignore-comment", "raw-read"]
      ),
      (
        "// config-registry:ignore dynamic-read - why\nlet a = remoteConfig[\"welcome_title\"]",
        ["raw-read", "unused-ignore-comment"]
      ),
      (
        "// config-registry:ignore raw-read - why\n\nlet a = remoteConfig[\"welcome_title\"]",
        ["raw-read", "unused-ignore-comment"]
      ),
    ])
  func notIgnored(text: String, rules: [RuleID]) {
    #expect(findings(text).map(\.rule).sorted() == rules)
  }

  @Test("about a key that nobody reads is at its entry; a default is not a read, and an ignored read is one")
  func unused() {
    func unused(_ text: String) -> [String] {
      search(text).diagnostics(knowsTests: false).filter { $0.rule == "unused-key" }.compactMap(\.key)
    }
    #expect(unused("").contains("welcome_title"))
    #expect(unused(#"remoteConfig.setDefaults(["welcome_title": ""])"#).contains("welcome_title"))
    #expect(!unused("let a = FeatureConfig.welcomeTitle").contains("welcome_title"))
    #expect(!unused("let a = remoteConfig[\"welcome_title\"] // config-registry:ignore raw-read - why").contains("welcome_title"))
    #expect(unused("").allSatisfy { $0 != "autoplay_next" }, "the other registry is searched with its own settings")
  }

  @Test("about a key that only tests read is there where the tests are known")
  func testsOnly() {
    let report = search("let a = FeatureConfig.welcomeTitle", path: "Tests/A.swift", isTest: true)
    #expect(report.diagnostics(knowsTests: true).filter { $0.rule == "used-in-tests-only" }.map(\.key) == ["welcome_title"])
    #expect(!report.diagnostics(knowsTests: false).contains { $0.rule == "used-in-tests-only" })
  }
}
