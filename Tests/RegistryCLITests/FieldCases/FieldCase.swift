import Foundation
import TestSupport
import Testing

/// A registry from the field that somebody else wrote, and what is right for it.
struct FieldCase: Sendable, CustomTestStringConvertible {
  /// A finding that is expected: where, which, and words in its message, its notes or its fix.
  struct Finding: Sendable {
    let line: Int
    let rule: String
    let words: [String]

    init(_ line: Int, _ rule: String, _ words: String...) {
      self.line = line
      self.rule = rule
      self.words = words
    }
  }

  /// `NN-slug/file.yml`.
  let file: String
  let today: String
  let code: Int32
  let findings: [Finding]
  /// Whether the Swift file is written; by default, where there is no error.
  let isGenerated: Bool

  init(_ file: String, today: String = "2026-11-30", _ code: Int32, isGenerated: Bool? = nil, _ findings: Finding...) {
    self.file = file
    self.today = today
    self.code = code
    self.findings = findings
    self.isGenerated = isGenerated ?? (code == 0)
  }

  var path: String { Self.path(file) }
  var testDescription: String { "\(file) on \(today)" }
}

extension FieldCase {
  /// The path of an input among the cases.
  static func path(_ name: String) -> String { SharedInputs.path("cases/\(name)") }

  static let all: [FieldCase] = [
    FieldCase(
      "01-dup-flag-key/registry.yml", 1, Finding(11, "duplicate-key", "'checkout_v2_enabled'", "line 1")),
    // Merging is supported: both are expired, and both are named.
    FieldCase(
      "03-merge-key-inherits-expiry/registry.yml", 1, isGenerated: true,
      Finding(5, "expired", "'search_ranker_enabled'"), Finding(5, "expired", "'search_ranker_shadow'", "search")),
    FieldCase("05-no-space-after-colon/registry.yml", 1, Finding(3, "yaml-syntax", "space", "colon")),
    FieldCase("07-bom-and-crlf/registry.yml", 0),
    FieldCase("09-root-not-a-mapping/registry.yml", 1, Finding(1, "not-a-registry", "expected a mapping")),
    FieldCase("09-root-not-a-mapping/registry-list.yml", 1, Finding(1, "not-a-registry", "expected a mapping")),
    FieldCase("09-root-not-a-mapping/registry-empty.yml", 0, Finding(0, "empty-registry", "no key")),
    FieldCase("11-version-loses-trailing-zero/registry.yml", 0),
    // The enum's values are texts; of the bool, 'off' is refused.
    FieldCase("13-norway-enum/registry.yml", 1, Finding(9, "default-type-mismatch", "'off'", "true", "false")),
    FieldCase("15-quoted-text-looks-like-other-type/registry.yml", 0),
    FieldCase(
      "15-quoted-text-looks-like-other-type/registry-mismatch.yml", 1, Finding(4, "default-type-mismatch", "bool", "text")),
    FieldCase(
      "17-int64-bounds-rounded/registry.yml", 1, Finding(5, "malformed-range", "'sampling_seed'", "64-bit"),
      Finding(9, "default-type-mismatch", "'trace_budget'", "64-bit")),
    FieldCase("17-int64-bounds-rounded/registry-ok.yml", 0),
    FieldCase(
      "20-reversed-or-malformed-range/registry.yml", 1, Finding(5, "reversed-range", "'upload_chunk_bytes'", "above"),
      Finding(10, "malformed-range", "'page_size'", "two numbers"),
      Finding(15, "malformed-range", "'zoom_factor'", "two numbers"),
      Finding(20, "inapplicable-attribute", "'checkout_v2_enabled'", "range", "bool")),
    FieldCase("20-reversed-or-malformed-range/registry-ok.yml", 0),
    FieldCase(
      "21-enum-default-not-a-value/registry.yml", 1, Finding(5, "default-not-in-values", "'list_style'", "'Roomy'", "'roomy'")),
    FieldCase("21-enum-default-not-a-value/registry-ok.yml", 0),
    FieldCase(
      "23-key-illegal-for-remote-config/registry.yml", 1, Finding(1, "illegal-key", "'checkout-v2'"),
      Finding(6, "illegal-key", "'2fa_required'", "digit"), Finding(11, "illegal-key", "256"),
      Finding(15, "illegal-key", "U+00F6")),
    FieldCase("25-expires-today/registry.yml", today: "2026-11-29", 0, Finding(5, "expires-soon", "tomorrow")),
    FieldCase("25-expires-today/registry.yml", 0, Finding(5, "expires-today", "today")),
    FieldCase("25-expires-today/registry.yml", today: "2026-12-01", 1, isGenerated: true, Finding(5, "expired", "yesterday")),
    FieldCase(
      "27-impossible-date/registry.yml", 1, Finding(5, "invalid-date", "'a_feb'"), Finding(10, "invalid-date", "'b_nov'"),
      Finding(15, "invalid-date", "'c_month'"), Finding(25, "invalid-date", "'e_leap_bad'")),
    FieldCase(
      "29-ambiguous-date-format/registry.yml", 1, Finding(5, "invalid-date", "YYYY-MM-DD"),
      Finding(10, "invalid-date", "YYYY-MM-DD"), Finding(15, "invalid-date", "YYYY-MM-DD"),
      Finding(20, "invalid-date", "YYYY-MM-DD")),
    FieldCase(
      "31-expired-must-not-block-build/registry.yml", 1, isGenerated: true,
      Finding(5, "expired", "'holiday_theme'", "'design'", "2026-11-01", "remove", "extend")),
    FieldCase("33-thai-locale/registry.yml", 0),
    FieldCase("33-thai-locale/registry.yml", today: "2027-07-02", 1, isGenerated: true, Finding(5, "expired", "2027-06-30")),
    FieldCase("35-swift-keywords-as-names/registry.yml", 0, Finding(24, "enum-case-none", "noRowMode")),
    // Names are not made distinct by themselves: each clash names both.
    FieldCase(
      "37-snake-camel-collision/registry.yml", 1, Finding(5, "accessor-collision", "'uploadLimit'", "'upload_limit'", "line 1"),
      Finding(9, "accessor-collision", "'UploadLimit'", "'upload_limit'", "line 1"),
      Finding(13, "accessor-collision", "'upload__limit'", "'upload_limit'", "line 1"),
      Finding(20, "enum-case-collision", "'B+'", "'B-'"), Finding(20, "enum-case-collision", "'B+'", "'B'")),
    FieldCase("39-nested-type-shadows-standard-type/registry.yml", 0),
    FieldCase("41-quotes-backslash-interpolation/registry.yml", 0),
    FieldCase("43-crlf-in-description/registry.yml", 0),
    FieldCase("45-swift6-sendable/registry.yml", 0),
    FieldCase("47-stable-output-order/registry.yml", 0),
    FieldCase("49-failed-run-keeps-old-output/registry.yml", 0),
    FieldCase(
      "49-failed-run-keeps-old-output/registry-bad.yml", 1,
      Finding(4, "default-out-of-range", "'upload_chunk_bytes'", "default", "below")),
    FieldCase("62-integers-beyond-2-pow-53/registry.yml", 0),
  ]
}
