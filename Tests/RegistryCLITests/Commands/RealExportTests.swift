import Foundation
import TestSupport
import Testing

/// Real templates: a new user imports one, checks it, compares it, and then rolls a flag out.
@Suite("Real exports", .enabled(if: SharedInputs.contain("exports"), "the folder 'shared' is missing"))
struct RealExportAdoptionTests {
  /// Not templates: a table, and flat lists of defaults.
  private static let foreign = ["13", "30", "34", "36"]
  /// 35 has no parameter. Faults of the templates themselves: a key in two places, groups that are lists, an empty text for a BOOLEAN.
  private static let faulty = ["04", "25", "37"]

  private static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: SharedInputs.path("exports"))) ?? []
    return names.filter { name in name.hasSuffix(".json") && !foreign.contains { name.hasPrefix($0) } }.sorted()
  }()

  @Test("are adopted with options alone, agree, and stay green while a flag is rolled out", arguments: files)
  func adoption(file: String) throws {
    let workspace = try Workspace()
    let remote = SharedInputs.path("exports/\(file)")
    let registry = workspace.path("config-registry.yml")
    let isSound = !Self.faulty.contains { file.hasPrefix($0) }
    let imported = workspace.run("import", "--remote", remote, "-o", registry, "--owner", "core", "--owners-from-groups")
    #expect(imported.code == (isSound || file.hasPrefix("37") ? 0 : 1))

    let rules = try findings(workspace, "check", registry)
    #expect(Set(rules).isSubset(of: [file.hasPrefix("35") ? "warning empty-registry" : "warning missing-expiry"]))
    guard isSound else { return }
    let compared = try findings(workspace, "diff", registry, "--remote", remote)
    #expect(compared.allSatisfy { $0.hasPrefix("note ") }, "\(compared)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: remote))
    let plan = workspace.run("plan", registry, "--remote", remote, "-o", workspace.path("plan.json"))
    #expect(plan.code == 0 && plan.error == "nothing to change\n")
    #expect(try workspace.bytes("plan.json") == bytes)
    try rollOut(bytes, registry, workspace)
  }

  /// Gives everyone another legal value of one key, as somebody does in the console.
  private func rollOut(_ bytes: Data, _ registry: String, _ workspace: Workspace) throws {
    guard let changed = try Self.flipped(bytes) else { return }
    let remote = try workspace.write("flipped.json", changed)
    let compared = try findings(workspace, "diff", registry, "--remote", remote)
    #expect(compared.contains("note remote-default-differs") && compared.allSatisfy { $0.hasPrefix("note ") }, "\(compared)")
    #expect(workspace.run("diff", registry, "--remote", remote).code == 0)
    let plan = workspace.run("plan", registry, "--remote", remote, "-o", workspace.path("plan.json"))
    #expect(plan.code == 0 && plan.error.hasPrefix("= "))
    #expect(try workspace.bytes("plan.json") == changed)
  }

  /// The template with one other default: a bool turned round, else a text or a number changed; nil where it has none.
  private static func flipped(_ bytes: Data) throws -> Data? {
    let text = String(decoding: bytes, as: UTF8.self)
    let defaults = text.matches(of: #/"defaultValue"\s*:\s*\{\s*"value"\s*:\s*"([^"\\]*)"/#)
    let texts = defaults.map { $0.output.1 }
    guard let index = texts.firstIndex(where: { $0 == "true" || $0 == "false" }) ?? texts.firstIndex(where: { !$0.isEmpty })
    else { return nil }
    let old = texts[index]
    let new = old == "true" ? "false" : old == "false" ? "true" : Double(old) == nil ? old + "x" : old + "1"
    return Data((text[..<old.startIndex] + new + text[old.endIndex...]).utf8)
  }

  /// `severity rule` of each finding.
  private func findings(_ workspace: Workspace, _ arguments: String...) throws -> [String] {
    struct Report: Decodable {
      struct Finding: Decodable {
        let rule: String
        let severity: String
      }
      let findings: [Finding]
    }
    let outcome = workspace.run(arguments + ["--format", "json", "--today", "2026-11-30"].prefix(arguments[0] == "diff" ? 2 : 4))
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).findings.map { "\($0.severity) \($0.rule)" }
  }
}
