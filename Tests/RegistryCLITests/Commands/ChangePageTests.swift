import Foundation
import Testing

@Suite("The page about changing a registry")
struct ChangePageTests {
  private static let registry = """
    sync_interval: {owner: media, type: int, default: 60, range: [30, 3600]}
    upload_limit: {owner: media, type: int, default: 10, tags: [old]}

    """
  private static let export =
    #"{"parameters": {"sync_interval": {"defaultValue": {"value": "90"}, "valueType": "NUMBER"}, "upload_limit": {"defaultValue": {"value": "10"}, "valueType": "NUMBER"}}}"#

  /// Releases 5.0.0 and 5.1.0, the main branch at the second one, and another description in the working copy.
  private func repository() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("config-registry.yml", Self.registry)
    try workspace.write("export.json", Self.export)
    let script = """
      set -e
      git init -q -b main . && git config user.name Test && git config user.email test@example.com && git config core.hooksPath none
      git add config-registry.yml && git commit -qm one && git tag -a -m 5.0.0 5.0.0
      git commit -q --allow-empty -m two && git tag -a -m 5.1.0 5.1.0 && git tag other
      git update-ref refs/remotes/origin/main main
      """
    let outcome = try Tool.shell(script, in: workspace)
    #expect(outcome.end == .exited(0), "\(outcome.text)\(outcome.error)")
    try workspace.write("config-registry.yml", Self.registry.replacing("tags: [old]", with: "description: more"))
    return workspace
  }

  private func blocks() throws -> [String] {
    let file = Tool.packageRoot.appendingPathComponent("Documentation/ChangeARegistry.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return page.components(separatedBy: "```sh\n").dropFirst().map { $0.components(separatedBy: "```\n")[0] }
  }

  private func run(_ block: String, in workspace: Workspace) throws -> Tool.Outcome {
    try Tool.shell(
      "set -e\nPATH=\"$(dirname \"$TOOL\"):$PATH\"\n\(block)", in: workspace, environment: ["SOURCE_DATE_EPOCH": "1795996800"])
  }

  @Test("has commands that run one after the other in a repository with releases")
  func commands() throws {
    let workspace = try repository()
    let blocks = try blocks()
    #expect(blocks.count == 7)
    for block in blocks {
      let outcome = try run(block, in: workspace)
      #expect(outcome.end == .exited(0), "\(block)\(outcome.text)\(outcome.error)")
    }
    #expect(try workspace.names(in: "shipped") == ["5.0.0.yml", "5.1.0.yml"])
    #expect(try workspace.names(in: "Registry/shipped") == ["5.2.0.yml"])
    #expect(try workspace.read("plan.json") == Self.export)
  }

  @Test("and fail where a change breaks what shipped")
  func breaks() throws {
    let workspace = try repository()
    try workspace.write("config-registry.yml", Self.registry.replacing("3600", with: "7200"))
    for block in try blocks().prefix(3) {
      let outcome = try run(block, in: workspace)
      #expect(outcome.end == .exited(1) && outcome.text.contains("[range-widened]"), "\(block)\(outcome.text)\(outcome.error)")
    }
  }
}
