import Foundation
import Testing

@Suite("uses")
struct UsesTests {
  let workspace: Workspace
  let registry: String
  let app: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.sound)
    app = workspace.path("App")
    try workspace.write("App/Cart.swift", "let isOn = FeatureConfig.checkoutV2Enabled\n")
    try workspace.write(
      "App/Upload.swift",
      """
      let size = RemoteConfig.remoteConfig()["upload_chunk_bytes"].numberValue.intValue
      let path = FeatureConfig.resolution(of: \\.uploadChunkBytes)

      """)
  }

  private static let uses = """
    checkout_v2_enabled: 1 accessor
      App/Cart.swift:1:26: accessor
    upload_chunk_bytes: 1 key path, 1 raw read
      App/Upload.swift:1:40: raw read
      App/Upload.swift:2:43: key path
    config_version: not used
    3 keys: 3 uses in 2 files, 1 of them raw; 1 key is not read

    """

  private static let findings = """
    App/Upload.swift:1:40: error: 'upload_chunk_bytes' is read past the registry [raw-read]
     1 | let size = RemoteConfig.remoteConfig()["upload_chunk_bytes"].numberValue.intValue
       |                                        ^~~~~~~~~~~~~~~~~~~~
       = help: read 'FeatureConfig.uploadChunkBytes'
    registry.yml:11:1: warning: 'config_version' is not read in the sources [unused-key]
    11 | config_version:
       | ^~~~~~~~~~~~~~
       = help: remove it if no shipped version reads it
    1 error, 1 warning

    """

  @Test("shows each key with its places, then what is wrong")
  func text() {
    #expect(workspace.run("uses", "--sources", app, registry) == Outcome(code: 1, output: Self.uses + Self.findings))
  }

  @Test("shows one key, with its findings")
  func key() {
    let cart = workspace.run("uses", "--sources", app, "--key", "checkout_v2_enabled", registry)
    #expect(
      cart
        == Outcome(
          code: 0,
          output: """
            checkout_v2_enabled: 1 accessor
              App/Cart.swift:1:26: accessor
            1 key: 1 use in 1 file

            """))
    #expect(workspace.run("uses", "--sources", app, "--key", "upload_chunk_bytes", registry).code == 1)
    #expect(
      workspace.run("uses", "--sources", app, "--key", "config_versoin", registry)
        == Outcome(
          code: 64, error: "error: the registry does not have the key 'config_versoin'; did you mean 'config_version'?\n"))
  }

  @Test("gives each use to programs")
  func json() throws {
    let outcome = workspace.run("uses", "--sources", app, "--key", "upload_chunk_bytes", "--format", "json", registry)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let uses = try #require(document["uses"] as? [[String: Any]])
    #expect(uses.map { $0["kind"] as? String } == ["rawRead", "keyPath"])
    #expect(uses.map { $0["path"] as? String } == ["App/Upload.swift", "App/Upload.swift"])
    #expect(uses.map { $0["line"] as? Int } == [1, 2] && uses.map { $0["column"] as? Int } == [40, 43])
    #expect(uses.allSatisfy { $0["owner"] as? String == "media" && $0["isTest"] as? Bool == false })
    #expect((document["findings"] as? [[String: Any]])?.map { $0["rule"] as? String } == ["raw-read"])
  }

  @Test("gives a table for a pull request, and findings in the formats of services")
  func formats() {
    let markdown = workspace.run("uses", "--sources", app, "--format", "markdown", registry)
    #expect(
      markdown.output == """
        **Uses:** 3 keys: 3 uses in 2 files, 1 of them raw; 1 key is not read

        | key | owner | uses | files | in tests |
        |---|---|---|---|---|
        | `checkout_v2_enabled` | `payments` | 1 accessor | 1 | 0 |
        | `upload_chunk_bytes` | `media` | 1 key path, 1 raw read | 1 | 0 |
        | `config_version` | `platform` | not used | 0 | 0 |

        """)
    #expect(markdown.code == 1 && markdown.error == Self.findings)
    let github = workspace.run("uses", "--sources", app, "--format", "github", registry).output
    #expect(github.hasPrefix("::error file=App/Upload.swift,line=1,endLine=1,col=40,endColumn=60,title=raw-read::"))
    let sarif = workspace.run("uses", "--sources", app, "--format", "sarif", registry).output
    #expect(sarif.contains("\"text\": \"FeatureConfig.uploadChunkBytes\""))
  }

  @Test("does not count the generated file, whatever it is called")
  func generated() throws {
    #expect(workspace.run("generate", "--output", workspace.path("App/Flags.swift"), registry).code == 0)
    #expect(workspace.run("uses", "--sources", app, registry).output == Self.uses + Self.findings)
  }

  @Test("tells tests apart, and reports a key that only they read")
  func tests() throws {
    try workspace.write("App/Tests/VersionTests.swift", "let a = FeatureConfig.version\n")
    let outcome = workspace.run("uses", "--sources", app, "--tests", app + "/Tests", registry)
    #expect(outcome.output.contains("config_version: 1 accessor\n  App/Tests/VersionTests.swift:1:23: accessor in tests\n"))
    #expect(outcome.output.contains("warning: 'config_version' is read in tests only [used-in-tests-only]"))
    #expect(!workspace.run("uses", "--sources", app, registry).output.contains("used-in-tests-only"))
  }

  @Test("takes the severities of the registry")
  func severities() throws {
    try workspace.write("registry.yml", "$registry: {rules: {raw-read: warning, unused-key: off}}\n" + Registries.sound)
    let outcome = workspace.run("uses", "--sources", app, registry)
    #expect(outcome.code == 0 && outcome.output.hasSuffix("\n1 warning\n"))
    #expect(workspace.run("uses", "--sources", app, "--strict", registry).code == 1)
  }

  @Test("knows the keys of another registry that the sources read")
  func also() throws {
    let player = try workspace.write(
      "player.yml", "$registry: {type_name: PlayerFlags}\nautoplay: {owner: a, type: int, default: 1}\n")
    try workspace.write(
      "App/Player.swift", "let a = PlayerFlags.autoplay; let b = remoteConfig[\"autoplay\"].numberValue.intValue\n")
    #expect(
      workspace.run("uses", "--sources", app, registry).output.contains("'autoplay' is read, but the registry does not have it"))
    let outcome = workspace.run("uses", "--sources", app, "--also", player, registry)
    #expect(outcome.output.contains("'autoplay' is read past the registry [raw-read]"))
    #expect(outcome.output.contains("= help: read 'PlayerFlags.autoplay'"))
    #expect(outcome.output.hasPrefix("checkout_v2_enabled: 1 accessor\n") && !outcome.output.contains("autoplay: "))
  }

  @Test("reports the reads that a baseline does not list")
  func baseline() throws {
    let file = workspace.path("baseline.json")
    let written = workspace.run("uses", "--sources", app, "--write-baseline", file, registry)
    #expect(written == Outcome(code: 0, error: "1 read written to 'baseline.json'\n"))
    let known = workspace.run("uses", "--sources", app, "--baseline", file, registry)
    #expect(known.code == 0 && known.output.hasPrefix(Self.uses) && !known.output.contains("raw-read"))
    try workspace.write("App/New.swift", "let a = remoteConfig[\"config_version\"].stringValue\n")
    let new = workspace.run("check", "--sources", app, "--baseline", file, registry, "--today", "2026-11-01")
    #expect(
      new.code == 1 && new.output.hasPrefix("App/New.swift:1:22: error: ")
        && new.output.hasSuffix("\n1 error\nas of 2026-11-01, from --today\n"))
    try workspace.write("App/Upload.swift", "let path = FeatureConfig.uploadChunkBytes\n")
    let gone = workspace.run("uses", "--sources", app, "--baseline", file, registry)
    #expect(gone.output.contains("baseline.json: warning: the baseline lists 1 read that is gone [stale-baseline]"))
    try workspace.write("baseline.json", "{}")
    let invalid = workspace.run("uses", "--sources", app, "--baseline", file, registry)
    #expect(invalid.code == 2 && invalid.error.contains("error: 'baseline.json' is not a baseline [invalid-baseline]"))
  }

  @Test("fails on what it cannot search")
  func failures() throws {
    try workspace.makeFolder("Empty")
    let empty = workspace.run("uses", "--sources", workspace.path("Empty"), registry)
    #expect(empty.code == 2 && empty.error.contains("'Empty' does not contain a Swift or Objective-C file to search"))
    let none = workspace.run("uses", "--sources", workspace.path("None"), registry)
    #expect(none.code == 2 && none.error.contains("cannot read 'None': no such file or folder"))
    try workspace.write("registry.yml", Registries.invalid)
    #expect(workspace.run("uses", "--sources", app, registry) == Outcome(code: 1, output: Registries.invalidReport))
  }
}

