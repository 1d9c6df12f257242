import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML
import TestSupport
import Testing

@testable import RegistryEditing

/// A text with edits made, as one file.
func edited(_ text: String, _ edits: Edit...) throws -> String {
  let files = try RegistryEditor(readRegistry([text]).registry, files: [("registry.yml", Array(text.utf8))]).applying(edits)
  return files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
}

/// Why edits are refused: line and rule of each finding; nil where they are not.
func refusal(_ text: String, _ edits: Edit...) -> [String]? {
  do throws(EditRefusal) {
    let registry = readRegistry([text]).registry
    _ = try RegistryEditor(registry, files: [("registry.yml", Array(text.utf8))]).applying(edits)
    return nil
  } catch {
    return error.diagnostics.map { "\($0.location?.span?.start.line ?? 0): \($0.rule)" }
  }
}

/// The file in the layout.
func formatted(_ text: String) -> String {
  let file = FileLayout.formatted(path: "registry.yml", bytes: Array(text.utf8))
  return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
}

/// The diff of edits.
func diff(_ text: String, _ edits: Edit...) throws -> String {
  let files = try RegistryEditor(readRegistry([text]).registry, files: [("registry.yml", Array(text.utf8))]).applying(edits)
  return files.map { UnifiedDiff($0).text }.joined()
}

/// The description of the only entry of a registry.
func readRegistryText(_ text: String) -> String {
  readRegistry([text]).registry.declarations.first?.node(.description)?.text ?? ""
}
