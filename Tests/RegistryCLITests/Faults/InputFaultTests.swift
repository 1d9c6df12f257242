import Foundation
import Testing

@testable import RegistryCLI

@Suite("An input that cannot be read")
struct InputFaultTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Each is looked for as the registry, as a template and as an export: all inputs are read alike.
  private func expectRefusal(of name: String, _ reason: String, fix: String?) throws {
    let path = name.hasPrefix("/") ? name : workspace.path(name)
    let registry = try workspace.write("sound.yml", Registries.sound)
    let help = fix.map { "   = help: \($0)\n" } ?? ""
    let finding = "\(name): error: \(reason) [system-error]\n\(help)"
    #expect(workspace.run("check", path) == Outcome(code: 2, error: finding + "1 error\n"))
    #expect(workspace.run("generate", path) == Outcome(code: 2, error: finding + "1 error\n"))
    #expect(
      workspace.run("check", registry, "--today", "2026-01-01", "--remote", path)
        == Outcome(code: 2, error: finding + "1 error\n"))
    let template = workspace.run("generate", registry, "--template", path)
    #expect(template.code == 2)
    #expect(template.error.hasPrefix(finding))
  }

  @Test("is missing")
  func missing() throws {
    try expectRefusal(of: "none.yml", "cannot read 'none.yml': no such file or folder", fix: nil)
    try expectRefusal(of: "none/at/all.yml", "cannot read 'none/at/all.yml': no such file or folder", fix: nil)
  }

  @Test("lies below a file")
  func belowFile() throws {
    try workspace.write("file.yml", "")
    try expectRefusal(of: "file.yml/x.yml", "cannot read 'file.yml/x.yml': a part of the path is not a folder", fix: nil)
  }

  @Test("is a folder")
  func folder() throws {
    try workspace.makeFolder("flags/inner.yml")
    let report = """
      flags: error: the folder 'flags' does not contain a '.yml' or '.yaml' file [system-error]
         = help: name the registry's file or folder
      1 error

      """
    #expect(workspace.run("check", workspace.path("flags")) == Outcome(code: 2, error: report))
    let registry = try workspace.write("sound.yml", Registries.sound)
    for option in [["check", registry, "--remote"], ["generate", registry, "--template"]] {
      let outcome = workspace.run(option + [workspace.path("flags")])
      #expect(outcome.code == 2)
      #expect(
        outcome.error.hasPrefix(
          "flags: error: cannot read 'flags': it is a folder [system-error]\n   = help: name a file in it\n"))
    }
  }

  @Test("is a link that leads nowhere, or in a circle")
  func links() throws {
    try FileManager.default.createSymbolicLink(atPath: workspace.path("dangling.yml"), withDestinationPath: "none.yml")
    try FileManager.default.createSymbolicLink(atPath: workspace.path("circle.yml"), withDestinationPath: "circle.yml")
    try expectRefusal(
      of: "dangling.yml", "'dangling.yml' is a broken symbolic link", fix: "remove the link or create its target")
    try expectRefusal(of: "circle.yml", "cannot read 'circle.yml': too many symbolic links", fix: nil)
  }

  @Test("is a pipe, for whose writer nobody waits")
  func pipe() throws {
    #expect(mkfifo(workspace.path("pipe.yml"), 0o600) == 0)
    try expectRefusal(of: "pipe.yml", "cannot read 'pipe.yml': it is a pipe", fix: "pass '-' to read standard input")
  }

  @Test("is a device, which has no end", arguments: ["/dev/zero", "/dev/null"])
  func device(path: String) throws {
    try expectRefusal(of: path, "cannot read '\(path)': it is not a regular file", fix: "pass '-' to read standard input")
  }

  @Test("has a longer name than the system takes, in one part or in all")
  func longNames() throws {
    let part = String(repeating: "x", count: 300) + ".yml"
    try expectRefusal(of: part, "cannot read '\(part)': the path is too long", fix: nil)
    let whole = String(repeating: "folder/", count: 1_000) + "x.yml"
    let outcome = workspace.run("check", workspace.path(whole))
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(": the path is too long [system-error]\n"))
    // Once as the place, and cut in the message.
    #expect(outcome.error.utf8.count < whole.utf8.count + 200)
  }

  @Test("is larger than any registry, which shows without reading it")
  func large() throws {
    let path = try workspace.write("large.yml", "")
    #expect(truncate(path, 1 << 40) == 0)
    let report = """
      large.yml: error: 'large.yml' is larger than 67108864 bytes [system-error]
         = help: no registry and no export is that large; check the path
      1 error

      """
    #expect(workspace.run("check", path) == Outcome(code: 2, error: report))
  }

  @Test("is a standard input without an end")
  func endlessStandardInput() throws {
    let outcome = try Tool.shell("\"$TOOL\" check - </dev/zero", in: workspace)
    #expect(outcome.end == .exited(2))
    #expect(outcome.error.hasPrefix("config-registry: error: standard input is larger than 67108864 bytes [system-error]\n"))
  }

  @Test("may not be read by whom the tool runs for", .enabled(if: Nobody.canBe, "needs a user to be or to become"))
  func permission() throws {
    try workspace.write("secret.yml", Registries.sound)
    try workspace.write("closed/a.yml", Registries.sound)
    for path in ["secret.yml", "closed"] { chmod(workspace.path(path), 0) }
    defer { chmod(workspace.path("closed"), 0o700) }
    for path in ["secret.yml", "closed", "closed/a.yml"] {
      let outcome = try Nobody.run("check \(path)", in: workspace)
      #expect(outcome.end == .exited(2))
      #expect(
        outcome.error == """
          \(path): error: cannot read '\(path)': permission denied [system-error]
             = help: check the permissions of the file and its folder
          1 error

          """)
    }
  }

  @Test("changes while it is read")
  func changing() throws {
    let path = try workspace.write("growing.yml", Data(repeating: 0x20, count: 4 << 20))
    let writer = Latch()
    let thread = Thread {
      guard let handle = FileHandle(forWritingAtPath: path) else { return }
      while !writer.isRaised {
        handle.seekToEndOfFile()
        handle.write(Data([0x20]))
      }
    }
    thread.start()
    defer { writer.raise() }
    var errors: Set<SystemError> = []
    for _ in 0..<1_000 where errors.isEmpty {
      do throws(SystemError) { _ = try InputFile.read(path, limit: 64 << 20) } catch { errors.insert(error) }
    }
    #expect(
      errors == [SystemError(path, "'\(path)' changed while it was read", fix: "run again when nothing else writes the file")])
  }

  @Test("has a name that is not UTF-8: as an argument, and in a folder")
  func encoding() throws {
    let argument = try Tool.shell("\"$TOOL\" check \"$(printf 'caf\\351.yml')\"", in: workspace)
    #expect(argument.end == .exited(2))
    #expect(argument.error == "error: the command line is not valid UTF-8\n")
    let made = try Tool.shell("mkdir flags && : >\"flags/$(printf 'caf\\351.yml')\"", in: workspace)
    // Not every file system takes such a name.
    guard made.end == .exited(0) else { return }
    let folder = workspace.run("check", workspace.path("flags"))
    #expect(folder.code == 2)
    #expect(folder.error.hasPrefix("flags: error: the name of 'caf\u{FFFD}.yml' in 'flags' is not UTF-8 [system-error]\n"))
  }
}