@Suite("check with sources")
struct CheckSourcesTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.sound)
    try workspace.write("App/A.swift", "let a = FeatureConfig.checkoutV2Enabled\n")
    try workspace.write("App/B.swift", "let b = (FeatureConfig.version, FeatureConfig.uploadChunkBytes)\n")
  }

  @Test("says where an expired key is read, so that whoever gets the finding knows what to delete")
  func expired() {
    let outcome = workspace.run("check", "--sources", workspace.path("App"), registry, "--today", "2026-12-02")
    #expect(
      outcome
        == Outcome(
          code: 1,
          output: """
            registry.yml:5:12: error: 'checkout_v2_enabled' of 'payments' expired yesterday, on 2026-12-01 [expired]
             5 |   expires: 2026-12-01
               |            ^~~~~~~~~~
               = help: remove the flag, or extend the date
            App/A.swift:1:23: note: it is read here
            1 error
            as of 2026-12-02, from --today

            """))
  }

  @Test("says that nothing reads an expired key, and names twenty places at most")
  func places() throws {
    try workspace.write("App/A.swift", String(repeating: "f(FeatureConfig.checkoutV2Enabled)\n", count: 23))
    let arguments = ["check", "--sources", workspace.path("App"), registry, "--today", "2026-12-02"]
    let many = workspace.run(arguments).output
    #expect(many.split(separator: "\n").count { $0.contains("note: it is read here") } == 20)
    #expect(many.contains("note: and in 3 more places, which 'uses --key' lists\n"))
    try workspace.write("App/A.swift", "")
    let none = workspace.run(arguments).output
    #expect(none.contains("note: nothing in the sources reads it\n") && none.contains("[unused-key]"))
  }

  @Test("reports what goes around the registry, and nothing where all is well")
  func reads() throws {
    let arguments = ["check", "--sources", workspace.path("App"), registry, "--today", "2026-11-01"]
    #expect(workspace.run(arguments) == Outcome(code: 0, output: "3 keys, no findings\nas of 2026-11-01, from --today\n"))
    try workspace.write("App/C.swift", "let c = remoteConfig[\"checkout\"].boolValue\n")
    let outcome = workspace.run(arguments)
    #expect(outcome.code == 1 && outcome.output.contains("C.swift:1:22: error: 'checkout' is read, but the registry does not"))
  }

  @Test("does not take an option about sources without them")
  func usage() {
    #expect(usageError(["check", "--tests", "Tests"]) == "'--tests' needs '--sources <folder>'")
    #expect(usageError(["check", "--baseline", "b.json"]) == "'--baseline' needs '--sources <folder>'")
    #expect(
      usageError(["uses", "--write-baseline", "a", "--baseline", "b"]) == "'--write-baseline' does not go with '--baseline'")
    #expect(
      usageError(["uses", "--write-baseline", "a", "--key", "b"]) == "'--write-baseline' is about all keys; leave out '--key'")
  }
}
