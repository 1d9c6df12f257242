import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Edits the files of a registry by the places of their nodes: bytes that need not change stay as they are.
package struct RegistryEditor {
  private let files: [String: EditableFile]
  private let documents: [String: YAMLDocument]
  private let declarations: [ExactText: Declaration]
  private let keys: [String]
  private let paths: [String]

  /// - Parameters:
  ///   - registry: what the files declare, without faults of its structure.
  ///   - files: their bytes by path, in the order of the registry.
  package init(_ registry: Registry, files: [(path: String, bytes: [UInt8])]) {
    keys = registry.declarations.map(\.key)
    declarations = Dictionary(registry.declarations.map { (ExactText($0.key), $0) }) { first, _ in first }
    paths = files.map(\.path)
    self.files = Dictionary(files.map { ($0.path, EditableFile(path: $0.path, bytes: $0.bytes)) }) { first, _ in first }
    documents = Dictionary(
      files.compactMap { file in YAMLParser.parse(file.bytes, path: file.path).document.map { (file.path, $0) } }
    ) { first, _ in first }
  }

  /// The files that the edits change, in the order of the registry.
  ///
  /// The result is read again: it means what the edits ask for and nothing else, or there is none.
  ///
  /// - Throws: why an edit cannot be made; then none is.
  package func applying(_ edits: [Edit]) throws(EditRefusal) -> [EditedFile] {
    var plan = EditPlan()
    var findings: [Diagnostic] = []
    for edit in edits {
      do throws(EditRefusal) { try add(edit, to: &plan) } catch { findings += error.diagnostics }
    }
    guard findings.isEmpty else { throw EditRefusal(findings) }
    for (path, edits) in plan.edits where !edits.areDisjoint {
      throw EditRefusal(.unsafeEdit(plan.keys.first.flatMap(location), in: path))
    }
    let edited = paths.compactMap { path in files[path].flatMap { file in plan.edits[path].map { EditedFile(file, $0) } } }
    let wrong = edited.flatMap { check($0, plan) }
    guard wrong.isEmpty else { throw EditRefusal(wrong) }
    return edited
  }

  private func add(_ edit: Edit, to plan: inout EditPlan) throws(EditRefusal) {
    if case .setDefault(let path, let attribute, let value) = edit {
      guard let file = files[path], let document = documents[path] else { return }
      return try plan.setDefault(attribute, to: value, in: file, document)
    }
    guard let declaration = declarations[ExactText(edit.key)],
      let file = files[declaration.location.path], let document = documents[file.path]
    else { throw EditRefusal(.unknownKey(edit.key, among: keys)) }
    let entry = EntryText(file: file, declaration: declaration)
    try plan.add(edit, to: entry, in: document)
  }

  /// What the result would say beside, or instead of, what the edits ask for.
  private func check(_ file: EditedFile, _ plan: EditPlan) -> [Diagnostic] {
    let result = YAMLParser.parse(file.bytes, path: file.path)
    let meaning = result.diagnostics.hasErrors ? nil : FileMeaning(result.document)
    guard let expected = plan.meanings[file.path], let meaning else {
      return [.unsafeEdit(plan.keys.first.flatMap(location), in: file.path)]
    }
    guard let different = expected.difference(from: meaning) else { return [] }
    let shared = different.filter { !plan.keys.contains($0) && location(of: $0) != nil }
    guard shared.isEmpty else {
      return shared.map { .sharedValue($0, at: location(of: $0), edited: plan.keys, in: plan.keys.first.flatMap(location)) }
    }
    return [.unsafeEdit(different.first.flatMap(location), in: file.path)]
  }

  private func location(of key: String) -> SourceLocation? { declarations[ExactText(key)]?.location }
}

/// A file and what has changed in it.
package struct EditedFile: Sendable {
  package let path: String
  /// The bytes before.
  package let original: [UInt8]
  /// The bytes with all edits made.
  package let bytes: [UInt8]
  /// What was replaced.
  package let edits: TextEdits

  init(_ file: EditableFile, _ edits: TextEdits) {
    path = file.path
    original = file.bytes
    self.edits = edits
    bytes = edits.applied(to: file.bytes)
  }
}

/// Why nothing is edited.
package struct EditRefusal: Error {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }
}
