import RegistryDiagnostics
import RegistryText

/// What a path leads to, and what a folder contains.
enum Folder {
  /// Whether the path leads to a folder, through symbolic links.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && FileKind(mode: status.st_mode) == .folder
  }

  /// Whether anything has that name, even a broken link or a file that may not be looked at.
  static func hasItem(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR)
  }

  /// The paths of the visible YAML files directly in a folder, in the order of their names' bytes.
  static func yamlFiles(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .current("read", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      if let name = try yamlName(&entry.pointee.d_name, in: folder) { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .current("read", folder) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { prefix + $0 }
  }

  /// The name of an item, which is an array of bytes in C, or nil if it is not a visible YAML file.
  private static func yamlName<Name>(_ name: inout Name, in folder: String) throws(SystemError) -> String? {
    let bytes = withUnsafeBytes(of: &name) { Array($0.prefix { $0 != 0 }) }
    guard bytes.first != UInt8(ascii: "."), hasSuffix(".yml", bytes) || hasSuffix(".yaml", bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notUnicode(text, in: folder) }
    return text
  }

  /// Compares bytes, since a combining mark in a text may make one character with the dot before it.
  private static func hasSuffix(_ suffix: String, _ bytes: [UInt8]) -> Bool {
    bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}

extension SystemError {
  fileprivate static func notUnicode(_ name: String, in folder: String) -> SystemError {
    SystemError(folder, "the name of \(quoted(name)) in \(quoted(path: folder)) is not UTF-8", fix: "rename the file")
  }
}
