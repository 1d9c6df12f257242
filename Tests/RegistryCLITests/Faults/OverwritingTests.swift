import Foundation
import Testing

@testable import RegistryCLI

@Suite("A file that exists")
struct OverwritingTests {
  let workspace: Workspace
  let registry: String
  let export: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.single("speed"))
    export = try workspace.write("export.json", #"{"parameters": {"speed": {"defaultValue": {"value": "2"}}}}"#)
  }

  private func arguments(_ command: String) -> [String] {
    switch command {
    case "generate": ["generate", registry]
    case "plan": ["plan", registry, "--remote", export]
    default: ["import", "--remote", export]
    }
  }

  private func run(_ command: String, over text: String, _ options: String...) throws -> (code: Int32, isReplaced: Bool) {
    let path = try workspace.write("output", text)
    let outcome = workspace.run(arguments(command) + ["-o", path] + options)
    return (outcome.code, try workspace.read("output") != text)
  }

  private static let byHand = [
    "// Flags of our own\nenum FeatureConfig {}\n", "my_key:\n  owner: me\n", "\n", "{\"a\": 1}", "\u{FEFF}x",
  ]

  @Test("that somebody wrote stays, and the message says how to replace it", arguments: ["generate", "plan", "import"])
  func byHand(command: String) throws {
    for text in Self.byHand {
      let (code, isReplaced) = try run(command, over: text)
      #expect(code == 2 && !isReplaced, "\(command) over \(text.debugDescription)")
      #expect(try run(command, over: text, "--force") == (0, true))
    }
    let reason = [
      "generate": "it was not written by 'config-registry generate'", "plan": "it is not a Remote Config template",
      "import": "it exists",
    ]
    let path = try workspace.write("output", "mine\n")
    #expect(
      workspace.run(arguments(command) + ["-o", path]).error == """
        output: error: cannot replace 'output': \(reason[command] ?? "") [system-error]
           = help: name another output, or pass '--force' to replace the file
        1 error

        """)
    #expect(try workspace.names() == ["export.json", "output", "registry.yml"])
  }

  @Test("and is empty is replaced", arguments: ["generate", "plan", "import"])
  func empty(command: String) throws { #expect(try run(command, over: "") == (0, true)) }

  @Test("that 'generate' wrote is replaced, whatever registry and template it was made from")
  func generated() throws {
    let other = try workspace.write("other.yml", Registries.single("other"))
    #expect(try run("generate", over: workspace.run("generate", other).output) == (0, true))
    #expect(try run("generate", over: workspace.run("generate", other, "--template", "standalone").output) == (0, true))
  }

  @Test("that begins with the line of a template of one's own is replaced, and no other")
  func ownTemplate() throws {
    let template = try workspace.write("own.mustache", "// Our keys\n{{count}}\n")
    #expect(try run("generate", over: "// Our keys\n0\n", "--template", template) == (0, true))
    #expect(try run("generate", over: "// Our keys.\n0\n", "--template", template) == (2, false))
  }

  @Test("that is a template is replaced by a plan")
  func plan() throws {
    #expect(try run("plan", over: #"{"parameters": {}}"#, "--force").code == 0)
    #expect(try run("plan", over: #"{"parameters": {}}"#) == (0, true))
  }

  @Test("that is a registry is never replaced by an import unasked")
  func curated() throws { #expect(try run("import", over: Registries.single("speed")) == (2, false)) }

  @Test("is only compared with '--check'")
  func check() throws { #expect(try run("generate", over: "mine\n", "--check") == (1, false)) }
}
