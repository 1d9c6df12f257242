import RegistryText
import RegistryUses

/// The source files below a folder.
///
/// Left out are what a `.gitignore` or the repository's `.git/info/exclude` ignores, hidden folders, folders of builds and of other people's code, and links: what a
/// link in the folder leads to is either found by itself or not a part of the folder.
struct SourceTree {
  /// The files to find, or all.
  let include: [String]
  /// The files and folders to leave out.
  let exclude: [String]
  /// Which names a file may have: by default those of sources.
  var isWanted: @Sendable (String) -> Bool = { Language(path: $0) != nil }

  private static let foreignFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]
  private static let foreignEndings = [".framework", ".xcframework"]
  private static let ignoreFileLimit = 1 << 20

  /// The paths of the files below `root` in the order of their bytes, folder by folder; of a file, that file.
  func files(in root: String) throws(SystemError) -> [String] {
    guard Folder.exists(root) else { return [try Self.file(root)] }
    let prefix = root == "." || root == "./" ? "" : Folder.prefix(of: root)
    let top = Walk(
      prefix: prefix, real: try Folder.realPath(root) + "/",
      include: IgnoreFile(folder: prefix, lines: include.map { $0[...] }),
      exclude: IgnoreFile(folder: prefix, lines: exclude.map { $0[...] }))
    var files: [String] = []
    // The folders to look into, the next one last.
    var pending = [(path: prefix, ignores: try Self.ignoreFiles(around: top.real))]
    while let (folder, outer) = pending.popLast() {
      let items = try Folder.items(in: folder.isEmpty ? "." : folder)
      var ignores = outer
      if items.contains(where: { $0.name == ".gitignore" && $0.kind == .regular }) {
        ignores.append(try Self.ignoreFile(folder + ".gitignore", for: top.realPath(of: folder)))
      }
      files += items.lazy.filter { isSource($0, in: folder, top, ignores) }.map { folder + $0.name }
      pending += items.lazy.reversed().filter { isEntered($0, in: folder, top, ignores) }.map {
        (folder + $0.name + "/", ignores)
      }
    }
    return files
  }

  private static func file(_ path: String) throws(SystemError) -> String {
    guard Folder.hasItem(path) else { throw .current("read", path) }
    guard Language(path: path) != nil else {
      throw SystemError(
        path, "\(quoted(path: path)) is neither a folder nor a Swift or Objective-C file", fix: "name a folder of sources")
    }
    return path
  }

  /// What is the same for all folders of a walk.
  private struct Walk {
    let prefix: String
    /// The path of the root without links, with a slash at its end; those of ignore files begin like it.
    let real: String
    let include: IgnoreFile
    let exclude: IgnoreFile

    func realPath(of path: String) -> String { real + Substring(path.utf8.dropFirst(prefix.utf8.count)) }
  }

  private func isSource(_ item: Folder.Item, in folder: String, _ walk: Walk, _ ignores: [IgnoreFile]) -> Bool {
    let path = folder + item.name
    return item.kind == .regular && isWanted(item.name) && (include.isEmpty || walk.include.covers(path))
      && walk.exclude.verdict(path, isFolder: false) != true && !ignores.ignores(walk.realPath(of: path), isFolder: false)
  }

  private func isEntered(_ item: Folder.Item, in folder: String, _ walk: Walk, _ ignores: [IgnoreFile]) -> Bool {
    let path = folder + item.name
    return item.kind == .folder && !item.name.hasPrefix(".") && !Self.foreignFolders.contains(item.name)
      && !Self.foreignEndings.contains { item.name.hasSuffix($0) } && walk.exclude.verdict(path, isFolder: true) != true
      && !ignores.ignores(walk.realPath(of: path), isFolder: true)
  }
}

extension SourceTree {
  /// - Parameter folder: the folder that the patterns of the file at `path` are about.
  private static func ignoreFile(_ path: String, for folder: String) throws(SystemError) -> IgnoreFile {
    let bytes = try InputFile.read(path, limit: ignoreFileLimit)
    let text = String(decoding: bytes, as: UTF8.self)
    return IgnoreFile(folder: folder, lines: text.split(omittingEmptySubsequences: true) { $0.isNewline })
  }

  /// The ignore files of the folders around a folder, up to the one that holds the repository, the outermost first; none without
  /// a repository.
  private static func ignoreFiles(around folder: String) throws(SystemError) -> [IgnoreFile] {
    var folders: [String] = []
    var inner = folder
    while !Folder.hasItem(inner + ".git") {
      guard let slash = inner.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")) else { return [] }
      inner = String(inner[...slash])
      folders.append(inner)
    }
    var files: [IgnoreFile] = []
    let exclude = inner + ".git/info/exclude"
    if Folder.hasItem(exclude) { files.append(try ignoreFile(exclude, for: inner)) }
    for folder in folders.reversed() where Folder.hasItem(folder + ".gitignore") {
      files.append(try ignoreFile(folder + ".gitignore", for: folder))
    }
    return files
  }
}
