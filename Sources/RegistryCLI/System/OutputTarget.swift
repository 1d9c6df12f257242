import RegistryDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The place of an output, found to be one where a file can be put.
struct OutputTarget {
  /// The path as the user gave it, for messages.
  let path: String
  /// Where the bytes go: the file that a symbolic link names, so that the link stays one.
  let resolved: String
  /// What the system says of the file that is there, or nil where there is none.
  let status: stat?

  /// - Parameter inputs: the paths that the output is made from, none of which it may be.
  /// - Throws: where the path names a folder, a pipe or a device, an input, or a link that leads nowhere.
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
    guard let resolved = realpath(path, nil) else { throw .current("write", path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension SystemError {
  /// A dangling link, for which the system's own word would be that there is no such file.
  static func leadsNowhere(_ path: String) -> SystemError {
    SystemError(path, "\(quoted(path: path)) is a symbolic link that leads nowhere", fix: "remove the link or make its target")
  }
}
