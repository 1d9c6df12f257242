import Foundation
import Testing

@Suite("The registry's paths")
struct RegistryPathsTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func keys(_ paths: String...) -> [String]? {
    let outcome = workspace.run(["generate", "--dump-context"] + paths)
    guard let context = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] else { return nil }
    return (context["entries"] as? [[String: Any]])?.compactMap { $0["key"] as? String }
  }

  @Test("are files in the order given, each in its own order")
  func several() throws {
    let first = try workspace.write("b.yml", Registries.single("z") + Registries.single("y"))
    let second = try workspace.write("a.yml", Registries.single("x"))
    #expect(keys(first, second) == ["z", "y", "x"])
    #expect(keys(second, first) == ["x", "z", "y"])
  }

  @Test("are the YAML files in a folder, and its subfolders in the order of their paths; nothing hidden, and no link to a folder")
  func folder() throws {
    try workspace.write("flags/b.yaml", Registries.single("b"))
    try workspace.write("flags/a.yml", Registries.single("a"))
    try workspace.write("flags/Z.yml", Registries.single("z"))
    try workspace.write("flags/.#a.yml", "not: [yaml")
    try workspace.write("flags/notes.txt", "not: [yaml")
    try workspace.write("flags/a.yml.orig", "not: [yaml")
    try workspace.write("flags/deeper/c.yml", Registries.single("c"))
    try workspace.write("flags/deeper/down/d.yaml", Registries.single("d"))
    try workspace.write("flags/.git/x.yml", "not: [yaml")
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path("flags/around"), withDestinationPath: workspace.path("flags"))
    #expect(keys(workspace.path("flags")) == ["z", "a", "b", "c", "d"])
    #expect(keys(workspace.path("flags/")) == ["z", "a", "b", "c", "d"])
  }

  @Test("name each file once, however they spell it")
  func twice() throws {
    let file = try workspace.write("flags/a.yml", Registries.single("a"))
    try FileManager.default.createSymbolicLink(atPath: workspace.path("link.yml"), withDestinationPath: file)
    #expect(keys(file, file) == ["a"])
    #expect(keys(file, workspace.path("flags/../flags/./a.yml")) == ["a"])
    #expect(keys(file, workspace.path("link.yml")) == ["a"])
    #expect(keys(workspace.path("flags"), file) == ["a"])
    #expect(keys(workspace.path("flags"), workspace.path("flags")) == ["a"])
  }

  @Test("may differ in no more than the form of a character")
  func normalization() throws {
    let composed = try workspace.write("caf\u{E9}.yml", Registries.single("a"))
    let decomposed = try workspace.write("cafe\u{301}.yml", Registries.single("b"))
    // Not every file system keeps the two apart.
    guard try workspace.names().count == 2 else { return }
    #expect(keys(composed, decomposed) == ["a", "b"])
  }

  @Test("have a key in common: both places are named")
  func commonKey() throws {
    let first = try workspace.write("a.yml", Registries.single("speed"))
    let second = try workspace.write("b.yml", "\n" + Registries.single("speed"))
    let report = """
      b.yml:2:1: error: 'speed' is already defined in another file of the registry [duplicate-key]
       2 | speed: {owner: media, type: int, default: 1}
         | ^~~~~
         = help: remove one of the two definitions
      a.yml:1:1: note: 'speed' is first defined here
      1 error

      """
    #expect(workspace.run("check", first, second) == Outcome(code: 1, output: report))
  }

  @Test("all fail at once where several cannot be read")
  func failures() throws {
    let good = try workspace.write("good.yml", Registries.sound)
    try workspace.makeFolder("empty")
    let report = """
      x.yml: error: cannot read 'x.yml': no such file or folder [system-error]
      y.yml: error: cannot read 'y.yml': no such file or folder [system-error]
      2 errors

      """
    #expect(workspace.run("check", workspace.path("y.yml"), good, workspace.path("x.yml")) == Outcome(code: 2, error: report))
  }

  @Test("lead to a folder without a registry")
  func emptyFolder() throws {
    try workspace.write("empty/readme.txt", "")
    let report = """
      empty: error: the folder 'empty' does not contain a '.yml' or '.yaml' file [system-error]
         = help: name the registry's file or folder
      1 error

      """
    #expect(workspace.run("check", workspace.path("empty")) == Outcome(code: 2, error: report))
  }
}

@Suite("The registry's usual places")
struct DefaultPathsTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test("are config-registry.yml, then the folder Registry")
  func order() throws {
    try workspace.write("Registry/a.yml", Registries.single("a"))
    #expect(try Tool.run(["check"], in: workspace).text == "1 key, no findings\n")
    try workspace.write("config-registry.yml", Registries.sound)
    #expect(
      try Tool.run(["check", "--today", "2026-01-01"], in: workspace).text
        == "3 keys, no findings\nas of 2026-01-01, from --today\n")
  }

  @Test("are told where there is nothing in them")
  func nothing() throws {
    let outcome = try Tool.run(["generate", "-o", "Flags.swift"], in: workspace)
    #expect(outcome.end == .exited(2))
    #expect(
      outcome.error == """
        config-registry.yml: error: no file 'config-registry.yml' and no folder 'Registry' here [system-error]
           = help: name the registry's file or folder
        1 error

        """)
    #expect(try workspace.names().isEmpty)
  }

  @Test("are standard input for '-'")
  func standardInput() throws {
    let clean = try Tool.run(["check", "-", "--today", "2026-01-01"], in: workspace, input: Registries.sound)
    #expect(clean.text == "3 keys, no findings\nas of 2026-01-01, from --today\n")
    let invalid = try Tool.run(["check", "-"], in: workspace, input: Registries.invalid)
    #expect(invalid.text == Registries.invalidReport.replacingOccurrences(of: "registry.yml", with: "<stdin>"))
    let generated = try Tool.run(["generate", "-"], in: workspace, input: Registries.sound)
    #expect(generated.text.hasPrefix("// Generated by config-registry from standard input. "))
    #expect(generated.end == .exited(0))
  }
}
