import RegistryText

/// The patterns of a `.gitignore`, or of options, and the folder that they are about.
struct IgnoreFile: Sendable {
  /// The path of the folder with a slash at its end.
  private let folder: String
  private let patterns: [PathPattern]

  init(folder: String, lines: [Substring]) {
    self.folder = folder
    patterns = lines.compactMap { PathPattern($0) }
  }

  /// Whether the last pattern that means a path ignores it; nil where none does.
  ///
  /// - Parameter path: a path in the folder, which begins as the folder's does.
  func verdict(_ path: String, isFolder: Bool) -> Bool? {
    guard !patterns.isEmpty else { return nil }
    let names = names(of: path)
    return patterns.last { $0.matches(names, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Whether a pattern means a file, or a folder around it.
  func covers(_ path: String) -> Bool {
    let names = names(of: path)
    return patterns.contains { pattern in
      (1...max(names.count, 1)).contains { pattern.matches(names.prefix($0), isFolder: $0 < names.count) }
    }
  }

  private func names(of path: String) -> [[UInt8]] {
    path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/")).map { Array($0) }
  }
}

extension [IgnoreFile] {
  /// Whether a path is ignored: the innermost file with a pattern for it decides.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    lazy.reversed().compactMap { $0.verdict(path, isFolder: isFolder) }.first ?? false
  }
}
