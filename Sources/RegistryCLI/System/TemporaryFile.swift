#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is being written, to be renamed over another one when it is whole.
struct TemporaryFile {
  let path: String
  let file: FileDescriptor

  /// Begins one in the folder of `target`, so that the renaming never crosses file systems.
  ///
  /// It has a name of its own rather than a longer form of the target's, which may be as long as names can be. Nil where
  /// none can be made, with `errno` set.
  init?(beside target: OutputTarget) {
    let folder = target.resolved.utf8.lastIndex(of: UInt8(ascii: "/")).map { target.resolved[...$0] } ?? ""
    for attempt in 0..<100 {
      let path = "\(folder).config-registry-\(Self.uniqueName(attempt)).tmp"
      if let file = FileDescriptor.create(path, mode: 0o666) {
        self.path = path
        self.file = file
        target.status.map(adopt)
        return
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// The process and the time are enough among processes; the attempt tells threads apart.
  private static func uniqueName(_ attempt: Int) -> String {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return "\(getpid())-\(now.tv_sec)\(now.tv_nsec)-\(attempt)"
  }

  /// Takes over who may use the file that it will replace. Its owner stays the same where the system allows it, which is
  /// to say for root: a build in a container shall not take a file away from those outside.
  private func adopt(_ status: stat) {
    fchmod(file.raw, status.st_mode & 0o777)
    if status.st_uid != geteuid() || status.st_gid != getegid() { _ = fchown(file.raw, status.st_uid, status.st_gid) }
  }

  /// Puts the file in the place of another one; nothing is left of it where that fails, with `errno` set.
  func move(to target: String) -> Bool {
    guard file.close(), rename(path, target) == 0 else {
      let code = errno
      unlink(path)
      errno = code
      return false
    }
    return true
  }

  func discard() {
    file.close()
    unlink(path)
  }
}
