import Foundation
import Testing

@Suite("import with sources")
struct ImportSourcesTests {
  let workspace: Workspace
  let app: String

  init() throws {
    workspace = try Workspace()
    app = workspace.path("App")
    try workspace.write(
      "App/Defaults.swift",
      """
      import FirebaseRemoteConfig
      enum Keys { static let rate = "sampling_rate" }
      func start() {
        RemoteConfig.remoteConfig().setDefaults(["dark_mode": true as NSObject, "retry_limit": 3 as NSObject, "old": "x" as NSObject])
      }
      func read() -> (Bool, Int, Double, String) {
        let config = RemoteConfig.remoteConfig()
        return (
          config["dark_mode"].boolValue, config["retry_limit"].numberValue.intValue, config[Keys.rate].numberValue.doubleValue,
          config["title"].stringValue
        )
      }

      """)
  }

  @Test("alone gives a first registry: getters are types, defaults are defaults, and a key that nothing reads is marked")
  func alone() throws {
    let outcome = workspace.run("import", "--sources", app, "--owner", "platform", "--expires", "2028-01-31")
    #expect(
      outcome
        == Outcome(
          code: 0,
          output: """
            # Imported from the sources of an app.
            # - Look at the 3 lines with 'a guess'.
            # - Remove each key that nothing reads, unless a shipped version reads it.
            # - Give each number a 'range'.
            dark_mode:
              owner: platform
              type: bool
              default: true
              expires: 2028-01-31
            old: # nothing in the sources reads it
              owner: platform
              type: string # a guess: the sources do not say the type
              default: "x"
            retry_limit:
              owner: platform
              type: int
              default: 3
            sampling_rate:
              owner: platform
              type: double
              default: 0 # a guess: the sources have no default that can be read
            title:
              owner: platform
              type: string
              default: "" # a guess: the sources have no default that can be read

            """))
    let registry = try workspace.write("registry.yml", outcome.output)
    #expect(workspace.run("validate", registry).code == 0)
    #expect(workspace.run("uses", "--sources", app, registry).output.contains("'dark_mode' is read past the registry"))
  }

  @Test("decides what an export leaves open, and nothing that it says")
  func withExport() throws {
    let export = try workspace.write(
      "export.json",
      """
      {"parameters": {
        "dark_mode": {"defaultValue": {"useInAppDefault": true}, "valueType": "BOOLEAN"},
        "retry_limit": {"defaultValue": {"value": "5"}, "valueType": "NUMBER"},
        "sampling_rate": {"defaultValue": {"value": "1"}, "valueType": "NUMBER"},
        "title": {"defaultValue": {"value": "true"}},
        "gone": {"defaultValue": {"value": "1"}, "valueType": "STRING"}
      }}
      """)
    let output = workspace.run("import", "--remote", export, "--sources", app, "--owner", "a", "--expires", "2028-01-31").output
    #expect(
      output.contains("dark_mode:\n  owner: a\n  type: bool\n  default: true\n"), "the app's default for what is left to it")
    #expect(output.contains("retry_limit:\n  owner: a\n  type: int\n  default: 5\n"), "the getter says int, the template 5")
    #expect(output.contains("sampling_rate:\n  owner: a\n  type: double\n  default: 1\n"))
    #expect(output.contains("title:\n  owner: a\n  type: string\n  default: \"true\"\n"), "text that looks like a bool")
    #expect(output.contains("gone: # nothing in the sources reads it\n") && !output.contains("old:"))
    #expect(!output.contains("a guess"))
  }

  @Test("adds the keys of the sources that a registry lacks")
  func into() throws {
    let registry = try workspace.write("registry.yml", "dark_mode: {owner: a, type: bool, default: false, expires: 2028-01-31}\n")
    let outcome = workspace.run("import", "--sources", app, "--into", registry, "--owner", "b")
    #expect(outcome == Outcome(code: 0, error: "4 keys added to 'registry.yml'\n"))
    let text = try workspace.read("registry.yml")
    #expect(text.hasPrefix("dark_mode: {owner: a") && text.contains("\nretry_limit:\n  owner: b\n  type: int\n  default: 3\n"))
  }

  @Test("reads the property list that the SDK is given, where it is among the sources")
  func propertyList() throws {
    try workspace.write("App/Plist.swift", "RemoteConfig.remoteConfig().setDefaults(fromPlist: \"Remote\")\n")
    try workspace.write("App/Resources/Remote.plist", "<plist><dict><key>title</key><string>Hello</string></dict></plist>")
    try workspace.write("App/Resources/Other.plist", "<plist><dict><key>other</key><true/></dict></plist>")
    let output = workspace.run("import", "--sources", app, "--owner", "a").output
    #expect(output.contains("title:\n  owner: a\n  type: string\n  default: \"Hello\"\n") && !output.contains("other:"))
  }

  @Test("needs an export or sources")
  func usage() {
    #expect(usageError(["import"]) == "missing '--remote <file>' or '--sources <folder>'")
    #expect(usageError(["import", "--remote", "x", "--tests", "y"]) == "'--tests' needs '--sources <folder>'")
  }
}
