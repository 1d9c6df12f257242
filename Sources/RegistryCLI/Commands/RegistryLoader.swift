import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// A registry as it was read, with the texts that its diagnostics point into.
struct LoadedRegistry {
  let registry: Registry
  /// What is wrong with the files as YAML and as a registry, before any rule is asked.
  let diagnostics: [Diagnostic]
  /// The bytes of each file, by its path.
  let sources: [String: [UInt8]]
  /// The paths of the files, in the order in which they were joined.
  let paths: [String]
}

/// Finds and reads the files of a registry.
enum RegistryLoader {
  /// No registry that Remote Config could hold comes near it.
  static let fileLimit = YAMLLimits().fileBytes

  /// Reads the files that `arguments` name, a folder standing for the YAML files in it.
  ///
  /// - Parameter arguments: paths as given; none means `config-registry.yml`, then `Registry`.
  /// - Throws: what could not be read, every failure at once, as diagnostics for exit code 2.
  static func load(_ arguments: [String]) throws(InputFailure) -> LoadedRegistry {
    var failures: [Diagnostic] = []
    var files: [(path: String, bytes: [UInt8])] = []
    for path in try distinct(paths(arguments)) {
      do throws(SystemError) {
        files.append((path, try InputFile.read(path, limit: fileLimit)))
      } catch {
        failures.append(error.diagnostic)
      }
    }
    guard failures.isEmpty else { throw InputFailure(diagnostics: failures) }
    return parse(files)
  }

  /// Each file once, by the spelling that comes first.
  private static func distinct(_ paths: [String]) -> [String] {
    var seen: Set<FileIdentity> = []
    return paths.filter { path in
      guard path != "-", let identity = FileIdentity(path: path) else { return true }
      return seen.insert(identity).inserted
    }
  }

  private static func parse(_ files: [(path: String, bytes: [UInt8])]) -> LoadedRegistry {
    var diagnostics: [Diagnostic] = []
    var documents: [YAMLDocument] = []
    for file in files {
      let result = YAMLParser.parse(file.bytes, path: file.path)
      diagnostics += result.diagnostics
      if let document = result.document { documents.append(document) }
    }
    let registry = Registry(documents: documents, diagnostics: &diagnostics)
    let sources = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    return LoadedRegistry(registry: registry, diagnostics: diagnostics, sources: sources, paths: files.map(\.path))
  }

  /// The paths of the files that the arguments stand for.
  private static func paths(_ arguments: [String]) throws(InputFailure) -> [String] {
    guard !arguments.isEmpty else { return try paths([defaultPath()]) }
    var files: [String] = []
    var failures: [Diagnostic] = []
    for path in arguments {
      guard path != "-", Folder.exists(path) else {
        files.append(path)
        continue
      }
      do throws(SystemError) { files += try yamlFiles(in: path) } catch { failures.append(error.diagnostic) }
    }
    guard failures.isEmpty else { throw InputFailure(diagnostics: failures) }
    return files
  }

  private static func yamlFiles(in folder: String) throws(SystemError) -> [String] {
    let files = try Folder.yamlFiles(in: folder)
    guard files.isEmpty else { return files }
    let message = "the folder \(quoted(path: folder)) holds no '.yml' or '.yaml' file"
    throw SystemError(folder, message, fix: "name the registry's file or folder")
  }

  private static func defaultPath() throws(InputFailure) -> String {
    for path in ["config-registry.yml", "Registry"] where Folder.hasItem(path) { return path }
    let error = SystemError(
      "config-registry.yml", "there is neither a file 'config-registry.yml' nor a folder 'Registry' here",
      fix: "name the registry's file or folder")
    throw InputFailure(diagnostics: [error.diagnostic])
  }
}

/// Inputs that could not be read or are not what they should be: exit code 2.
struct InputFailure: Error {
  let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into, by their paths.
  var sources: [String: [UInt8]] = [:]
}
