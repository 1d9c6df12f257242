#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file, a stream or a folder could not be used, in words for its user.
struct SystemError: Error, Hashable {
  /// The path as the user gave it.
  let path: String
  /// Lower-case start, names in single quotes, no full stop.
  let message: String
  /// What to do, in the imperative.
  let fix: String?

  init(_ path: String, _ message: String, fix: String? = nil) {
    self.path = path
    self.message = message
    self.fix = fix
  }

  /// The error that `errno` holds now, after `action` ("read", "write", ...) failed on `path`.
  static func current(_ action: String, _ path: String) -> SystemError {
    let code = errno
    return SystemError(path, "cannot \(action) '\(path)': \(describe(code))", fix: fix(for: code))
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
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the path is too long"
    case EPIPE: "the reader has closed the stream"
    case EMFILE, ENFILE: "too many files are open"
    default: "system error \(code)"
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
