import Foundation
import RegistryDiagnostics
import Testing

@testable import RegistryValidation

@Suite("A fix")
struct FixTests {
  @Test(
    "that is offered as a replacement makes its finding go away, and brings up no other",
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
      // Quotes around a word stay the writer's to judge.
      #expect(text.contains("'expiry'"))
      return
    }
    let span = try #require(finding.fix?.span ?? finding.location?.span)
    #expect(findings(replacing(span, in: text, with: replacement)).map(\.message) == [])
  }

  private func replacing(_ span: SourceSpan, in text: String, with replacement: String) -> String {
    var lines = text.components(separatedBy: "\n")
    var scalars = Array(lines[span.start.line - 1].unicodeScalars)
    scalars.replaceSubrange(span.start.column - 1..<span.end.column - 1, with: replacement.unicodeScalars)
    lines[span.start.line - 1] = String(String.UnicodeScalarView(scalars))
    return lines.joined(separator: "\n")
  }
}
