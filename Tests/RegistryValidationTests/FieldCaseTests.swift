import RegistryDiagnostics
import TestSupport
import Testing

@Suite("Field cases", .enabled(if: SharedInputs.contain("cases"), "skipped: ../shared/cases is not there"))
struct FieldCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let found: [Found]

    init(_ file: String, _ found: (Int, String)...) {
      self.file = file
      self.found = found.map {
        let isWarning = ["empty-registry", "enum-case-none", "missing-expiry"].contains($0.1)
        return Found(line: $0.0, rule: $0.1, severity: isWarning ? .warning : .error)
      }
    }

    var testDescription: String { file }
  }

  static let cases = [
    Case("01-dup-flag-key/registry.yml", (11, "duplicate-key")),
    Case("03-merge-key-inherits-expiry/registry.yml"),
    Case("05-no-space-after-colon/registry.yml", (3, "yaml-syntax")),
    Case("07-bom-and-crlf/registry.yml"),
    Case("09-root-not-a-mapping/registry.yml", (1, "not-a-registry")),
    Case("09-root-not-a-mapping/registry-list.yml", (1, "not-a-registry")),
    Case("09-root-not-a-mapping/registry-empty.yml", (0, "empty-registry")),
    Case("11-version-loses-trailing-zero/registry.yml"),
    Case("13-norway-enum/registry.yml", (9, "default-type-mismatch")),
    Case("15-quoted-text-looks-like-other-type/registry.yml"),
    Case("15-quoted-text-looks-like-other-type/registry-mismatch.yml", (4, "default-type-mismatch")),
    Case("17-int64-bounds-rounded/registry.yml", (5, "malformed-range"), (9, "default-type-mismatch")),
    Case("17-int64-bounds-rounded/registry-ok.yml"),
    Case(
      "20-reversed-or-malformed-range/registry.yml", (5, "reversed-range"), (10, "malformed-range"), (15, "malformed-range"),
      (20, "inapplicable-attribute")),
    Case("20-reversed-or-malformed-range/registry-ok.yml"),
    Case("21-enum-default-not-a-value/registry.yml", (5, "default-not-in-values")),
    Case("21-enum-default-not-a-value/registry-ok.yml"),
    Case(
      "23-key-illegal-for-remote-config/registry.yml", (1, "illegal-key"), (6, "illegal-key"), (11, "illegal-key"),
      (15, "illegal-key")),
    Case("25-expires-today/registry.yml"),
    Case(
      "27-impossible-date/registry.yml", (5, "invalid-date"), (10, "invalid-date"), (15, "invalid-date"), (25, "invalid-date")),
    Case(
      "29-ambiguous-date-format/registry.yml", (5, "invalid-date"), (10, "invalid-date"), (15, "invalid-date"),
      (20, "invalid-date")),
    Case("31-expired-must-not-block-build/registry.yml"),
    Case("33-thai-locale/registry.yml"),
    Case("35-swift-keywords-as-names/registry.yml", (24, "enum-case-none")),
    Case(
      "37-snake-camel-collision/registry.yml", (5, "accessor-collision"), (9, "accessor-collision"), (13, "accessor-collision"),
      (20, "enum-case-collision"), (20, "enum-case-collision")),
    Case("39-nested-type-shadows-standard-type/registry.yml"),
    Case("41-quotes-backslash-interpolation/registry.yml"),
    Case("43-crlf-in-description/registry.yml"),
    Case("45-swift6-sendable/registry.yml"),
    Case("47-stable-output-order/registry.yml"),
    Case("49-failed-run-keeps-old-output/registry.yml"),
    Case("49-failed-run-keeps-old-output/registry-bad.yml", (4, "default-out-of-range")),
    Case("62-integers-beyond-2-pow-53/registry.yml"),
  ]

  @Test("are reported as they should be", arguments: cases)
  func expected(field: Case) throws {
    let found = findings(try SharedInputs.text("cases/" + field.file))
    #expect(found.map(Found.init) == field.found, "\(found.map(\.message))")
  }

  @Test("name both locations, and the type that is expected")
  func wording() throws {
    let duplicate = try #require(findings(try SharedInputs.text("cases/01-dup-flag-key/registry.yml")).first)
    #expect(duplicate.notes.map(\.location?.span?.start.line) == [1])
    let collision = try #require(findings(try SharedInputs.text("cases/37-snake-camel-collision/registry.yml")).first)
    #expect(collision.message.contains("'uploadLimit' and 'upload_limit'"))
    #expect(collision.notes.map(\.location?.span?.start.line) == [1])
    let quoted = try #require(
      findings(try SharedInputs.text("cases/15-quoted-text-looks-like-other-type/registry-mismatch.yml")).first)
    #expect(quoted.message.contains("bool is expected"))
    let long = findings(try SharedInputs.text("cases/23-key-illegal-for-remote-config/registry.yml"))[2]
    #expect(long.message.utf8.count < 200)
  }
}
