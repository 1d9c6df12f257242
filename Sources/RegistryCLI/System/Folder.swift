import RegistryDiagnostics
import RegistryModel
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

  /// Makes a folder where nothing has its name; the folder around it has to exist.
  static func makeIfMissing(_ path: String) throws(SystemError) {
    guard !hasItem(path) else { return }
    // Another run may make it at the same time.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .current("make the folder", path) }
  }

  /// The paths of the visible YAML files in a folder and its visible subfolders, in the order of their bytes.
  ///
  /// A symbolic link to a folder is not followed, since it may lead back. An archive of released versions is not part of a registry.
  static func yamlFiles(in folder: String) throws(SystemError) -> [String] {
    try unsortedFiles(in: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What stands before the name of an item in the path of the item: the folder with a slash at its end.
  static func prefix(of folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

  private static func unsortedFiles(in folder: String) throws(SystemError) -> [String] {
    let prefix = Self.prefix(of: folder)
    var files: [String] = []
    // Only a file of the registry has to have a name that can be shown.
    for item in try items(in: folder, where: { !isHidden($0) && (isYAML($0) || isUTF8($0)) }) {
      if item.kind == .folder {
        if try !isArchive(prefix + item.name) { files += try unsortedFiles(in: prefix + item.name) }
      } else if isYAML(Array(item.name.utf8)) {
        files.append(prefix + item.name)
      }
    }
    return files
  }

  /// Whether a folder holds the registries of several versions of an app, and no other YAML: its items are named like `5.1.0.yml`.
  static func isArchive(_ folder: String) throws(SystemError) -> Bool {
    let items = try items(in: folder, where: { !isHidden($0) && isUTF8($0) })
      .filter { $0.kind == .folder || isYAML(Array($0.name.utf8)) }
    // A number alone may also be the name of a part of a registry.
    return !items.isEmpty && items.allSatisfy { item in AppVersion(fileName: item.name).map { $0.text.contains(".") } ?? false }
  }

  private static func isHidden(_ name: [UInt8]) -> Bool { name.first == UInt8(ascii: ".") }
  private static func isYAML(_ name: [UInt8]) -> Bool { hasSuffix(".yml", name) || hasSuffix(".yaml", name) }
  private static func isUTF8(_ name: [UInt8]) -> Bool { String(decoding: name, as: UTF8.self).utf8.elementsEqual(name) }

  /// An item of a folder, by its own kind: a link is `other`, whatever it leads to.
  struct Item {
    let name: String
    let kind: FileKind
  }

  /// The items directly in a folder, in the order of their names' bytes.
  ///
  /// - Parameter isWanted: which names are looked at.
  static func items(in folder: String, where isWanted: ([UInt8]) -> Bool = { _ in true }) throws(SystemError) -> [Item] {
    guard let stream = opendir(folder) else { throw .current("read", folder) }
    defer { closedir(stream) }
    var items: [Item] = []
    errno = 0
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if isWanted(bytes), bytes != [UInt8(ascii: ".")], bytes != [UInt8(ascii: "."), UInt8(ascii: ".")] {
        let name = String(decoding: bytes, as: UTF8.self)
        guard name.utf8.elementsEqual(bytes) else { throw .notUnicode(name, in: folder) }
        items.append(Item(name: name, kind: kind(of: entry.pointee.d_type, folder + "/" + name)))
      }
      errno = 0
    }
    guard errno == 0 else { throw .current("read", folder) }
    return items.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Some file systems leave the kind to `lstat`.
  private static func kind(of type: some BinaryInteger, _ path: String) -> FileKind {
    switch Int(type) {
    case Int(DT_REG): return .regular
    case Int(DT_DIR): return .folder
    case Int(DT_UNKNOWN):
      var status = stat()
      return lstat(path, &status) == 0 ? FileKind(mode: status.st_mode) : .other
    default: return .other
    }
  }

  /// The path of an existing file or folder without links, from the top of the file system.
  static func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = Self.resolved(path) else { throw .current("read", path) }
    return resolved
  }

  /// The same, or nil, with the reason in `errno`, where there is no such path.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
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
