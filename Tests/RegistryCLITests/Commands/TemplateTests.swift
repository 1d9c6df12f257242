import Testing

@Suite("generate --template")
struct TemplateTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.sound)
  }

  private func generate(_ template: String, _ options: String...) -> Outcome {
    workspace.run(["generate", registry, "--template", template] + options)
  }

  @Test("takes a built-in template: one for the SDK, one without any import")
  func builtIn() {
    #expect(generate("firebase").output.contains("\nimport FirebaseRemoteConfig\n"))
    #expect(generate("firebase").output == workspace.run("generate", registry).output)
    #expect(generate("standalone").code == 0)
    #expect(!generate("standalone").output.contains("\nimport "))
  }

  @Test("takes one by its path")
  func own() throws {
    let template = try workspace.write("keys.mustache", "{{#entries}}{{{accessor}}}\n{{/entries}}")
    #expect(generate(template) == Outcome(code: 0, output: "checkoutV2Enabled\nuploadChunkBytes\nversion\n"))
  }

  @Test("says where one is wrong, shows the line, and writes nothing")
  func wrong() throws {
    let template = try workspace.write("keys.mustache", "{{#entries}}\n{{{accesor}}}\n{{/entries}}\n")
    let output = workspace.path("Flags.swift")
    try workspace.write("Flags.swift", "// old\n")
    let outcome = generate(template, "-o", output)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("keys.mustache:2:1: error: "))
    #expect(outcome.error.contains(" [invalid-template]\n 2 | {{{accesor}}}\n"))
    #expect(outcome.error.contains("\n   = help: did you mean 'accessor'?\n"))
    #expect(try workspace.read("Flags.swift") == "// old\n")
    #expect(try workspace.names() == ["Flags.swift", "keys.mustache", "registry.yml"])
  }

  @Test("prints nothing of a template that goes wrong half-way")
  func partly() throws {
    let template = try workspace.write("keys.mustache", "// begun\n{{nothing}}\n")
    let outcome = generate(template)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
  }

  @Test("says which there are where one cannot be read")
  func missing() {
    let report = """
      none.mustache: error: cannot read 'none.mustache': no such file or folder [system-error]
      none.mustache: note: the built-in templates are 'firebase' and 'standalone'
      1 error

      """
    #expect(generate(workspace.path("none.mustache")) == Outcome(code: 2, error: report))
  }
}
