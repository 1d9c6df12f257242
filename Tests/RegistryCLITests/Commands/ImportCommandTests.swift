import Foundation
import Testing

@testable import RegistryCLI

@Suite("import")
struct ImportCommandTests {
  let workspace: Workspace
  private let remote: String

  init() throws {
    workspace = try Workspace()
    remote = try workspace.write(
      "remote.json",
      """
      {"parameters": {
      "kill_search": {"defaultValue": {"value": "false"}, "valueType": "BOOLEAN"},
      "retries": {"defaultValue": {"value": "5"}, "valueType": "NUMBER"},
      "ads_banner": {"defaultValue": {"value": "x"}, "valueType": "STRING"}},
      "parameterGroups": {"checkout": {"parameters": {
      "checkout_v2": {"defaultValue": {"value": "true"}, "valueType": "BOOLEAN"}}}}}

      """)
  }

  @Test("gives a registry that passes every check, with nothing named by hand")
  func options() throws {
    let registry = workspace.path("config-registry.yml")
    let outcome = workspace.run(
      "import", "--remote", remote, "-o", registry, "--owner", "core", "--owners-from-groups", "--expires", "2031-01-01",
      "--never",
      "kill_*=a kill switch", "--ignore", "ads_*")
    #expect(outcome == Outcome(code: 0))
    #expect(
      try workspace.read("config-registry.yml") == """
        # Imported from an exported Remote Config template.
        # - Look at the line with 'a guess'.
        # - Give each number a 'range'.
        kill_search:
          owner: core
          type: bool
          default: false
          expires: never
          reason: "a kill switch"
        retries:
          owner: core
          type: int # a guess: NUMBER says nothing of int or double
          default: 5
        checkout_v2:
          owner: checkout
          type: bool
          default: true
          expires: 2031-01-01
          tags: ["checkout"]

        """)
    #expect(
      workspace.run("check", registry, "--strict", "--today", "2026-11-30")
        == Outcome(code: 0, output: "3 keys, no findings\nas of 2026-11-30, from --today\n"))
    #expect(workspace.run("diff", registry, "--remote", remote, "--ignore", "ads_*").code == 0)
  }

  @Test("writes the schema beside the registry, as editors see it from there")
  func schema() throws {
    try workspace.makeFolder("registry/schemas")
    let outcome = workspace.run(
      "import", "--remote", remote, "-o", workspace.path("registry/flags.yml"), "--schema",
      workspace.path("registry/schemas/registry.schema.json"))
    #expect(outcome.code == 0)
    #expect(try workspace.read("registry/flags.yml").hasPrefix("# yaml-language-server: $schema=schemas/registry.schema.json\n"))
    let own = Tool.packageRoot.appendingPathComponent("Registry/config-registry.schema.json")
    #expect(try workspace.bytes("registry/schemas/registry.schema.json") == Data(contentsOf: own))
    #expect(!workspace.run("import", "--remote", remote).output.contains("$schema"))
  }

  @Test(
    "names the schema by the way from the registry's folder",
    arguments: [
      ("a.json", "r.yml", "a.json"), ("./a.json", "r.yml", "a.json"), ("s/a.json", "s/r.yml", "a.json"),
      ("s/a.json", "r.yml", "s/a.json"), ("a.json", "s/t/r.yml", "../../a.json"), ("/x/a.json", "/x/y/r.yml", "../a.json"),
      ("/x/a.json", "r.yml", "/x/a.json"), ("../a.json", "r.yml", "../a.json"), ("a.json", "../s/r.yml", "a.json"),
      ("s/a.json", "t/s/r.yml", "../../s/a.json"),
    ])
  func relative(schema: String, registry: String, path: String) {
    #expect(RelativePath.path(of: schema, from: registry) == path)
  }

  // MARK: - Into a registry

  private static let curated = """
    # Curated by hand.
    retries: {owner: net, type: int, default: 7, range: [0, 9]} # keep
    $registry:
      diff: {ignore: ["ads_*"]}
    """

  @Test("adds what is missing to a registry, and changes nothing else in it")
  func into() throws {
    let registry = try workspace.write("registry.yml", Self.curated)
    let outcome = workspace.run("import", "--remote", remote, "--into", registry, "--owner", "core", "--expires", "2031-01-01")
    #expect(outcome == Outcome(code: 0, output: "", error: "2 keys added to 'registry.yml'\n"))
    let text = try workspace.read("registry.yml")
    #expect(text.hasPrefix(Self.curated + "\nkill_search:\n  owner: core\n") && text.contains("\ncheckout_v2:\n"))
    #expect(!text.contains("ads_banner"))
    #expect(
      workspace.run("check", registry, "--today", "2026-11-30")
        == Outcome(code: 0, output: "3 keys, no findings\nas of 2026-11-30, from --today\n"))
    let stamp = try workspace.stamp("registry.yml")
    #expect(workspace.run("import", "--remote", remote, "--into", registry).error == "0 keys added to 'registry.yml'\n")
    #expect(try workspace.stamp("registry.yml") == stamp)
  }

  @Test("knows the keys in the other files of the registry")
  func others() throws {
    try workspace.write("Registry/a.yml", Self.curated + "\n")
    try workspace.write(
      "Registry/b.yml", "kill_search: {owner: net, type: bool, default: false, expires: never, reason: kill switch}\n")
    let file = try workspace.write("Registry/new.yml", "")
    let outcome = workspace.run("import", "--remote", remote, "--into", file, workspace.path("Registry"), "--owner", "core")
    #expect(outcome.code == 0 && outcome.error == "1 key added to 'Registry/new.yml'\n")
    #expect(try workspace.read("Registry/new.yml").hasPrefix("checkout_v2:\n"))
    #expect(workspace.run("validate", workspace.path("Registry")).code == 0)
  }

  @Test(
    "refuses a file that cannot be continued, and leaves it",
    arguments: [
      ("{a: {owner: b, type: int, default: 1}}\n", 2, "closed-registry"),
      ("a: {owner: b, type: int, default: 1}\n...\n", 2, "closed-registry"),
      ("a: [\n", 1, "yaml-syntax"), ("- a\n", 1, "not-a-registry"),
    ])
  func refused(text: String, code: Int32, rule: String) throws {
    let registry = try workspace.write("registry.yml", text)
    let outcome = workspace.run("import", "--remote", remote, "--into", registry)
    #expect(outcome.code == code && outcome.error.contains("[\(rule)]"), "\(outcome.error)")
    #expect(try workspace.read("registry.yml") == text)
  }

  @Test(
    "continues a file of any layout that can be",
    arguments: [
      "a: {owner: b, type: int, default: 1}", "  a: {owner: b, type: int, default: 1}\n",
      "---\na:\n  owner: b\n  type: int\n  default: 1\n",
      "a:\r\n  owner: b\r\n  type: string\r\n  default: |\r\n    text\r\n",
      "a: &x {owner: b, type: int, default: 1}\nb: {<<: *x}\n# end",
      "\u{FEFF}a: {owner: b, type: int, default: 1}\n", "", "# nothing yet\n",
      "a:\n  owner: b\n  type: string\n  default: |+\n    text\n\n\n",
    ])
  func layouts(text: String) throws {
    let registry = try workspace.write("registry.yml", text)
    let before = workspace.run("generate", registry, "--dump-context")
    let outcome = workspace.run("import", "--remote", remote, "--into", registry, "--owner", "core", "--ignore", "a*")
    #expect(outcome.code == 0, "\(outcome.error)")
    #expect(try workspace.read("registry.yml").hasPrefix(text))
    #expect(workspace.run("validate", registry).code == 0)
    let after = workspace.run("generate", registry, "--dump-context")
    #expect(before.code == 0 && after.code == 0 && after.output.contains("checkout_v2"))
  }

  @Test(
    "is told what does not go together",
    arguments: [
      ["--into", "r.yml", "-o", "x.yml"], ["--into", "r.yml", "--schema", "s.json"], ["r.yml"], ["--schema", "-"],
      ["--never", "kill_*"], ["--never", "=why"], ["--expires", "tomorrow"],
    ])
  func usage(options: [String]) {
    #expect(workspace.run(["import", "--remote", remote] + options).code == 64)
  }

  @Test("says which keys the template has twice, and fails")
  func twice() throws {
    let remote = try workspace.write(
      "twice.json", "{\"parameters\": {\"k\": {}}, \"parameterGroups\": {\"g\": {\"parameters\": {\"k\": {}}}}}")
    let outcome = workspace.run("import", "--remote", remote, "-o", workspace.path("r.yml"))
    #expect(outcome.code == 1 && outcome.error.contains("[remote-duplicate]"))
    #expect(workspace.exists("r.yml"))
  }
}

