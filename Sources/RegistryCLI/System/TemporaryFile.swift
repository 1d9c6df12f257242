/// A file that is renamed over another one when it is complete.
struct TemporaryFile {
  let path: String
  let file: FileDescriptor

  /// Creates one in the folder of `target`, so that the renaming never crosses file systems.
  ///
  /// Its name does not contain the target's, which may have the maximal length already. Nil if it cannot be created, with
  /// `errno` set.
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

  /// The process and the time distinguish processes, the attempt distinguishes threads.
  private static func uniqueName(_ attempt: Int) -> String {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return "\(getpid())-\(now.tv_sec)\(now.tv_nsec)-\(attempt)"
  }

  /// Takes over the permissions of the file that it will replace, and its owner if the system allows that, as for root: a
  /// build in a container must not take a file away from its owner outside.
  private func adopt(_ status: stat) {
    fchmod(file.raw, status.st_mode & 0o777)
    if status.st_uid != geteuid() || status.st_gid != getegid() { _ = fchown(file.raw, status.st_uid, status.st_gid) }
  }

  /// Puts the file in the place of another one. On failure it is removed, and `errno` is set.
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
