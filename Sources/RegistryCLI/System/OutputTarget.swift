import RegistryDiagnostics
import RegistryText

/// A checked path of an output: a regular file that is not an input, or a name for a new one.
struct OutputTarget {
  /// The path as the user gave it, for messages.
  let path: String
  /// The path that is replaced: behind a symbolic link its target, so that the link stays.
  let resolved: String
  /// The status of the existing file, or nil if there is none.
  let status: stat?

  /// - Parameter inputs: the paths that the output is made from; it must not be one of them.
  /// - Throws: if the path leads to a folder, a pipe, a device or an input, or is a broken link.
  init(_ path: String, apartFrom inputs: [String]) throws(SystemError) {
    self.path = path
    var status = stat()
    if stat(path, &status) == 0 {
      try Self.checkKind(status, path)
      try Self.check(status, path, apartFrom: inputs)
      self.status = status
      resolved = try Self.isLink(path) ? Self.real(path) : path
    } else if errno == ENOENT {
      guard !Self.isLink(path) else { throw .leadsNowhere(path) }
      self.status = nil
      resolved = path
    } else {
      throw .current("write", path)
    }
  }

  private static func checkKind(_ status: stat, _ path: String) throws(SystemError) {
    let refusal = "cannot write \(quoted(path: path))"
    switch FileKind(mode: status.st_mode) {
    case .regular: return
    case .folder: throw SystemError(path, "\(refusal): it is a folder", fix: "name a file in it")
    case .pipe, .other: throw SystemError(path, "\(refusal): it is not a regular file", fix: "pass '-' for standard output")
    }
  }

  private static func check(_ status: stat, _ path: String, apartFrom inputs: [String]) throws(SystemError) {
    let identity = FileIdentity(status)
    guard let input = inputs.first(where: { FileIdentity(path: $0) == identity }) else { return }
    let reason = input == path ? "it is an input of this run" : "it is the same file as the input \(quoted(path: input))"
    throw SystemError(path, "cannot write \(quoted(path: path)): \(reason)", fix: "name another output")
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func real(_ path: String) throws(SystemError) -> String {
    guard let resolved = Folder.resolved(path) else { throw .current("write", path) }
    return resolved
  }
}

extension SystemError {
  /// A broken link. The system's own message would be that the file does not exist.
  static func leadsNowhere(_ path: String) -> SystemError {
    SystemError(path, "\(quoted(path: path)) is a broken symbolic link", fix: "remove the link or create its target")
  }
}