@Suite("A path that is unusual")
struct UnusualPathTests {
  @Test(
    "is read and written all the same",
    arguments: [
      "with a blank.yml", "two  blanks.yml", "line\nbreak.yml", "-dash.yml", "quote'\".yml", "back\\slash.yml", "perc%41ent.yml",
      "#.yml",
      "\u{1B}[31m.yml", "\u{202E}lmy.yml", "flags 🚩.yml", "::error::x.yml", "{{name}}.yml", "*.yml", "$HOME.yml",
      String(repeating: "n", count: 250) + ".yml",
    ])
  func unusual(name: String) throws {
    let workspace = try Workspace()
    let registry = try workspace.write(name, Registries.sound)
    #expect(workspace.run("validate", registry) == Outcome(code: 0, output: "3 keys, no findings\n"))
    // The name with no room for more, so that a temporary file must not be longer than the output.
    let output = String(name.dropLast(4)) + ".swift".suffix(name.utf8.count == 254 ? 4 : 6)
    #expect(workspace.run("generate", registry, "-o", workspace.path(output)) == Outcome(code: 0))
    let text = try workspace.read(output)
    #expect(text.hasPrefix("// Generated by config-registry from "))
    #expect(text.split(separator: "\n")[1] == "// swift-format-ignore-file")
    #expect(try workspace.names() == [name, output].sorted())
  }
}
