import RegistryDiagnostics
import Testing

@Suite("the json format")
struct JSONFormatTests {
  @Test("holds everything that a finding has, and leaves out what it has not")
  func wholeReport() {
    #expect(
      Samples.report([Samples.misspelled, Samples.duplicate, Samples.wholeFile]).json() == """
        {
          "version": 1,
          "tool": {
            "name": "config-registry",
            "version": "1.2.3"
          },
          "findings": [
            {
              "rule": "unreadable-input",
              "severity": "error",
              "path": "absent.yml",
              "message": "no such file",
              "notes": []
            },
            {
              "rule": "unknown-attribute",
              "severity": "error",
              "path": "config-registry.yml",
              "range": {
                "start": {
                  "line": 4,
                  "column": 3
                },
                "end": {
                  "line": 4,
                  "column": 9
                }
              },
              "message": "unknown attribute 'expire'",
              "key": "checkout_enabled",
              "owner": "payments",
              "notes": [],
              "fix": {
                "message": "did you mean 'expires'?",
                "replacement": "expires",
                "range": {
                  "start": {
                    "line": 4,
                    "column": 3
                  },
                  "end": {
                    "line": 4,
                    "column": 9
                  }
                }
              }
            },
            {
              "rule": "duplicate-key",
              "severity": "error",
              "path": "config-registry.yml",
              "range": {
                "start": {
                  "line": 5,
                  "column": 1
                },
                "end": {
                  "line": 5,
                  "column": 17
                }
              },
              "message": "key 'checkout_enabled' is already defined in this mapping",
              "notes": [
                {
                  "message": "the first one is here",
                  "path": "config-registry.yml",
                  "range": {
                    "start": {
                      "line": 1,
                      "column": 1
                    },
                    "end": {
                      "line": 1,
                      "column": 17
                    }
                  }
                }
              ],
              "fix": {
                "message": "remove or rename one of the two"
              }
            }
          ],
          "summary": {
            "errors": 3,
            "warnings": 0,
            "notes": 0,
            "omitted": 0
          }
        }

        """)
  }

  @Test("is a report without findings, and counts what is over the limit")
  func counts() {
    #expect(Samples.report([]).json().contains("\"findings\": [],"))
    let limited = Samples.report([Samples.misspelled, Samples.duplicate, Samples.dueSoon], limit: 1).json()
    #expect(limited.contains("\"errors\": 2,\n    \"warnings\": 1,\n    \"notes\": 0,\n    \"omitted\": 2\n"))
  }
}

@Suite("the github format")
struct GitHubFormatTests {
  @Test("is one command a finding, and the counts")
  func wholeReport() {
    #expect(
      Samples.report([Samples.misspelled, Samples.duplicate, Samples.wholeFile, Samples.dueSoon]).github() == """
        ::error file=absent.yml,title=unreadable-input::no such file
        ::error file=config-registry.yml,line=4,endLine=4,col=3,endColumn=9,title=unknown-attribute::unknown attribute \
        'expire'%0Ahelp: did you mean 'expires'?
        ::error file=config-registry.yml,line=5,endLine=5,col=1,endColumn=17,title=duplicate-key::key 'checkout_enabled' \
        is already defined in this mapping%0Ahelp: remove or rename one of the two%0A\
        note: config-registry.yml:1:1: the first one is here
        ::warning file=other.yml,line=1,endLine=1,col=1,endColumn=2,title=due-soon::'a' expires in 3 days
        3 errors, 1 warning

        """)
  }

  @Test("escapes what would end a property or a command")
  func escapes() {
    let location = SourceLocation(path: "a,b:c%d/e.yml", span: Samples.span(1, 1, 1))
    let diagnostic = Diagnostic("x", .note, at: location, "100%,: a::b", notes: [.init("50%")])
    #expect(
      Samples.report([diagnostic]).github() == """
        ::notice file=a%2Cb%3Ac%25d/e.yml,line=1,endLine=1,col=1,endColumn=1,title=x::100%25,: a::b%0Anote: 50%25
        1 note

        """)
  }

  @Test("gives no columns for a stretch of several lines, and no file for standard input")
  func properties() {
    let span = SourceSpan(start: SourcePosition(line: 1, column: 5), end: SourcePosition(line: 3, column: 2))
    let lines = Diagnostic("x", at: SourceLocation(path: "f", span: span), "m")
    let input = Diagnostic("y", at: SourceLocation(path: "-", span: span), "m")
    #expect(
      Samples.report([lines, input]).github() == """
        ::error title=y::m
        ::error file=f,line=1,endLine=3,title=x::m
        2 errors

        """)
  }
}

@Suite("the sarif format")
struct SARIFFormatTests {
  @Test("holds rules, results with places, notes, fixes and fingerprints")
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
    #expect(sarif(Diagnostic("a", at: SourceLocation(path: path), "m")).contains("\"uri\": \"\(uri)\"\n"))
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

  @Test("a message holds no link, a fix in words is no fix, and a note is a related location")
  func messages() {
    let text = sarif(Diagnostic("a", at: nil, "[click](https://example.com)", notes: [.init("n")], fix: .init("f")))
    #expect(text.contains("\"text\": \"[click] (https://example.com)\""))
    #expect(!text.contains("\"fixes\""))
    #expect(!text.contains("\"locations\""))
    #expect(text.contains("\"relatedLocations\""))
    #expect(!text.contains("ruleIndex"))
  }

  @Test("what is over the limit is counted in a notification")
  func omitted() {
    let text = Samples.report([Samples.misspelled, Samples.duplicate], limit: 1).sarif()
    #expect(text.contains("\"text\": \"1 findings are over the limit and not listed\""))
  }
}

@Suite("the page of a rule")
struct RulePageTests {
  @Test("has a section for each part that there is")
  func page() {
    #expect(
      Samples.rule.page == """
        unknown-attribute: an entry has an attribute that no entry can have (error)

        What it does
          Reports an attribute whose name is not in the list.
          Case counts.

        Why it matters
          A misspelled attribute would silently have no effect.

        Example
          a:
            expire: never

        Use instead
          a:
            expires: never

        Fix
          Safe to apply.

        Severity
          Set it under '$registry: rules: unknown-attribute' to error, warning or off.

        """)
    let short = RuleDocumentation("a", .warning, summary: "s", explanation: "e", rationale: "r")
    #expect(short.page == "a: s (warning)\n\nWhat it does\n  e\n\nWhy it matters\n  r\n")
  }
}
