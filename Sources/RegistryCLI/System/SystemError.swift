import RegistryDiagnostics
import RegistryText

/// Why a file, a folder or a stream cannot be used, in words for the user.
struct SystemError: Error, Hashable {
  /// The path as the user gave it; nil for a standard stream.
  let path: String?
  /// Lower-case start, names in single quotes, no full stop.
  let message: String
  /// What to do, in the imperative.
  let fix: String?

  init(_ path: String?, _ message: String, fix: String? = nil) {
    self.path = path
    self.message = message
    self.fix = fix
  }

  /// The error that `errno` holds now, after `action` ("read", "write", ...) failed on `path`.
  static func current(_ action: String, _ path: String) -> SystemError {
    let code = errno
    return SystemError(path, "cannot \(action) \(quoted(path: path)): \(describe(code))", fix: fix(for: code))
  }

  /// The error that `errno` holds now, after `action` failed on the stream `name`.
  static func current(_ action: String, stream name: String) -> SystemError {
    let code = errno
    return SystemError(nil, "cannot \(action) \(name): \(describe(code))", fix: fix(for: code))
  }

  private static func describe(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ENOSPC, EDQUOT: "the disk is full"
    case EFBIG: "the file would be larger than the system allows"
    case EROFS: "the file system is read-only"
    case EBUSY: "it is in use, or is a mount point"
    case EBADF: "it is closed"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the path is too long"
    case EPIPE: "the reader has closed it"
    case EMFILE, ENFILE: "too many files are open"
    default: "system error \(code), \(String(cString: strerror(code)))"
    }
  }

  private static func fix(for code: Int32) -> String? {
    switch code {
    case EACCES, EPERM, EROFS: "check the permissions of the file and its folder"
    case ENOSPC, EDQUOT: "free some space and run again"
    default: nil
    }
  }
}

/// The whole path in single quotes, since a part of it would be another path. Only a path that no system accepts is cut.
func quoted(path: String) -> String { path.utf8.count <= 4_096 ? "'\(path)'" : quoted(path) }

extension SystemError {
  /// The error as a finding about the file as a whole.
  var diagnostic: Diagnostic {
    Diagnostic(CommandLineRules.systemError, at: path.map { SourceLocation(path: $0) }, message, fix: fix.map { .init($0) })
  }
}
