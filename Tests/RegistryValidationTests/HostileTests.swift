import RegistryDiagnostics
import Testing

@Suite("A hostile registry")
struct HostileTests {
  private static let giant = String(repeating: "k", count: 200_000)

  /// Each registry has `…` in place of a giant text, so that a failure can be read.
  @Test(
    "is not echoed at length",
    arguments: [
      entry("…", "owner: a", "type: int", "default: 1"), entry("x", "owner: a", "type: …", "default: 1"),
      entry("x", "owner: a", "type: int", "default: …"), entry("x", "owner: a", "type: bool", "default: '…'"),
      entry("x", "owner: a", "type: enum", "values: […, …]", "default: b"),
      entry("x", "owner: a", "type: enum", "values: […-, …+]", "default: …-"),
      entry("x", "owner: a", "type: enum", "values: […1, …2]", "default: b"),
      entry("x", "owner: a", "type: enum", "values: {…-: a}", "default: b"),
      entry("x", "owner: a", "type: int", "default: 1", "range: […, 2]"),
      entry("x", "owner: a", "type: int", "default: 1", "range: [1…, 2]"),
      entry("x", "owner: a", "type: string", "default: '1'", "pattern: '[0-9'", "…: 2"),
      entry("x", "owner: a", "type: string", "default: …", "pattern: '[0-9]'"),
      entry("x", "owner: a", "type: string", "default: b", "pattern: '…'"),
      entry("x", "owner: a", "type: json", "default: …"),
      entry("x", "owner: a", "type: json", "default: '{\"…\": 1, \"…\": 2}'"),
      entry("x", "owner: a", "type: json", "default: '{…: 1}'"),
      entry("x", "owner: a", "type: double", "default: 0_" + String(repeating: "0", count: 200_000)),
      entry("x", "owner: a", "type: bool", "default: true", "expires: …"),
      entry("x", "owner: a", "type: bool", "default: true", "fallback: …"),
      entry("x", "owner: a", "type: bool", "default: true", "accessor: …-"),
      entry("x", "owner: a", "type: string", "default: a", "max_length: …"),
      "$registry:\n  owners: [a]\n" + entry("x", "owner: …", "type: int", "default: 1"),
      "$registry:\n  …: 1\n", "$registry:\n  access: …\n", "$registry:\n  rules: {…: error}\n",
      "$registry:\n  expiry: {…: 1}\n", "$registry:\n  template: …\n", "$registry:\n  type_name: …-\n",
      entry("x", "owner: a", "type: int", "default: 1", "accessor: Ab…")
        + entry("y", "owner: a", "type: int", "default: 1", "accessor: Ab…"),
    ])
  func echo(form: String) {
    let found = findings(form.replacing("…", with: Self.giant))
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.message.utf8.count < 600, "\(finding.rule)")
      #expect((finding.fix?.message.utf8.count ?? 0) < 600, "\(finding.rule)")
      for note in finding.notes { #expect(note.message.utf8.count < 600, "\(finding.rule)") }
    }
  }

  @Test("gives no more findings of a rule than anybody corrects at once, and says so")
  func bound() throws {
    let text = (0..<10_500).map { "k\($0): true\n" }.joined()
    let found = findings(text).filter { $0.rule == "entry-not-a-mapping" }
    #expect(found.count == 10_000)
    #expect(found.contains { $0.notes.contains { $0.message == "there may be more; the search stopped here" } })
  }

  @Test("with thousands of unknown attributes in an entry takes time that grows with its size")
  func unknownAttributes() {
    let attributes = (0..<20_000).map { "  unknown_\($0): 1\n" }.joined()
    let found = findings("x:\n" + attributes)
    #expect(found.count { $0.rule == "unknown-attribute" } == 100)
  }
}
