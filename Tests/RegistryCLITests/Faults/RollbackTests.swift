import RegistryEditing
import RegistryModel
import Testing

@testable import RegistryCLI

@Suite("A run that edits several files")
struct RollbackTests {
  private struct Failure: Error {}

  /// A disk can fail between two renames. Nothing of the run may be left then.
  @Test("leaves each of them as it was where one cannot be put in place", arguments: [0, 1, 2])
  func rollback(failing: Int) throws {
    let workspace = try Workspace()
    let names = ["a.yml", "b.yml", "c.yml"]
    let paths = try names.map { name in
      try workspace.write(name, "\(name.prefix(1)): {owner: old, type: int, default: 1} # \(name)\n")
    }
    let before = try names.map(workspace.read)
    let loaded = try RegistryLoader.load(paths)
    let files = paths.map { (path: $0, bytes: loaded.sources[$0] ?? []) }
    let edits = ["a", "b", "c"].map { Edit.set(key: $0, .owner, .text("new")) }
    let edited = try RegistryEditor(loaded.registry, files: files).applying(edits)
    try #require(edited.count == 3)
    let session = try session()
    defer { session.signals.lower() }
    var count = 0
    #expect(throws: Failure.self) {
      try session.replace(edited) { destination in
        if count == failing { throw Failure() }
        count += 1
        _ = try destination.commit()
      }
    }
    #expect(count == failing)
    #expect(try names.map(workspace.read) == before)
    try session.replace(edited)
    #expect(try names.map(workspace.read) == before.map { $0.replacing("old", with: "new") })
  }

  private func session() throws -> Session {
    let format = try #require(command("format") as? FormatCommand)
    return Session(of: format, console: .standard) { _ in nil }
  }
}
