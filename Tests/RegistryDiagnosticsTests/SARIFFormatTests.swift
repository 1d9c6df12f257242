import RegistryDiagnostics
import RegistryJSON
import RegistryText
import Testing

@Suite("the sarif format")
struct SARIFFormatTests {
  @Test("has rules, results with locations, notes, fixes and fingerprints")
  func wholeReport() {
    let text = Samples.report([Samples.misspelled]).sarif()
    #expect(
      text == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "config-registry",
                  "version": "1.2.3",
                  "rules": [
                    {
                      "id": "unknown-attribute",
                      "shortDescription": {
                        "text": "an entry has an attribute that no entry can have"
                      },
                      "fullDescription": {
                        "text": "Reports an attribute whose name is not in the list.\\nCase counts."
                      },
                      "help": {
                        "text": "\(Samples.rule.page.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n"))"
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      }
                    }
                  ]
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": [
                {
                  "ruleId": "unknown-attribute",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "unknown attribute 'expire'"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "config-registry.yml"
                        },
                        "region": {
                          "startLine": 4,
                          "startColumn": 3,
                          "endLine": 4,
                          "endColumn": 9
                        }
                      }
                    }
                  ],
                  "fixes": [
                    {
                      "description": {
                        "text": "did you mean 'expires'?"
                      },
                      "artifactChanges": [
                        {
                          "artifactLocation": {
                            "uri": "config-registry.yml"
                          },
                          "replacements": [
                            {
                              "deletedRegion": {
                                "startLine": 4,
                                "startColumn": 3,
                                "endLine": 4,
                                "endColumn": 9
                              },
                              "insertedContent": {
                                "text": "expires"
                              }
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "partialFingerprints": {
                    "configRegistryFinding/v1": "6304daccb222db04:1"
                  },
                  "properties": {
                    "key": "checkout_enabled",
                    "owner": "payments"
                  }
                }
              ],
              "invocations": [
                {
                  "executionSuccessful": true
                }
              ]
            }
          ]
        }

        """)
  }
}

@Suite("details of the sarif format")
struct SARIFDetailTests {
  private func sarif(_ diagnostics: Diagnostic...) -> String { Samples.report(diagnostics).sarif() }

  @Test(
    "a path is a relative reference, percent-encoded, and an absolute one a file URI",
    arguments: [
      ("a/b.yml", "a/b.yml"), ("./a.yml", "a.yml"), ("a b/ü%.yml", "a%20b/%C3%BC%25.yml"), ("c:d.yml", "c%3Ad.yml"),
      ("/a/b c.yml", "file:///a/b%20c.yml"), ("../x#y?.yml", "../x%23y%3F.yml"), ("-", "-"), ("a\\b", "a%5Cb"),
    ]
  )
  func uris(path: String, uri: String) {
    #expect(sarif(Diagnostic(RuleID("a"), at: SourceLocation(path: path), "m")).contains("\"uri\": \"\(uri)\"\n"))
  }

  @Test("a finding keeps its fingerprint when its line moves, and equal ones are told apart")
  func fingerprints() throws {
    func fingerprints(_ diagnostics: [Diagnostic]) -> [Substring] {
      let lines = Samples.report(diagnostics).sarif().split(separator: "\n")
      return lines.filter { $0.contains("configRegistryFinding/v1") }.compactMap { $0.split(separator: "\"").last }
    }
    var moved = Samples.misspelled
    moved.location?.span = Samples.span(40, 3, 9)
    let first = try #require(fingerprints([Samples.misspelled]).first)
    #expect(fingerprints([moved]) == [first])
    let both = fingerprints([Samples.misspelled, moved, Samples.duplicate])
    #expect(both.count == 3)
    #expect(Set(both).count == 3)
    #expect(both.contains(first))
  }

  @Test("a message has no link, a fix without a replacement is left out, and a note is a related location")
  func messages() {
    let text = sarif(Diagnostic(RuleID("a"), at: nil, "[click](https://example.com)", notes: [.init("n")], fix: .init("f")))
    #expect(text.contains("\"text\": \"[click] (https://example.com)\""))
    #expect(!text.contains("\"fixes\""))
    #expect(text.contains("\"relatedLocations\""))
    #expect(!text.contains("ruleIndex"))
  }

  @Test(
    "every result has a region that marks something, also without a place of its own",
    arguments: [
      (nil, "config-registry.yml", "1 1 1 2"), (SourceLocation(path: "a.yml"), "a.yml", "1 1 1 2"),
      (SourceLocation(path: "a.yml", span: SourceSpan(line: 7, column: 3)), "a.yml", "7 3 7 4"),
      (SourceLocation(path: "a.yml", span: Samples.span(2, 3, 9)), "a.yml", "2 3 2 9"),
    ] as [(RegistryText.SourceLocation?, String, String)])
  func regions(location: RegistryText.SourceLocation?, path: String, region: String) throws {
    let text = sarif(Diagnostic(RuleID("a"), at: location, "m", notes: [.init("n")]))
    let log = try #require(JSONReader().read(text).document?.root)
    let result = try #require(log["runs"]?.first?["results"]?.first)
    for places in ["locations", "relatedLocations"] {
      let place = try #require(result[places]?.first?["physicalLocation"])
      #expect(place["artifactLocation"]?["uri"]?.text == path)
      let numbers = ["startLine", "startColumn", "endLine", "endColumn"].compactMap { place["region"]?[$0]?.number }
      #expect(numbers.joined(separator: " ") == region)
    }
  }

  @Test("an insertion replaces nothing, although its region marks a character")
  func insertion() {
    let location = SourceLocation(path: "a.yml", span: SourceSpan(line: 7, column: 3))
    let text = sarif(Diagnostic(RuleID("a"), at: location, "m", fix: .init("f", replacement: "x")))
    let deleted = #/"deletedRegion": \{\s+"startLine": 7,\s+"startColumn": 3,\s+"endLine": 7,\s+"endColumn": 3\s/#
    #expect(text.contains(deleted))
  }

  @Test("a run that could not look at everything has not succeeded", arguments: [true, false])
  func execution(isComplete: Bool) {
    let text = Report([Samples.misspelled], tool: Samples.tool, isComplete: isComplete).sarif()
    #expect(text.contains("\"executionSuccessful\": \(isComplete)\n"))
  }

  @Test("findings over the limit are counted in a notification")
  func omitted() {
    let text = Samples.report([Samples.misspelled, Samples.duplicate], limit: 1).sarif()
    #expect(text.contains("\"text\": \"1 findings are over the limit and not listed\""))
  }
}
