import RegistryDiagnostics
import RegistryJSON
import Testing

@Suite("the json format")
struct JSONFormatTests {
  @Test("has every field of a finding, and leaves out the empty ones")
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

  @Test("has what the message names as members, and cuts a long text there")
  func details() throws {
    let text = String(repeating: "ä", count: 1_001)
    let details: JSONValue = .object([("days", 3), ("value", .string(text))])
    let report = Samples.report([Diagnostic(RuleID("x"), at: nil, "m", details: details)]).json(with: [("counts", [1, 2])])
    let root = try #require(JSONReader().read(report).document?.root)
    #expect(root["counts"].map { Array($0.elements).count } == 2)
    let shown = try #require(root["findings"]?.first?["details"])
    #expect(shown["days"]?.number == "3")
    #expect(shown["value"]?.text == String(repeating: "ä", count: 1_000) + "…")
  }

  @Test("is a report even without findings, and counts those over the limit")
  func counts() {
    #expect(Samples.report([]).json().contains("\"findings\": [],"))
    let limited = Samples.report([Samples.misspelled, Samples.duplicate, Samples.dueSoon], limit: 1).json()
    #expect(limited.contains("\"errors\": 2,\n    \"warnings\": 1,\n    \"notes\": 0,\n    \"omitted\": 2\n"))
  }
}
