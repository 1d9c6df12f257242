import Foundation
import RegistryDiagnostics
import RegistryText
import TestSupport
import Testing

@testable import RegistryEditing

/// Texts that nobody writes: parts of registries, and what is collected for the fuzzer.
@Suite("A file in any form")
struct HostileTests {
  /// Tries every edit of every key. What comes out was read again by the editor itself.
  private func edit(_ text: String) {
    let bytes = Array(text.utf8)
    let (registry, diagnostics) = readRegistry([text])
    _ = FileLayout.formatted(path: "registry.yml", bytes: bytes)
    guard !diagnostics.hasErrors else { return }
    let editor = RegistryEditor(registry, files: [("registry.yml", bytes)])
    for declaration in registry.declarations.prefix(5) {
      let edits: [Edit] = [
        .set(key: declaration.key, .owner, .text("b: c")), .set(key: declaration.key, .report, .plain("true")),
        .append(key: declaration.key, .extended, .yaml("{from: 2027-01-31, to: 2027-06-30, reason: r}")),
        .remove(key: declaration.key, .owner), .copy(key: declaration.key, as: "another"),
      ]
      for edit in edits {
        guard let files = try? editor.applying([edit]) else { continue }
        for file in files { #expect(!UnifiedDiff(file).text.isEmpty || file.bytes == bytes) }
      }
    }
  }

  @Test("that is a part of a registry is edited or refused, and never more", arguments: 0..<40)
  func parts(seed: UInt64) {
    let text = StyledRegistry(seed: seed).text
    let scalars = Array(text.unicodeScalars)
    for end in stride(from: 0, through: scalars.count, by: 7) {
      edit(String(String.UnicodeScalarView(scalars[..<end])))
      edit(String(String.UnicodeScalarView(scalars[end...])))
    }
  }

  @Test("that was collected for the fuzzer is edited or refused, and never more")
  func corpus() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzzing/Corpus")
    var count = 0
    for name in ["yaml", "generate"] {
      let files = try FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
      for file in files {
        edit(String(decoding: try Data(contentsOf: file), as: UTF8.self))
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test("of three thousand keys has all of them extended at once")
  func large() throws {
    let text = (0..<3_000).map { "# \($0)\nkey_\($0):\n  owner: m\n  type: bool\n  default: false\n  expires: 2027-01-31\n\n" }
      .joined()
    let bytes = Array(text.utf8)
    let registry = readRegistry([text]).registry
    let edits = registry.declarations.flatMap { declaration in
      [Edit.set(key: declaration.key, .expires, .plain("2027-06-30"))]
    }
    let files = try RegistryEditor(registry, files: [("registry.yml", bytes)]).applying(edits)
    let expected = text.replacingOccurrences(of: "2027-01-31", with: "2027-06-30")
    #expect(files.map(\.bytes) == [Array(expected.utf8)])
    #expect(FileLayout.formatted(path: "registry.yml", bytes: bytes)?.bytes.count == bytes.count - 1)
  }
}
