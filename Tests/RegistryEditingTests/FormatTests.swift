import Foundation
import RegistryYAML
import TestSupport
import Testing

@testable import RegistryEditing

@Suite("The layout")
struct FormatTests {
  private static let suiteFile = "conformance/yaml/yaml-test-suite-2022-01-17.json"

  @Test("has the attributes in order, each with the comments above and beside it")
  func order() throws {
    let text = """
      # head

      x: # the flag
        type: bool # a bool

        # never on
        default: false
        x-note: n


        # The team.
        owner: m
      # tail
      y: {default: 1, type: int, owner: m}
      z: {owner: m, type: int, default: 2}



      w:
        <<: *base
        description: |
          text

          more
        type: int
      """.replacing("# head\n", with: "x-base: &base {owner: m}\n# head\n")
    #expect(
      formatted(text) == """
        x-base: &base {owner: m}
        # head

        x: # the flag
          # The team.
          owner: m
          type: bool # a bool
          # never on
          default: false
          x-note: n

        # tail
        y: {owner: m, type: int, default: 1}
        z: {owner: m, type: int, default: 2}

        w:
          <<: *base
          type: int
          description: |
            text

            more

        """)
  }

  @Test(
    "leaves a file alone that it cannot keep",
    arguments: ["{x: {type: int, owner: m}}\n", "", "# only\n", "- a\n", "x: 1\n...\n"])
  func left(text: String) throws { #expect(formatted(text) == text) }

  @Test("leaves the attributes of an entry with an anchor in a value where they are")
  func anchors() throws {
    let text = "x:\n  type: int\n  owner: &m m\n"
    #expect(formatted(text) == text)
  }

  @Test("keeps line ends, and ends the file with one")
  func lineEnds() throws {
    #expect(formatted("x:\r\n  type: int\r\n  owner: m") == "x:\r\n  owner: m\r\n  type: int\r\n")
    #expect(formatted("x: {owner: m}\n\n\n") == "x: {owner: m}\n")
    #expect(formatted("x: {owner: m}\n\n# end") == "x: {owner: m}\n\n# end\n")
    #expect(formatted("x: {owner: m}\n\n  ") == "x: {owner: m}\n")
    #expect(formatted("x:\r\n  type: int # t\n  owner: m") == "x:\r\n  owner: m\r\n  type: int # t\r\n")
  }

  @Test("keeps what every case of the YAML suite means", .enabled(if: SharedInputs.contain(Self.suiteFile)))
  func suite() throws {
    struct Case: Decodable { let yaml: String }
    var count = 0
    for text in try JSONDecoder().decode([Case].self, from: Data(SharedInputs.bytes(Self.suiteFile))).map(\.yaml) {
      let before = YAMLParser.parse(Array(text.utf8), path: "case.yml")
      guard before.diagnostics.isEmpty, before.document?.root?.kind == .mapping else { continue }
      count += 1
      let new = formatted(text)
      let after = YAMLParser.parse(Array(new.utf8), path: "case.yml")
      #expect(after.diagnostics.isEmpty && FileMeaning(after.document) == FileMeaning(before.document), "\(text)\n---\n\(new)")
      #expect(formatted(new) == new, "\(text)\n---\n\(new)")
    }
    #expect(count > 60)
  }
}
