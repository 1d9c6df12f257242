import Foundation
import Testing

@Suite("The project's own registry")
struct SampleTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try FileManager.default.copyItem(
      atPath: Tool.packageRoot.appendingPathComponent("Registry").path, toPath: workspace.path("Registry"))
  }

  @Test("gives with the sample export what the README shows")
  func difference() throws {
    let readme = String(decoding: try Data(contentsOf: Tool.packageRoot.appendingPathComponent("README.md")), as: UTF8.self)
    let shown = try #require(readme.components(separatedBy: "```text\n").dropFirst().first).components(separatedBy: "```\n")[0]
    let outcome = try Tool.run(["diff", "--remote", "Registry/remote-config.json"], in: workspace)
    #expect(outcome.end == .exited(1))
    #expect(outcome.text == shown)
  }

  @Test("has a plan for the sample export that adds the missing key, and leaves the value to a person")
  func plan() throws {
    let path = workspace.path("Registry/config-registry.yml")
    let plan = workspace.run(
      "plan", path, "--remote", workspace.path("Registry/remote-config.json"), "-o", workspace.path("plan.json"))
    #expect(plan.code == 1 && plan.error.hasPrefix("! upload_chunk_bytes: "))
    let left = workspace.run("diff", path, "--remote", workspace.path("plan.json"), "--format", "json")
    #expect(left.output.contains("\"remote-unreadable\""))
    #expect(!left.output.contains("\"remote-missing\""))
  }

  @Test("is sound for a year")
  func check() {
    let registry = workspace.path("Registry/config-registry.yml")
    for day in ["2026-11-30", "2027-11-30"] {
      #expect(
        workspace.run("check", registry, "--today", day, "--strict")
          == Outcome(code: 0, output: "3 keys, no findings\nas of \(day), from --today\n"))
    }
  }
}
