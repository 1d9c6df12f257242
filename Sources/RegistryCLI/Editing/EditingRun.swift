import RegistryDiagnostics
import RegistryEditing
import RegistryExpiry
import RegistryJSON
import RegistryModel
import RegistryText

/// A registry that is edited: all of its files are changed, or none.
struct EditingRun {
  let loaded: LoadedRegistry
  private let isDryRun: Bool
  private let format: OutputFormat

  /// - Parameter acceptsFaults: whether faults of the files' structure do not matter.
  /// - Throws: what cannot be read, for exit code 2; for exit code 1, why the files are not a registry.
  init(_ registries: [String], isDryRun: Bool, format: OutputFormat, acceptsFaults: Bool = false) throws(Refusal) {
    loaded = try RegistryLoader.load(registries)
    self.isDryRun = isDryRun
    self.format = format
    guard acceptsFaults || !loaded.diagnostics.hasErrors else {
      throw Refusal(loaded.diagnostics, in: loaded.sources, code: .findings)
    }
    if !isDryRun, loaded.paths.contains("-") {
      throw Refusal(SystemError(nil, "cannot edit standard input", fix: "name the registry's file, or pass '--dry-run'"))
    }
  }

  var declarations: [Declaration] { loaded.registry.declarations }

  /// The files with their bytes, in the order of the registry.
  var files: [(path: String, bytes: [UInt8])] { loaded.paths.map { ($0, loaded.sources[$0] ?? []) } }

  /// Makes the edits, and shows what they change.
  ///
  /// - Parameters:
  ///   - today: the day that decides whether a last day is too far off; nil if no day is changed.
  ///   - nothing: what people are told where there is nothing to edit.
  func apply(
    _ edits: [Edit], changes: [EditChange], today: CalendarDay? = nil, nothing: String, in session: Session
  ) throws -> ExitCode {
    let edited: [EditedFile]
    do throws(EditRefusal) {
      edited = try RegistryEditor(loaded.registry, files: files).applying(edits)
    } catch {
      throw Refusal(error.diagnostics, in: loaded.sources, code: .findings)
    }
    let result = RegistryLoader.parse(after(edited))
    let findings = Self.findings(of: result, today).subtracting(Self.findings(of: loaded, today))
    guard session.code(for: findings) == .clean else { throw Refusal(findings, in: result.sources, code: .findings) }
    return try finish(edited, changes, findings, nothing: nothing, in: session)
  }

  /// Writes the files, or shows what would change in them.
  func finish(
    _ edited: [EditedFile], _ changes: [EditChange], _ findings: [Diagnostic] = [], nothing: String, in session: Session
  ) throws -> ExitCode {
    if !isDryRun { try session.replace(edited) }
    switch format {
    case .text:
      let diff = isDryRun ? edited.map { UnifiedDiff($0).text }.joined() : changes.map { $0.text + "\n" }.joined()
      try session.console.print(edited.isEmpty ? nothing + "\n" : diff)
      return findings.isEmpty ? .clean : try session.report(findings, in: sources(after: edited), to: .error)
    case .json: return try session.reportJSON(findings, with: [("edit", json(edited, changes))])
    case .github, .sarif, .gitlab: return try session.report(findings, in: sources(after: edited))
    }
  }

  /// All files, with some of them edited.
  func after(_ edited: [EditedFile]) -> [(path: String, bytes: [UInt8])] {
    let new = Dictionary(edited.map { ($0.path, $0.bytes) }) { first, _ in first }
    return files.map { ($0.path, new[$0.path] ?? $0.bytes) }
  }

  private func sources(after edited: [EditedFile]) -> [String: [UInt8]] {
    loaded.sources.merging(edited.map { ($0.path, $0.bytes) }) { _, new in new }
  }

  /// `{"isDryRun", "files": [path], "changes": [{"key", "attribute", "from"?, "to"?}]}`
  private func json(_ edited: [EditedFile], _ changes: [EditChange]) -> JSONValue {
    .object([
      ("isDryRun", .bool(isDryRun)), ("files", .array(edited.map { .string($0.path) })), ("changes", .array(changes.map(\.json))),
    ])
  }

  /// What is wrong with a registry, and, if a day is given, which last days are too far off.
  static func findings(of loaded: LoadedRegistry, _ today: CalendarDay?) -> [Diagnostic] {
    guard let today else { return loaded.findings }
    let policy = ExpiryPolicy(loaded.registry.settings)
    return loaded.findings + ExpiryReport(loaded.registry, today: today, policy: policy).lifetimeDiagnostics
  }
}

extension [Diagnostic] {
  /// The findings that are not among others, wherever in the file they are.
  func subtracting(_ others: [Diagnostic]) -> [Diagnostic] {
    var known: [String: Int] = [:]
    for other in others { known[other.identity, default: 0] += 1 }
    return filter { finding in
      guard let count = known[finding.identity], count > 0 else { return true }
      known[finding.identity] = count - 1
      return false
    }
  }
}

extension Diagnostic {
  fileprivate var identity: String { "\(rule) \(key ?? "") \(message)" }
}
