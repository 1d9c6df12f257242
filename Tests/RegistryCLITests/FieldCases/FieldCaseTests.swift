import Foundation
import Testing

@Suite("Cases from the field", .enabled(if: SharedInputs.arePresent, "the folder 'shared' is missing"))
struct FieldCaseTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private struct Report: Decodable {
    struct Position: Decodable {
      let line: Int
    }
    struct Range: Decodable {
      let start: Position
    }
    struct Note: Decodable {
      let message: String
      let range: Range?
    }
    struct Fix: Decodable {
      let message: String
    }
    struct Finding: Decodable {
      let rule: String
      let range: Range?
      let message: String
      let notes: [Note]
      let fix: Fix?

      /// All that it says, a note with its place.
      var words: String {
        let notes = notes.map { note in "\(note.message) line \(note.range?.start.line ?? 0)" }
        return ([message, fix?.message ?? ""] + notes).joined(separator: "\n")
      }
    }
    let findings: [Finding]
  }

  @Test("check says what is right of them, and nothing else", arguments: FieldCase.all)
  func check(_ field: FieldCase) throws {
    let outcome = try Tool.run(["check", field.path, "--today", field.today, "--format", "json"], in: workspace)
    #expect(outcome.end == .exited(field.code))
    #expect(outcome.error.isEmpty)
    let found = try JSONDecoder().decode(Report.self, from: Data(outcome.output)).findings
    #expect(found.map { "\($0.range?.start.line ?? 0) \($0.rule)" } == field.findings.map { "\($0.line) \($0.rule)" })
    for (finding, expected) in zip(found, field.findings) {
      for words in expected.words { #expect(finding.words.contains(words)) }
      #expect(finding.words.utf8.count < 400)
    }
  }

  @Test("generate writes the file of those that are sound, whatever the day, and nothing of the others", arguments: FieldCase.all)
  func generate(_ field: FieldCase) throws {
    try workspace.write("Flags.swift", "// old\n")
    let outcome = try Tool.run(["generate", field.path, "-o", "Flags.swift", "--today", field.today], in: workspace)
    #expect(outcome.end == .exited(field.isGenerated ? 0 : 1))
    #expect(outcome.output.isEmpty)
    #expect((try workspace.read("Flags.swift") == "// old\n") != field.isGenerated)
    #expect(try workspace.names() == ["Flags.swift"])
  }

  @Test("text makes every finding clickable", arguments: FieldCase.all.filter { $0.code != 0 })
  func clickable(_ field: FieldCase) throws {
    let outcome = workspace.run("check", field.path, "--today", field.today)
    for finding in field.findings {
      #expect(
        outcome.output.contains(
          try Regex(
            "(?m)^\(NSRegularExpression.escapedPattern(for: field.path)):\(finding.line):[0-9]+: error: .* \\[\(finding.rule)\\]$"
          )))
    }
  }

  @Test("a byte order mark and CRLF change nothing")
  func windows() throws {
    let path = FieldCase.path("07-bom-and-crlf/registry.yml")
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let unix = try workspace.write(
      "registry.yml", text.replacingOccurrences(of: "\u{FEFF}", with: "").replacingOccurrences(of: "\r\n", with: "\n"))
    #expect(workspace.run("generate", path) == workspace.run("generate", unix))
  }

  @Test("no text of a description or an owner gets out of its comment or its line of the table")
  func comments() throws {
    let path = FieldCase.path("43-crlf-in-description/registry.yml")
    let output = workspace.run("generate", path).output
    #expect(!output.utf8.contains(UInt8(ascii: "\r")))
    let found = output.split(separator: "\n").filter { line in
      ["fatalError()", "import Nonexistent", "let x: Int"].contains(where: line.contains)
    }
    #expect(!found.isEmpty)
    for line in found { #expect(line.contains(/^ *(\/\/\/|[0-9a-f]{8}\|)/)) }
  }

  @Test("a run that fails leaves the output, and says why in one place")
  func failedRuns() throws {
    let folder = FieldCase.path("49-failed-run-keeps-old-output")
    #expect(workspace.run("generate", "\(folder)/registry.yml", "-o", workspace.path("Flags.swift")) == Outcome(code: 0))
    let (text, stamp) = (try workspace.read("Flags.swift"), try workspace.stamp("Flags.swift"))
    let bad = workspace.run("generate", "\(folder)/registry-bad.yml", "-o", workspace.path("Flags.swift"))
    #expect(bad.code == 1 && bad.output.isEmpty && !bad.error.isEmpty)
    #expect(try workspace.read("Flags.swift") == text)
    #expect(try workspace.stamp("Flags.swift") == stamp)
    let nowhere = workspace.run("generate", "\(folder)/registry.yml", "-o", workspace.path("none/Flags.swift"))
    #expect(nowhere.code == 2 && nowhere.output.isEmpty && !nowhere.error.isEmpty)
    #expect(try workspace.names() == ["Flags.swift"])
  }
}
