import RegistryDiagnostics
import RegistryText
import RegistryYAML

/// All the files of a registry as one, in the order in which they were given, each in its own order.
package struct Registry: Sendable {
  /// The name, at the top level, of the settings; no remote key can have it.
  package static let settingsKey = "$registry"

  /// How a name begins that is free for anchors and for other tools, at the top level, in `$registry` and in an entry.
  package static let freePrefix = "x-"

  package let settings: Settings
  /// The names of rules in `$registry.rules`, for the rules that judge them.
  package let ruleNames: [YAMLNode]
  /// The names that generated code keeps for itself.
  package let reserved: ReservedNames
  /// Every key, with or without faults.
  package let declarations: [Declaration]
  /// The first file as a whole, or nil where a file cannot be read as a registry.
  package let location: SourceLocation?
  /// The accessor of every declaration, in their order. A retired one has a name too: while the entry is there, no other key's
  /// name is derived as if it were free.
  package let accessors: [String]
  /// The schemas that entries name, by their paths. Whoever reads the files sets them, since the model knows no files.
  package var schemas: [String: SchemaFile] = [:]

  /// Joins parsed files. The result holds all that can be read; `diagnostics` gets what is wrong with the structure and the
  /// settings.
  package init(documents: [YAMLDocument], reserved: ReservedNames, diagnostics: inout [Diagnostic]) {
    var contents = RegistryContents()
    var decoder = SettingsDecoder(reserved: reserved)
    for document in documents { contents.add(document, &decoder) }
    if let node = contents.settings?.value { decoder.decode(node) }
    self.reserved = reserved
    settings = decoder.settings
    ruleNames = decoder.ruleNames
    var structure = contents.diagnostics
    declarations = contents.entries.map { Declaration($0.pair, defaults: $0.defaults) }.filter { declaration in
      guard let misplaced = MisplacedEntry(declaration) else { return true }
      structure.append(misplaced.diagnostic)
      return false
    }
    location = structure.isEmpty ? documents.first.map { SourceLocation(path: $0.path) } : nil
    diagnostics += structure + decoder.diagnostics
    accessors = AccessorNames.names(of: declarations, typeName: settings.typeName, reserved: reserved)
  }

  /// The declarations of which code is generated, each with its accessor: all but the retired ones.
  package var emitted: [(declaration: Declaration, accessor: String)] {
    zip(declarations, accessors).filter { !$0.0.isRetired }.map { ($0, $1) }
  }

  /// The paths of the schemas that entries name, each once, in the order of the entries.
  package var schemaPaths: [String] {
    let paths = declarations.compactMap(\.schemaPath)
    let later = Set(repeats(in: paths).map(\.index))
    return paths.indices.filter { !later.contains($0) }.map { paths[$0] }
  }

  /// Whether a name is free for anchors and for other tools.
  static func isFree(_ name: YAMLNode) -> Bool { name.text.utf8.starts(with: freePrefix.utf8) }

  /// The entries in the order of the declarations, or nil where a declaration has a fault.
  package var entries: [Entry]? { entries(ignoring: []) }

  /// The entries as a comparison with an export takes them: who owns a key and until when it may stay does not matter there, and
  /// may be missing or invalid.
  package var comparableEntries: [Entry]? { entries(ignoring: [.owner, .expires, .reason]) }

  private func entries(ignoring ignored: Set<Attribute>) -> [Entry]? {
    var entries: [Entry] = []
    entries.reserveCapacity(declarations.count)
    for (declaration, accessor) in zip(declarations, accessors) {
      guard
        let entry = Entry(
          declaration, accessor: accessor, settings: settings, reserved: reserved,
          schema: declaration.schemaPath.flatMap { schemas[$0]?.schema }, ignoring: ignored)
      else { return nil }
      entries.append(entry)
    }
    return entries
  }
}

/// The top levels of several files as one.
private struct RegistryContents {
  /// Each entry with the defaults of its file.
  private(set) var entries: [(pair: YAMLPair, defaults: [YAMLPair])] = []
  private(set) var settings: YAMLPair?
  private(set) var diagnostics: [Diagnostic] = []
  /// Where each key was first seen.
  private var firstKeys: [ExactText: YAMLNode] = [:]

  mutating func add(_ document: YAMLDocument, _ decoder: inout SettingsDecoder) {
    guard let root = document.root, root.kind != .unresolved else { return }
    guard root.kind == .mapping else { return reportRoot(root) }
    guard !MisplacedEntry.isExport(root) else { return reportExport(root) }
    let own = root[Registry.settingsKey]
    let defaults = own.map { decoder.defaults(in: $0.value) } ?? []
    if let own { add(settings: own) }
    for pair in root.pairs where !pair.key.hasText(Registry.settingsKey) && !Registry.isFree(pair.key) {
      // The parser has reported the repeats within one file.
      let key = ExactText(pair.key.text)
      if let first = firstKeys[key] {
        reportRepeat(of: pair.key, first: first)
        continue
      }
      firstKeys[key] = pair.key
      entries.append((pair, defaults))
    }
  }

  /// Each file has defaults of its own. Everything else is there once.
  private mutating func add(settings pair: YAMLPair) {
    let hasDefaultsOnly =
      !pair.value.pairs.isEmpty && pair.value.pairs.allSatisfy { $0.key.hasText(SettingName.defaults.rawValue) }
    guard !hasDefaultsOnly else { return }
    if let first = settings { reportRepeat(of: pair.key, first: first.key) } else { settings = pair }
  }

  private mutating func reportRepeat(of key: YAMLNode, first: YAMLNode) {
    diagnostics.append(
      Diagnostic(
        YAMLRules.duplicateKey, at: key.location, "\(quoted(key.text)) is already defined in another file of the registry",
        notes: [.init("\(quoted(key.text)) is first defined here", at: first.location)],
        fix: .init(
          key.text == Registry.settingsKey
            ? "move the settings into one file; only 'defaults' may be in each" : "remove one of the two definitions"),
        key: key.text == Registry.settingsKey ? nil : key.text))
  }

  private mutating func reportExport(_ root: YAMLNode) {
    diagnostics.append(
      Diagnostic(
        StructureRules.notARegistry, at: SourceLocation(path: root.location.path),
        "this is an exported Remote Config template, not a registry",
        fix: .init("pass it to '--remote'; 'config-registry import' writes a first registry from it")))
  }

  private mutating func reportRoot(_ root: YAMLNode) {
    let found = root.kind == .sequence ? "a list" : "a single value"
    diagnostics.append(
      Diagnostic(
        StructureRules.notARegistry, at: root.location,
        "expected a mapping from remote keys to their entries, but found \(found)",
        fix: .init("write each key as 'remote_key:' with its attributes indented below it")))
  }
}
