import RegistryDiagnostics
import RegistryJSON
import RegistryText
import Testing

@Suite("the gitlab format")
struct GitLabFormatTests {
  @Test("is a list of findings, each with what GitLab requires")
  func wholeReport() {
    #expect(
      Samples.report([Samples.misspelled, Samples.dueSoon]).gitlab() == """
        [
          {
            "description": "unknown attribute 'expire'; did you mean 'expires'?",
            "check_name": "unknown-attribute",
            "fingerprint": "6304daccb222db04:1",
            "severity": "major",
            "location": {
              "path": "config-registry.yml",
              "lines": {
                "begin": 4
              }
            }
          },
          {
            "description": "'a' expires in 3 days",
            "check_name": "due-soon",
            "fingerprint": "\(Self.fingerprint(of: Samples.dueSoon))",
            "severity": "minor",
            "location": {
              "path": "other.yml",
              "lines": {
                "begin": 1
              }
            }
          }
        ]

        """)
  }

  /// A finding has one fingerprint in all formats.
  private static func fingerprint(of diagnostic: Diagnostic) -> String {
    let lines = Samples.report([diagnostic]).sarif().split(separator: "\n")
    return lines.first { $0.contains("configRegistryFinding/v1") }?.split(separator: "\"").last.map(String.init) ?? "none"
  }

  @Test("is an empty list without findings")
  func empty() { #expect(Samples.report([]).gitlab() == "[]\n") }

  @Test("has a path and a line for each finding, and no two equal fingerprints")
  func places() throws {
    let places = [nil, SourceLocation(path: "./a.yml"), SourceLocation(path: "a b.yml"), SourceLocation(path: "a.yml")]
    let findings = places.flatMap { place in [1, 2].map { _ in Diagnostic(RuleID("x"), .note, at: place, "m") } }
    let list = Array(try #require(JSONReader().read(Samples.report(findings).gitlab()).document).root.elements)
    let paths = list.compactMap { $0["location"]?["path"]?.text }
    #expect(Set(paths) == ["config-registry.yml", "a.yml", "a b.yml"])
    #expect(list.allSatisfy { $0["location"]?["lines"]?["begin"]?.number == "1" && $0["severity"]?.text == "info" })
    #expect(Set(list.compactMap { $0["fingerprint"]?.text }).count == findings.count)
  }
}
