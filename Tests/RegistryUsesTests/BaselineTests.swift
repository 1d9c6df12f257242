import RegistryDiagnostics
import RegistryUses
import Testing

@Suite("A baseline")
struct BaselineTests {
  private let old = """
    let a = remoteConfig["welcome_title"].stringValue
    let b = remoteConfig["welcome_title"].stringValue
    let c = remoteConfig[name].stringValue

    """

  private func search(_ text: String) -> (findings: [Diagnostic], texts: [String: [UInt8]]) {
    let bytes = Array(text.utf8)
    let report = UsesReport.search([(SourceFile(path: "App.swift"), bytes)], for: [Registries.features])
    return (report.diagnostics(knowsTests: false).filter { $0.rule != "unused-key" }, ["App.swift": bytes])
  }

  private func baseline(of text: String) throws -> Baseline {
    let (findings, texts) = search(text)
    return try #require(Baseline(Baseline(findings, texts: texts).bytes))
  }

  /// The lines of what a baseline of the old text does not list, and how many reads are gone.
  private func compare(_ text: String) throws -> (lines: [Int?], goneCount: Int) {
    let (findings, texts) = search(text)
    let (new, goneCount) = try baseline(of: old).newFindings(among: findings, texts: texts)
    return (new.map(\.location?.span?.start.line), goneCount)
  }

  @Test("lists all that it was made of, wherever it moves in its file")
  func moved() throws {
    #expect(try baseline(of: old).readCount == 3)
    #expect(try compare("// new\n\n  " + old) == ([], 0))
  }

  @Test("does not list a read that is new, also where an equal one is old")
  func new() throws {
    #expect(try compare(old + "let d = remoteConfig[\"list_style\"].stringValue") == ([4], 0))
    #expect(try compare(old + "let b = remoteConfig[\"welcome_title\"].stringValue") == ([4], 0))
  }

  @Test("counts what is gone")
  func gone() throws {
    #expect(try compare("let c = remoteConfig[name].stringValue") == ([], 2))
  }

  @Test("says which file, rule and line, in the order of the files, and no position")
  func text() throws {
    let (findings, texts) = search("  let c = remoteConfig[name].stringValue\n")
    #expect(
      String(decoding: Baseline(findings, texts: texts).bytes, as: UTF8.self) == """
        {
          "version": 1,
          "reads": [
            {
              "rule": "dynamic-read",
              "path": "App.swift",
              "line": "let c = remoteConfig[name].stringValue",
              "count": 1
            }
          ]
        }

        """)
  }

  @Test(
    "is not made of another file",
    arguments: [
      "", "[]", "{\"version\": 2, \"reads\": []}", "{\"version\": 1}", "{\"version\": 1, \"reads\": [{\"rule\": \"a\"}]}",
    ])
  func foreign(text: String) {
    #expect(Baseline(Array(text.utf8)) == nil)
  }
}
