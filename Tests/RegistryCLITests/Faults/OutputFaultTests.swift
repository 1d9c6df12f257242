import Foundation
import Testing

@testable import RegistryCLI

@Suite("An output that cannot be written")
struct OutputFaultTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.sound)
  }

  private func expectRefusal(
    of name: String, _ reason: String, fix: String?, options: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try workspace.names()
    let path = name.hasPrefix("/") ? name : workspace.path(name)
    let outcome = workspace.run(["generate", registry, "-o", path] + options)
    let help = fix.map { "   = help: \($0)\n" } ?? ""
    let report = "\(name): error: \(reason) [system-error]\n\(help)1 error\n"
    #expect(outcome == Outcome(code: 2, error: report), sourceLocation: sourceLocation)
    #expect(try workspace.names() == before, sourceLocation: sourceLocation)
  }

  @Test("is a folder")
  func folder() throws {
    try workspace.makeFolder("Flags.swift")
    for name in ["Flags.swift", "Flags.swift/"] {
      try expectRefusal(of: name, "cannot write '\(name)': it is a folder", fix: "name a file in it")
    }
  }

  @Test("is in a folder that there is not")
  func missingFolder() throws {
    for name in ["none/Flags.swift", "none/at/all/Flags.swift", "none/"] {
      try expectRefusal(of: name, "cannot write '\(name)': its folder does not exist", fix: "create the folder first")
    }
  }

  @Test("lies below a file")
  func belowFile() throws {
    try workspace.write("file", "")
    try expectRefusal(of: "file/Flags.swift", "cannot write 'file/Flags.swift': a part of the path is not a folder", fix: nil)
  }

  @Test("is a pipe, for whose reader nobody waits")
  func pipe() throws {
    #expect(mkfifo(workspace.path("Flags.swift"), 0o600) == 0)
    try expectRefusal(
      of: "Flags.swift", "cannot write 'Flags.swift': it is not a regular file", fix: "pass '-' for standard output")
  }

  @Test("is a device", arguments: ["/dev/null", "/dev/zero"])
  func device(path: String) throws {
    try expectRefusal(of: path, "cannot write '\(path)': it is not a regular file", fix: "pass '-' for standard output")
  }

  @Test("is a link that leads nowhere, or in a circle")
  func links() throws {
    try FileManager.default.createSymbolicLink(atPath: workspace.path("Flags.swift"), withDestinationPath: "none.swift")
    try FileManager.default.createSymbolicLink(atPath: workspace.path("Circle.swift"), withDestinationPath: "Circle.swift")
    try expectRefusal(
      of: "Flags.swift", "'Flags.swift' is a broken symbolic link", fix: "remove the link or create its target")
    try expectRefusal(of: "Circle.swift", "cannot write 'Circle.swift': too many symbolic links", fix: nil)
  }

  @Test("has a longer name than the system takes")
  func longName() throws {
    let name = String(repeating: "x", count: 300)
    try expectRefusal(of: name, "cannot write '\(name)': the path is too long", fix: nil)
  }

  @Test("is an input, by whatever name", arguments: [[], ["--check"]])
  func input(options: [String]) throws {
    let fix = "name another output"
    try workspace.write("keys.mustache", "x")
    try workspace.write("flags/a.yml", Registries.single("a"))
    try FileManager.default.createSymbolicLink(atPath: workspace.path("link.yml"), withDestinationPath: "registry.yml")
    try FileManager.default.linkItem(atPath: registry, toPath: workspace.path("twin.yml"))
    try expectRefusal(
      of: "registry.yml", "cannot write 'registry.yml': it is an input of this run", fix: fix, options: options)
    for name in ["flags/../registry.yml", "link.yml", "twin.yml"] {
      try expectRefusal(
        of: name, "cannot write '\(name)': it is the same file as the input 'registry.yml'", fix: fix, options: options)
    }
    try expectRefusal(
      of: "flags/a.yml", "cannot write 'flags/a.yml': it is an input of this run", fix: fix,
      options: [workspace.path("flags")] + options)
    try expectRefusal(
      of: "keys.mustache", "cannot write 'keys.mustache': it is an input of this run", fix: fix,
      options: ["--template", workspace.path("keys.mustache")] + options)
    #expect(try workspace.read("registry.yml") == Registries.sound)
    #expect(try workspace.read("keys.mustache") == "x")
  }

  @Test("is closed to writing, or its folder is", .enabled(if: Nobody.canBe, "needs a user to be or to become"))
  func permission() throws {
    try workspace.write("open/Closed.swift", "// old\n")
    try workspace.makeFolder("closed")
    for path in ["open", "open/Closed.swift", "closed"] { Nobody.own(workspace.path(path)) }
    chmod(workspace.path("open/Closed.swift"), 0o444)
    chmod(workspace.path("closed"), 0o555)
    for path in ["open/Closed.swift", "closed/Flags.swift"] {
      let outcome = try Nobody.run("generate registry.yml -o \(path)", in: workspace)
      #expect(outcome.end == .exited(2))
      #expect(
        outcome.error == """
          \(path): error: cannot write '\(path)': permission denied [system-error]
             = help: check the permissions of the file and its folder
          1 error

          """)
    }
    #expect(try workspace.read("open/Closed.swift") == "// old\n")
    #expect(try workspace.names(in: "open") == ["Closed.swift"])
    #expect(try workspace.names(in: "closed") == [])
    chmod(workspace.path("closed"), 0o755)
  }

  @Test("is unchanged, so that it may be closed to writing", .enabled(if: Nobody.canBe, "needs a user to be or to become"))
  func unchanged() throws {
    #expect(workspace.run("generate", registry, "-o", workspace.path("Flags.swift")).code == 0)
    chmod(workspace.path("Flags.swift"), 0o444)
    #expect(try Nobody.run("generate registry.yml -o Flags.swift", in: workspace).end == .exited(0))
  }

  /// Every command that writes a file, with an output of more than the bound that the tests set.
  static let writers = [
    "generate registry.yml", "generate registry.yml --template standalone", "plan registry.yml --remote export.json",
    "import --remote export.json",
  ]

  /// Long enough for each of them.
  private func writeExport() throws {
    let parameters = (0..<100).map { "\"key_\($0)\": {\"defaultValue\": {\"value\": \"\($0)\"}}" }.joined(separator: ",\n")
    try workspace.write("export.json", "{\"parameters\": {\(parameters)}}")
  }

  @Test("is larger than the system allows, and the old file stays", arguments: writers)
  func sizeLimit(command: String) throws {
    try writeExport()
    try workspace.write("Flags.swift", "// old\n")
    let outcome = try Tool.shell("ulimit -f 4; exec \"$TOOL\" \(command) -o Flags.swift", in: workspace)
    #expect(outcome.end == .exited(2))
    #expect(
      outcome.error == """
        Flags.swift: error: cannot write 'Flags.swift': the file would be larger than the system allows [system-error]
        1 error

        """)
    #expect(try workspace.read("Flags.swift") == "// old\n")
    #expect(try workspace.names() == ["Flags.swift", "export.json", "registry.yml"])
  }

  @Test(
    "is on a disk that is full, and the old file stays", .enabled(if: FullDisk.canBeMade, "needs a small disk to mount"),
    arguments: writers)
  func fullDisk(command: String) throws {
    try writeExport()
    try workspace.makeFolder("disk")
    let script = """
      mount -t tmpfs -o size=8k none disk && echo '// old' >disk/Flags.swift && head -c 4096 /dev/zero >disk/other || exit 99
      "$TOOL" \(command) -o disk/Flags.swift; echo "exit $?"
      cd disk; cat Flags.swift; ls -A
      """
    let outcome = try FullDisk.shell(script, in: workspace)
    #expect(outcome.text == "exit 2\n// old\nFlags.swift\nother\n")
    #expect(
      outcome.error == """
        disk/Flags.swift: error: cannot write 'disk/Flags.swift': the disk is full [system-error]
           = help: free some space and run again
        1 error

        """)
  }

  @Test("is never written through a file that somebody laid out under the name of the temporary one")
  func laidOut() throws {
    try workspace.write("file.tmp", "theirs")
    try FileManager.default.createSymbolicLink(atPath: workspace.path("link.tmp"), withDestinationPath: "file.tmp")
    try FileManager.default.createSymbolicLink(atPath: workspace.path("dangling.tmp"), withDestinationPath: "victim")
    for name in ["file.tmp", "link.tmp", "dangling.tmp"] {
      #expect(FileDescriptor.create(workspace.path(name), mode: 0o666) == nil)
      #expect(errno == EEXIST)
    }
    #expect(try workspace.names() == ["dangling.tmp", "file.tmp", "link.tmp", "registry.yml"])
    #expect(try workspace.read("file.tmp") == "theirs")
  }
}

