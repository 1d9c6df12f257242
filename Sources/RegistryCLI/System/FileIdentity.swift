/// The file that a path leads to. All spellings of a path, a link and its target, have the same identity.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }

  /// Nil if the path leads nowhere, or if looking it up is not permitted.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// The kind of a file.
enum FileKind {
  case regular, folder, pipe, other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    default: self = .other
    }
  }
}
