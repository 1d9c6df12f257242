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
    var sources: [String: [UInt8]] = [:]
    var paths: [String] = []
    for path in try files(arguments) where sources[path] == nil {
      do throws(SystemError) {
        sources[path] = try InputFile.read(path, limit: fileLimit)
        paths.append(path)
      } catch {
        failures.append(error.diagnostic)
      }
    }
    guard failures.isEmpty else { throw InputFailure(diagnostics: failures) }
    return parse(paths, sources)
  }

  private static func parse(_ paths: [String], _ sources: [String: [UInt8]]) -> LoadedRegistry {
    var diagnostics: [Diagnostic] = []
    var documents: [YAMLDocument] = []
    for path in paths {
      let result = YAMLParser.parse(sources[path] ?? [], path: path)
      diagnostics += result.diagnostics
      if let document = result.document { documents.append(document) }
    }
    let registry = Registry(documents: documents, diagnostics: &diagnostics)
    return LoadedRegistry(registry: registry, diagnostics: diagnostics, sources: sources, paths: paths)
  }

  private static func files(_ arguments: [String]) throws(InputFailure) -> [String] {
    guard !arguments.isEmpty else { return try files([defaultPath()]) }
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
    throw SystemError(folder, "the folder '\(folder)' holds no '.yml' or '.yaml' file", fix: "name the registry's file or folder")
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
  /// The bytes that the diagnostics point into, by path.
  var sources: [String: [UInt8]] = [:]
}

extension SystemError {
  /// The rule id of whatever the system refuses.
  static let rule: RuleID = "system-error"

  /// The error as a finding about the file as a whole.
  var diagnostic: Diagnostic {
    Diagnostic(Self.rule, at: SourceLocation(path: path), message, fix: fix.map { .init($0) })
  }
}
