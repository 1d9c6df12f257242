import Foundation
import RegistryDiagnostics
import RegistryText
import Testing

@testable import RegistryValidation

@Suite("A fix")
struct FixTests {
  @Test(
    "that is offered as a replacement removes its finding, and causes no other",
    arguments: [
      "type: boolean\n  default: true\n  expires: 2027-06-30", "type: bool\n  default: NO\n  expires: 2027-06-30",
      "type: bool\n  default: 'false'\n  expires: 2027-06-30", "type: bool\n  default: true\n  expires: 2027-3-4",
      "type: bool\n  default: true\n  expires: Never\n  reason: x", "type: int\n  default: \"5\"", "type: int\n  default: 1_000",
      "type: int\n  default: 5\n  range: [9, 1]", "type: double\n  default: 2\n  range: 1.0-4.0",
      "type: int\n  default: 5\n  range: [1, '9']", "type: enum\n  values: [compact, roomy]\n  default: Roomy",
      "type: string\n  default: a\n  descripton: b", "type: string\n  default: a\n  fallback: last_activated",
      "type: string\n  default: a\n  accessor: '`default`'", "type: string\n  default: a\n  'expiry': 2027-06-30",
    ])
  func applied(attributes: String) throws {
    let text = "x:\n  owner: a\n  \(attributes)\n"
    let finding = try #require(findings(text).first)
    guard let replacement = finding.fix?.replacement else {
      // A word in quotes has no replacement: it may be meant as it is.
      #expect(text.contains("'expiry'"))
      return
    }
    let span = try #require(finding.fix?.span ?? finding.location?.span)
    #expect(findings(replacing(span, in: text, with: replacement)).map(\.message) == [])
  }

  /// The fixes of what a registry of one entry has.
  private func fixes(_ attributes: String...) -> [Diagnostic.Fix?] {
    findings("x:\n" + attributes.map { "  \($0)\n" }.joined()).map(\.fix)
  }

  @Test(
    "replaces a plain word or an alias, but nothing with quotes, an anchor or a tag to lose",
    arguments: [
      ("last_activated", true), ("*word", true), ("'last_activated'", false), ("\"last_activated\"", false),
      ("&here last_activated", false), ("!!str last_activated", false), ("|-\n    last_activated", false),
    ])
  func place(word: String, isReplaced: Bool) {
    let meant = "last_activated_then_default"
    #expect(
      fixes("owner: a", "type: string", "default: &word last_activated", "fallback: \(word)")
        == [.init("did you mean '\(meant)'?", replacement: isReplaced ? meant : nil)])
  }

  @Test("names what to add where one attribute is missing, and is left out where several are")
  func lacking() {
    let attributes = ["owner: a", "type: enum", "default: b", "values: [b, c]"]
    for lacking in attributes {
      let rest = attributes.filter { $0 != lacking }
      let found = findings("x:\n" + rest.map { "  \($0)\n" }.joined())
      #expect(found.map(\.rule) == ["missing-attribute"])
      #expect(found.first?.fix?.message.hasPrefix("add '\(lacking.prefix { $0 != ":" }):' with ") == true, "\(lacking)")
    }
    #expect(fixes("type: enum", "values: [b, c]") == [nil])
    #expect(fixes("type: enum", "default: b") == [nil])
    #expect(fixes("description: d") == [nil])
  }

  @Test(
    "says how to write an attribute that has the wrong form, where that is clear",
    arguments: [
      ("json", "default: {a: 1}", "write the JSON document as one text in single quotes, such as '{\"a\": 1}'"),
      ("json", "default: [1]", "write the JSON document as one text in single quotes, such as '{\"a\": 1}'"),
      ("string", "default: {a: 1}", "add 'value:' with the value of all other builds, or write one value for all"),
      ("string", "default: [1]", nil), ("int", "default: [1]", nil),
      ("string", "default:", "write \"\" for the empty text"), ("int", "default:", "write a value after the colon"),
      ("string", "default: a\n  tags: a", "write it as a list, such as '[one, two]'"),
      ("string", "default: a\n  tags: {a: b}", nil), ("string", "default: a\n  tags: [a, [b]]", nil),
      ("string", "default: a\n  tracker:", "write a value after the colon, or remove the attribute"),
      ("string", "default: a\n  max_length: x", nil),
      ("enum", "default: a\n  values: a", "write it as a list, such as '[one, two]'"),
    ] as [(String, String, String?)])
  func shape(type: String, attributes: String, fix: String?) {
    let found = findings(entry("x", "owner: a", "type: \(type)", attributes))
    #expect(found.map(\.rule) == ["malformed-attribute"])
    #expect(found.first?.fix?.message == fix)
  }

  @Test("asks for an owner wherever none is named", arguments: ["owner:", "owner: \"\"", "owner: ''", "owner: ~", "owner: null"])
  func owner(line: String) {
    let found = findings(entry("x", line, "type: int", "default: 1"))
    #expect(found.map(\.rule) == ["malformed-attribute"])
    #expect(found.first?.fix == .init("write a value after the colon"))
  }

  @Test(
    "removes the backticks from an accessor, if the rest is a Swift name",
    arguments: [("`default`", "default"), ("`a`", "a"), ("`a-b`", nil), ("``", nil), ("`2fa`", nil), ("2fa", nil), ("a-b", nil)]
      as [(String, String?)])
  func backticks(accessor: String, name: String?) {
    let found = findings(entry("x", "owner: a", "type: int", "default: 1", "accessor: '\(accessor)'"))
    #expect(found.map(\.rule) == ["invalid-accessor"])
    #expect(found.first?.fix?.replacement == name)
    if name == nil {
      #expect(found.first?.fix?.message == "use ASCII letters, digits and underscores, and no digit first")
    }
  }

  private func replacing(_ span: SourceSpan, in text: String, with replacement: String) -> String {
    var lines = text.components(separatedBy: "\n")
    var scalars = Array(lines[span.start.line - 1].unicodeScalars)
    scalars.replaceSubrange(span.start.column - 1..<span.end.column - 1, with: replacement.unicodeScalars)
    lines[span.start.line - 1] = String(String.UnicodeScalarView(scalars))
    return lines.joined(separator: "\n")
  }
}
