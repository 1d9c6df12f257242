import RegistryDiagnostics

/// Finds the root of the repository, and where a file lies below it.
enum RepositoryRoot {
  /// The paths as services want them: relative to the root that is given, else to that of the service, else as they are.
  static func paths(
    _ option: String?, _ environment: (String) -> String?, registries: [String]
  ) -> RepositoryPaths {
    let registry = RegistryLoader.firstFile(registries)
    guard let root = option ?? variable("GITHUB_WORKSPACE", environment) ?? variable("CI_PROJECT_DIR", environment) else {
      return RepositoryPaths(registry: registry) { $0 == "-" ? nil : $0 }
    }
    return RepositoryPaths(registry: registry, relative: paths(below: root))
  }

  /// Gives the path of a file from a folder; nil for one outside of it, and for standard input.
  static func paths(below root: String) -> @Sendable (String) -> String? {
    let folder = real(root)
    let prefix = Folder.prefix(of: folder)
    return { path in
      guard path != "-" else { return nil }
      let file = real(path)
      return file.utf8.starts(with: prefix.utf8) ? String(file.utf8.dropFirst(prefix.utf8.count)) : nil
    }
  }

  /// Throws if the option does not name a folder: every path would lie outside of it.
  static func check(_ option: String?) throws(SystemError) {
    guard let option, !Folder.exists(option) else { return }
    throw SystemError(option, "the root \(quoted(path: option)) is not a folder", fix: "name the folder of the repository")
  }

  private static func variable(_ name: String, _ environment: (String) -> String?) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path from the top of the file system. Links in the folders are resolved, those of the last part are not, since the
  /// repository has the link.
  private static func real(_ path: String) -> String {
    if Folder.exists(path) { return Folder.resolved(path) ?? path }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last else { return path }
    let parent = parts.dropLast().joined(separator: "/")
    let folder = path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
    guard let real = Folder.resolved(folder) else { return path }
    return Folder.prefix(of: real) + name
  }
}
