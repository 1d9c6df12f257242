import RegistryDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file, a stream or a folder could not be used, in words for its user.
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

  /// The error that `errno` holds now, after `action` failed on a stream, which `name` names.
  static func current(_ action: String, stream name: String) -> SystemError {
    let code = errno
    return SystemError(nil, "cannot \(action) \(name): \(describe(code))", fix: fix(for: code))
  }

  private static func describe(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ENOSPC, EDQUOT: "the disk is full"
    case EFBIG: "the file would be larger than the system allows"
    case EROFS: "the file system is read-only"
    case EBUSY: "it is in use, or mounted by itself"
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
    case EACCES, EPERM, EROFS: "check who may use the file and its folder"
    case ENOSPC, EDQUOT: "free some space and run again"
    default: nil
    }
  }
}

/// The path in single quotes, whole: a part of it leads nowhere. Only one that no system would take is cut.
func quoted(path: String) -> String { path.utf8.count <= 4_096 ? "'\(path)'" : quoted(path) }

extension SystemError {
  /// The rule id of whatever the system refuses.
  static let rule: RuleID = "system-error"

  /// The error as a finding about the file as a whole.
  var diagnostic: Diagnostic {
    Diagnostic(Self.rule, at: path.map { SourceLocation(path: $0) }, message, fix: fix.map { .init($0) })
  }
}
