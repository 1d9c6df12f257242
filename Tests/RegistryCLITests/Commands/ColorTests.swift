import Testing

@Suite("Colours")
struct ColorTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.invalid)
  }

  private func isColored(_ text: String) -> Bool { text.contains("\u{1B}[") }

  @Test("are for terminals, unless the environment or the command line says otherwise")
  func output() {
    let check = ["check", registry]
    #expect(!isColored(workspace.run(check).output))
    #expect(isColored(workspace.run(check, terminals: .output).output))
    #expect(!isColored(workspace.run(check, terminals: .error).output))
    #expect(!isColored(workspace.run(check, environment: ["NO_COLOR": "1"], terminals: .output).output))
    #expect(isColored(workspace.run(check, environment: ["NO_COLOR": ""], terminals: .output).output))
    #expect(!isColored(workspace.run(check, environment: ["TERM": "dumb"], terminals: .output).output))
    #expect(isColored(workspace.run(check + ["--color", "always"], environment: ["NO_COLOR": "1"]).output))
    #expect(!isColored(workspace.run(check + ["--color", "never"], terminals: .output).output))
    #expect(isColored(workspace.run(check + ["--color", "auto"], terminals: .output).output))
  }

  @Test("of what goes to standard error follow that stream")
  func error() {
    let generate = ["generate", registry]
    #expect(!isColored(workspace.run(generate, terminals: .output).error))
    #expect(isColored(workspace.run(generate, terminals: .error).error))
  }

  @Test("are for the text format alone", arguments: ["json", "github", "sarif"])
  func otherFormats(format: String) {
    let outcome = workspace.run("check", registry, "--format", format, "--color", "always", terminals: [.output, .error])
    #expect(!isColored(outcome.output))
  }

  @Test("change nothing but add sequences")
  func text() {
    let plain = workspace.run("check", registry).output
    let colored = workspace.run("check", registry, "--color", "always").output
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }
}
