import Testing

@Suite("--also")
struct AlsoTests {
  let workspace: Workspace
  private let registry: String
  private let remote: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("phone.yml", "shared: {owner: a, type: int, default: 7}\n")
    try workspace.write("TV/a.yml", "$registry: {type_name: TVConfig}\ntv_only: {owner: TODO, type: string, default: x}\n")
    try workspace.write("TV/b.yml", "shared: {owner: tv, type: int, default: 7}\n")
    try workspace.write("watch.yml", "$registry: {type_name: WatchConfig}\nwatch_only: {owner: w, type: string, default: x}\n")
    remote = try workspace.write(
      "remote.json",
      """
      {"parameters": {"shared": {"defaultValue": {"value": "7"}}, "tv_only": {"defaultValue": {"value": "x"}},
      "watch_only": {"defaultValue": {"value": "x"}}}}
      """)
  }

  private var also: [String] { ["--also", workspace.path("TV"), "--also", workspace.path("watch.yml")] }

  @Test("names registries, files or folders, whose keys are not remote only and are not pruned")
  func keys() throws {
    let diff = ["diff", registry, "--remote", remote]
    #expect(workspace.run(diff).output.contains("2 only remote"))
    #expect(workspace.run(diff + ["--also", workspace.path("TV")]).output.contains("1 only remote"))
    #expect(workspace.run(diff + also) == Outcome(code: 0, output: "1 key compared, no differences\n"))
    let plan = workspace.run(["plan", "--prune", registry, "--remote", remote] + also)
    #expect(plan == Outcome(code: 0, output: try workspace.read("remote.json"), error: "nothing to change\n"))
    #expect(workspace.run(["check", registry, "--remote", remote] + also).code == 0)
  }

  @Test("reports a key that means something else there, with both places", arguments: ["diff", "check"])
  func differs(command: String) throws {
    try workspace.write("TV/b.yml", "# another range\nshared: {owner: tv, type: int, default: 7, range: [0, 9]}\n")
    let outcome = workspace.run([command, registry, "--remote", remote, "--format", "json"] + also)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\"rule\": \"shared-key-differs\"") && outcome.output.contains("\"path\": \"TV/b.yml\""))
    #expect(outcome.output.contains("'range' is missing here, but '0...9' there"))
  }

  @Test("reports why another registry cannot be compared")
  func faulty() throws {
    try workspace.write("TV/b.yml", "shared: {owner: tv, type: int, default: many}\n")
    for command in ["diff", "plan", "check"] {
      let outcome = workspace.run([command, registry, "--remote", remote] + also)
      #expect(outcome.code == 1 && (outcome.output + outcome.error).contains("TV/b.yml:1:41: error: "), "\(outcome)")
    }
    let missing = workspace.run("diff", registry, "--remote", remote, "--also", workspace.path("none.yml"))
    #expect(missing.code == 2 && missing.error.contains("none.yml"))
  }

  @Test("of check needs an export")
  func usage() { #expect(workspace.run("check", registry, "--also", workspace.path("TV")).code == 64) }
}
