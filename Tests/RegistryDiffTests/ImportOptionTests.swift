import Foundation
import RegistryModel
import Testing

@testable import RegistryDiff

@Suite("The options of an import")
struct ImportOptionTests {
  private static let template = """
    {"parameters": {
      "kill_search": {"defaultValue": {"value": "false"}, "valueType": "BOOLEAN"},
      "kill_limit": {"defaultValue": {"value": "5"}, "valueType": "NUMBER"},
      "new_look": {"defaultValue": {"value": "true"}, "valueType": "BOOLEAN"},
      "host": {"defaultValue": {"value": "a"}, "valueType": "STRING"}
    }, "parameterGroups": {
      "payments": {"parameters": {"pay_on": {"defaultValue": {"value": "true"}, "valueType": "BOOLEAN"}}},
      "Feed & more": {"parameters": {"feed_size": {"defaultValue": {"value": "5"}, "valueType": "NUMBER"}}}
    }}
    """

  private func imported(_ change: (inout RegistryImport.Options) -> Void) throws -> RegistryImport {
    var options = RegistryImport.Options()
    change(&options)
    return RegistryImport(try #require(Export.read(Array(Self.template.utf8), path: "remote.json").export), options)
  }

  /// The lines of an attribute by key: `owner: core`.
  private func lines(_ attribute: String, _ imported: RegistryImport) -> [String] {
    imported.entries.split(separator: "\n").filter { $0.hasPrefix("  \(attribute): ") }.map { String($0.dropFirst(2)) }
  }

  @Test("name the owner of all keys, or take it from the groups")
  func owners() throws {
    let names = { (names: [String]) in names.map { "owner: \($0)" } }
    #expect(lines("owner", try imported { _ in }) == names(Array(repeating: "TODO", count: 6)))
    #expect(lines("owner", try imported { $0.owner = "core team" }) == names(Array(repeating: "\"core team\"", count: 6)))
    let groups = try imported { $0.takesOwnersFromGroups = true }
    #expect(lines("owner", groups) == names(["TODO", "TODO", "TODO", "TODO", "payments", "\"Feed & more\""]))
    let both = try imported {
      $0.takesOwnersFromGroups = true
      $0.owner = "core"
    }
    #expect(lines("owner", both) == names(["core", "core", "core", "core", "payments", "\"Feed & more\""]))
  }

  @Test("give every bool its last day, and certain keys none")
  func expiry() throws {
    let imported = try imported {
      $0.expires = CalendarDay("2027-06-30")
      $0.permanent = [.init(pattern: "kill_*", reason: "a \"kill\" switch"), .init(pattern: "kill_search", reason: "later")]
    }
    #expect(lines("expires", imported) == ["expires: never", "expires: never", "expires: 2027-06-30", "expires: 2027-06-30"])
    #expect(lines("reason", imported) == Array(repeating: "reason: \"a \\\"kill\\\" switch\"", count: 2))
    #expect(imported.findings.isEmpty)
  }

  @Test("that have no effect are told")
  func unused() throws {
    let findings = try imported { $0.permanent = [.init(pattern: "kil_*", reason: "r"), .init(pattern: "host", reason: "r")] }
      .findings
    #expect(findings.map { "\($0.rule) \($0.severity)" } == ["unused-pattern warning"])
    #expect(findings.first?.message.contains("'kil_*'") == true)
  }

  @Test("leave out keys of others and keys that are declared")
  func left() throws {
    let imported = try imported {
      $0.ignored = ["kill_*", "x*"]
      $0.declared = ["host", "pay_on", "elsewhere"]
    }
    let keys = imported.entries.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(keys == ["new_look:", "feed_size:"] && imported.count == 2)
  }

  @Test("decide what the head still asks for")
  func head() throws {
    let open = try imported { _ in }.registry
    let head = open.components(separatedBy: "\nkill")[0]
    for words in ["a guess", "'TODO'", "expires", "'range'"] { #expect(head.contains(words)) }
    let closed = try imported {
      $0.owner = "core"
      $0.expires = CalendarDay("2027-06-30")
      $0.ignored = ["*size", "kill_limit"]
      $0.schema = "registry.schema.json"
    }
    #expect(
      closed.registry.hasPrefix(
        "# yaml-language-server: $schema=registry.schema.json\n#\n# Imported from an exported Remote Config template.\nkill_search:\n"
      ))
    #expect(!open.contains("$schema"))
  }

  @Test("read a pattern and its reason", arguments: ["a=b", "kill_*=a kill switch", "a=b=c"])
  func permanence(text: String) throws {
    let permanence = try #require(RegistryImport.Permanence(text))
    #expect("\(permanence.pattern)=\(permanence.reason)" == text && !permanence.pattern.contains("="))
  }

  @Test("refuse a pattern without a reason, and a reason without a pattern", arguments: ["", "a", "a=", "=a", "="])
  func noPermanence(text: String) { #expect(RegistryImport.Permanence(text) == nil) }

  @Test(
    "add entries at the end of a file, in its line breaks and its indentation",
    arguments: [
      ("", 0, "k:\n  a: 1\n"), ("x: 1\n", 0, "x: 1\nk:\n  a: 1\n"), ("x: 1", 0, "x: 1\nk:\n  a: 1\n"),
      ("x: 1\r\ny: 2", 0, "x: 1\r\ny: 2\r\nk:\r\n  a: 1\r\n"), ("  x: 1\n", 2, "  x: 1\n  k:\n    a: 1\n"),
      ("x: 1\n# end", 0, "x: 1\n# end\nk:\n  a: 1\n"), ("x: 1\r\n", 0, "x: 1\r\nk:\r\n  a: 1\r\n"),
    ])
  func addition(file: String, indentation: Int, result: String) {
    let bytes = RegistryAddition.bytes(Array(file.utf8), adding: "k:\n  a: 1\n", indentation: indentation)
    #expect(String(decoding: bytes, as: UTF8.self) == result)
  }
}
