import Foundation

/// A registry on disk, in the form that the tool takes.
struct RegistryInput {
  /// The file or the folder that is passed to the tool.
  let path: URL
  /// What the generated file depends on: the registry's files, their folder, and templates beside them.
  let dependencies: [URL]
}

/// Finds the registry of a target by its path.
///
/// A target's list of files would not do: it leaves out what the manifest excludes, and the package's root.
struct RegistryLookup {
  static let fileName = "config-registry.yml"
  static let folderName = "Registry"

  /// Where to look, the first place first.
  let folders: [URL]

  /// In each folder the file comes before the folder of files, as on the command line.
  func find() -> RegistryInput? {
    for folder in folders {
      if let found = file(in: folder) ?? folderOfFiles(in: folder) { return found }
    }
    return nil
  }

  /// The paths that `find` tries, for a message.
  var candidates: [String] {
    folders.flatMap { [$0.appending(path: Self.fileName).plainPath, $0.appending(path: Self.folderName).plainPath + "/*.yml"] }
  }

  /// A file or folder whose name was nearly right, with the name that it should have.
  var nearMiss: (found: URL, name: String)? {
    for folder in folders {
      for item in folder.items {
        switch item.lastPathComponent.lowercased() {
        case "config-registry.yml", "config-registry.yaml", "config_registry.yml", "configregistry.yml", "registry.yml":
          return (item, Self.fileName)
        case "registry" where item.lastPathComponent != Self.folderName && !item.registryFiles.isEmpty:
          return (item, Self.folderName)
        default: continue
        }
      }
    }
    return nil
  }

  private func file(in folder: URL) -> RegistryInput? {
    let path = folder.appending(path: Self.fileName)
    guard FileManager.default.fileExists(atPath: path.plainPath), !path.isFolder else { return nil }
    return RegistryInput(path: path, dependencies: [path] + folder.templates)
  }

  private func folderOfFiles(in folder: URL) -> RegistryInput? {
    let path = folder.appending(path: Self.folderName)
    let files = path.registryFiles
    guard !files.isEmpty else { return nil }
    // The folders are inputs too: the time of a folder changes when a file is added or removed.
    return RegistryInput(path: path, dependencies: [path] + path.subfolders + files + path.templates)
  }
}

extension URL {
  /// The path as the file system knows it: a URL in a string is percent-encoded, and wrong where it has a space.
  var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: plainPath, isDirectory: &isFolder) && isFolder.boolValue
  }

  fileprivate var isLink: Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: plainPath)) != nil }

  /// The visible items directly in the folder by name, or none where it cannot be read.
  fileprivate var items: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: plainPath)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { appending(path: $0) }
  }

  /// The visible folders below the folder, by path. Symbolic links are not followed, as the tool does not follow them.
  fileprivate var subfolders: [URL] {
    items.filter { $0.isFolder && !$0.isLink }.flatMap { [$0] + $0.subfolders }
  }

  /// The files of the registry in the folder and its subfolders.
  fileprivate var registryFiles: [URL] {
    ([self] + subfolders).flatMap(\.items).filter { ["yml", "yaml"].contains($0.pathExtension) && !$0.isFolder }
  }

  /// Templates of the user's own, which `$registry.template` may name.
  fileprivate var templates: [URL] { items.filter { $0.pathExtension == "mustache" } }
}