/// A disk of a test's own, which only some systems let a test have.
enum FullDisk {
  static let canBeMade: Bool = {
    guard let workspace = try? Workspace() else { return false }
    return (try? shell("mount -t tmpfs -o size=8k none .", in: workspace).end) == .exited(0)
  }()

  /// Runs a script that may mount, in a name space that ends with it.
  static func shell(_ script: String, in workspace: Workspace) throws -> Tool.Outcome {
    let options = geteuid() == 0 ? "-m" : "-rm"
    return try Tool.shell("exec unshare \(options) /bin/sh -c \"$SCRIPT\"", in: workspace, environment: ["SCRIPT": script])
  }
}

@Suite("An output that is written")
struct OutputPlaceTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write("registry.yml", Registries.sound)
  }

  @Test("through a link replaces what the link leads to, and the link stays")
  func link() throws {
    try workspace.write("real/Flags.swift", "// old\n")
    try FileManager.default.createSymbolicLink(atPath: workspace.path("Flags.swift"), withDestinationPath: "second.swift")
    try FileManager.default.createSymbolicLink(atPath: workspace.path("second.swift"), withDestinationPath: "real/Flags.swift")
    let output = workspace.path("Flags.swift")
    #expect(workspace.run("generate", registry, "-o", output) == Outcome(code: 0))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: output) == "second.swift")
    #expect(try workspace.read("real/Flags.swift").contains("checkoutV2Enabled"))
    #expect(try workspace.names() == ["Flags.swift", "real", "registry.yml", "second.swift"])
    #expect(try workspace.names(in: "real") == ["Flags.swift"])
    let stamp = try workspace.stamp("real/Flags.swift")
    #expect(workspace.run("generate", registry, "-o", output) == Outcome(code: 0))
    #expect(try workspace.stamp("real/Flags.swift") == stamp)
  }

  @Test("keeps who may use it", arguments: [0o600, 0o640, 0o664, 0o755])
  func mode(bits: Int) throws {
    try workspace.write("Flags.swift", "// old\n")
    chmod(workspace.path("Flags.swift"), mode_t(bits))
    let outcome = try Tool.shell("umask 077; exec \"$TOOL\" generate registry.yml -o Flags.swift", in: workspace)
    #expect(outcome.end == .exited(0))
    #expect(try mode(of: "Flags.swift") == bits)
  }

  @Test("is used by those whom the environment lets use new files", arguments: [("022", 0o644), ("077", 0o600), ("002", 0o664)])
  func umask(mask: String, bits: Int) throws {
    let outcome = try Tool.shell("umask \(mask); exec \"$TOOL\" generate registry.yml -o Flags.swift", in: workspace)
    #expect(outcome.end == .exited(0))
    #expect(try mode(of: "Flags.swift") == bits)
  }

  private func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: workspace.path(name))[.posixPermissions] as? Int
  }

  @Test("stays its owner's when root writes it", .enabled(if: geteuid() == 0, "needs root"))
  func owner() throws {
    try workspace.write("Flags.swift", "// old\n")
    Nobody.own(workspace.path("Flags.swift"))
    #expect(workspace.run("generate", registry, "-o", workspace.path("Flags.swift")) == Outcome(code: 0))
    let attributes = try FileManager.default.attributesOfItem(atPath: workspace.path("Flags.swift"))
    #expect(attributes[.ownerAccountID] as? Int == 65_534)
  }

  @Test("may be the file that standard output is")
  func devStdout() throws {
    let outcome = try Tool.shell("\"$TOOL\" generate registry.yml -o /dev/stdout >Flags.swift", in: workspace)
    #expect(outcome.end == .exited(0))
    #expect(try workspace.read("Flags.swift").contains("checkoutV2Enabled"))
  }
}
