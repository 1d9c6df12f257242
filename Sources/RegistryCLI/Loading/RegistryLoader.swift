import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryValidation
import RegistryYAML

/// A registry as it was read, with the texts that its diagnostics point into.
struct LoadedRegistry {
  let registry: Registry
  /// What is wrong with the files as YAML and as a registry.
  let diagnostics: [Diagnostic]
  /// The bytes of each file, by its path.
  let sources: [String: [UInt8]]
  /// The paths of the files, in the order in which they were joined.
  let paths: [String]

  /// What is wrong with the registry on any day: its structure, and what the rules say.
  var findings: [Diagnostic] { diagnostics + Validator.validate(registry, knownRules: RuleBook.all) }

  /// The errors among ``findings`` that keep the registry from being compared with an export. Those about owners and expiry do not.
  func faultsForComparison(among findings: [Diagnostic]) -> [Diagnostic] {
    let errors = findings.filter { $0.severity == .error }
    let others = errors.filter { !RuleCatalogue.aboutOwnersAndExpiry.contains($0.rule) }
    return others.isEmpty && registry.comparableEntries == nil ? errors : others
  }
}

/// Finds and reads the files of a registry.
enum RegistryLoader {
  /// Far more than any registry that Remote Config could hold.
  static let fileLimit = YAMLLimits().fileBytes

  /// Far more than a schema for a text of a million characters.
  private static let schemaLimit = 1 << 20

  /// Reads the files that `arguments` name; a folder stands for the YAML files in it.
  ///
  /// - Parameter arguments: paths as given; none means `config-registry.yml`, then `Registry`.
  /// - Throws: everything that cannot be read, for exit code 2.
  static func load(_ arguments: [String]) throws(Refusal) -> LoadedRegistry {
    let paths = try expanded(arguments.isEmpty ? [try defaultPath()] : arguments)
    let files = try collect(distinct(paths)) { path throws(SystemError) in [(path, try InputFile.read(path, limit: fileLimit))] }
    return parse(files)
  }

  /// The first file that `arguments` name, for findings that have no place; a name that there would be if there is none.
  static func firstFile(_ arguments: [String]) -> String {
    let paths = try? expanded(arguments.isEmpty ? [defaultPath()] : arguments)
    return paths?.first ?? arguments.first ?? "config-registry.yml"
  }

  /// What `read` gives for each path, or all of its failures.
  private static func collect<Item>(
    _ paths: [String], _ read: (String) throws(SystemError) -> [Item]
  ) throws(Refusal) -> [Item] {
    var items: [Item] = []
    var failures: [Diagnostic] = []
    for path in paths {
      do throws(SystemError) { items += try read(path) } catch { failures.append(error.diagnostic) }
    }
    guard failures.isEmpty else { throw Refusal(failures) }
    return items
  }

  /// Each file once, by the spelling that comes first.
  private static func distinct(_ paths: [String]) -> [String] {
    var seen: Set<FileIdentity> = []
    return paths.filter { path in
      guard path != "-", let identity = FileIdentity(path: path) else { return true }
      return seen.insert(identity).inserted
    }
  }

  /// Joins files that are read already.
  static func parse(_ files: [(path: String, bytes: [UInt8])]) -> LoadedRegistry {
    var diagnostics: [Diagnostic] = []
    var documents: [YAMLDocument] = []
    for file in files {
      let result = YAMLParser.parse(file.bytes, path: file.path)
      diagnostics += result.diagnostics
      if let document = result.document { documents.append(document) }
    }
    var registry = Registry(documents: documents, reserved: .builtIn, diagnostics: &diagnostics)
    var sources = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    for path in registry.schemaPaths { registry.schemas[path] = schema(path, &sources) }
    return LoadedRegistry(registry: registry, diagnostics: diagnostics, sources: sources, paths: files.map(\.path))
  }

  /// Reads a schema. One that cannot be read is a fault of the registry that names it.
  private static func schema(_ path: String, _ sources: inout [String: [UInt8]]) -> SchemaFile {
    do throws(SystemError) {
      let bytes = try InputFile.read(path, limit: schemaLimit)
      if sources[path] == nil { sources[path] = bytes }
      return SchemaFile(path: path, bytes: bytes)
    } catch {
      return SchemaFile(path: path, unreadable: error.diagnostic.message, hint: error.diagnostic.fix?.message)
    }
  }

  /// The paths, with the YAML files of a folder in its place.
  private static func expanded(_ paths: [String]) throws(Refusal) -> [String] {
    try collect(paths) { path throws(SystemError) in
      path != "-" && Folder.exists(path) ? try yamlFiles(in: path) : [path]
    }
  }

  private static func yamlFiles(in folder: String) throws(SystemError) -> [String] {
    let files = try Folder.yamlFiles(in: folder)
    guard files.isEmpty else { return files }
    let message = "the folder \(quoted(path: folder)) does not contain a '.yml' or '.yaml' file"
    throw SystemError(folder, message, fix: "name the registry's file or folder")
  }

  private static func defaultPath() throws(Refusal) -> String {
    for path in ["config-registry.yml", "Registry"] where Folder.hasItem(path) { return path }
    throw Refusal(
      SystemError(
        "config-registry.yml", "no file 'config-registry.yml' and no folder 'Registry' here",
        fix: "name the registry's file or folder"))
  }
}