@Suite("A registry whose only faults are owners and expiry")
struct ComparableRegistryTests {
  private static let export = "{\"parameters\": {\"k\": {\"defaultValue\": {\"value\": \"true\"}, \"valueType\": \"BOOLEAN\"}}}"

  @Test(
    "is compared and planned for all the same",
    arguments: [
      "k: {owner: TODO, type: bool, default: true}", "k: {owner: a, type: bool, default: true, expires: never}",
      "$registry: {owners: [b]}\nk: {owner: a, type: bool, default: true, expires: 2020-01-01}",
      "k: {type: bool, default: true}", "k:\n  owner:\n  type: bool\n  default: true",
      "k: {owner: a, type: bool, default: true, expires: soon}", "k: {type: bool, default: true, expires: 2027-02-30}",
    ])
  func comparable(registry: String) throws {
    let workspace = try Workspace()
    let (registry, remote) = (try workspace.write("r.yml", registry), try workspace.write("e.json", Self.export))
    #expect(workspace.run("diff", registry, "--remote", remote).code == 0)
    #expect(
      workspace.run("plan", registry, "--remote", remote) == Outcome(code: 0, output: Self.export, error: "nothing to change\n"))
  }

  @Test(
    "is not, with any other fault beside them",
    arguments: [
      "k: {owner: TODO, type: bool, default: maybe}", "k: {owner: a, type: bool}", "k: {default: true}",
      "k: {type: bool, default: true, expires: soon, tags: 5}",
      "k: {owner: TODO, type: bool, default: true}\nn: {owner: TODO, type: int, default: 5, range: [1, 2]}",
    ])
  func refused(registry: String) throws {
    let workspace = try Workspace()
    let (registry, remote) = (try workspace.write("r.yml", registry), try workspace.write("e.json", Self.export))
    for command in ["diff", "plan"] { #expect(workspace.run(command, registry, "--remote", remote).code == 1) }
  }
}
