#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a path names, and what a folder holds.
enum Folder {
  /// Whether the path names a folder, through symbolic links.
  static func exists(_ path: String) -> Bool { mode(of: path).map { FileKind(mode: $0) == .folder } ?? false }

  /// Whether the path names anything.
  static func hasItem(_ path: String) -> Bool { mode(of: path) != nil }

  /// The paths of the YAML files directly in a folder, in the order of their names' bytes; hidden ones are passed over.
  static func yamlFiles(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .current("read", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix("."), name.hasSuffix(".yml") || name.hasSuffix(".yaml") { names.append(name) }
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { prefix + $0 }
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }
}
