#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replaces a file as a whole, and only if its content would change.
///
/// Bytes are compared with the file as they come. At the first difference a new file is begun beside it, with the equal
/// part copied; `commit` renames it over the old one. So an unchanged file keeps its time, a reader sees the old file or
/// the new one and never a part, two writers at once leave one of their files whole, and memory stays bounded.
struct OutputFile: ~Copyable {
  /// Whether anything is written, or only compared.
  enum Mode { case replace, compare }

  /// What became of the file.
  enum Outcome { case unchanged, replaced, differs }

  private let path: String
  private let target: String
  private let mode: Mode
  private let old: FileDescriptor?
  private var equalBytes = 0
  private var isEqual: Bool
  private var replacement: (path: String, file: FileDescriptor)?
  private var pending: [UInt8] = []
  private let oldMode: mode_t
  private let signals: SignalShield

  /// - Throws: where the file is a folder or no regular file, or its folder is missing.
  init(_ path: String, mode: Mode) throws(SystemError) {
    self.path = path
    self.mode = mode
    target = try Self.target(of: path)
    old = FileDescriptor.read(target)
    isEqual = old != nil
    oldMode = old?.status().map { $0.st_mode & 0o777 } ?? 0o644
    pending.reserveCapacity(Self.bufferSize + 4_096)
    signals = SignalShield()
  }

  deinit {
    old?.close()
    if let replacement {
      replacement.file.close()
      unlink(replacement.path)
    }
    signals.lower()
  }

  private static let bufferSize = 65_536

  /// Takes the next bytes.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.bufferSize { try flush() }
  }

  /// Puts the new file in place, unless the old one is the same.
  mutating func commit() throws(SystemError) -> Outcome {
    try flush()
    if isEqual, isOldAtEnd() { return .unchanged }
    if mode == .compare { return .differs }
    if replacement == nil { try beginReplacement() }
    guard let (temporary, file) = replacement else { return .differs }
    replacement = nil
    guard file.close(), rename(temporary, target) == 0 else {
      let error = SystemError.current("write", path)
      unlink(temporary)
      throw error
    }
    return .replaced
  }

  private mutating func flush() throws(SystemError) {
    defer { pending.removeAll(keepingCapacity: true) }
    if isEqual {
      if isNextOfOld(pending) {
        equalBytes += pending.count
        return
      }
      isEqual = false
    }
    guard mode == .replace else { return }
    if replacement == nil { try beginReplacement() }
    guard let replacement, pending.withUnsafeBytes(replacement.file.write) else { throw .current("write", path) }
  }

  private func isNextOfOld(_ bytes: [UInt8]) -> Bool {
    guard let old else { return false }
    var matched = 0
    while matched < bytes.count {
      guard let more = old.read(atMost: bytes.count - matched), !more.isEmpty,
        bytes[matched..<matched + more.count].elementsEqual(more)
      else { return false }
      matched += more.count
    }
    return true
  }

  private func isOldAtEnd() -> Bool { old?.read(atMost: 1)?.isEmpty ?? false }

  /// Begins the new file with the part of the old one that is the same.
  ///
  /// The part is read through the descriptor that it was compared through: another process may have replaced the path.
  private mutating func beginReplacement() throws(SystemError) {
    let temporary = Self.temporaryPath(beside: target)
    guard let file = FileDescriptor.create(temporary, mode: oldMode) else { throw .current("write", path) }
    replacement = (temporary, file)
    guard equalBytes > 0, let old else { return }
    guard lseek(old.raw, 0, SEEK_SET) == 0 else { throw .current("read", path) }
    var rest = equalBytes
    while rest > 0 {
      guard let bytes = old.read(atMost: min(rest, Self.bufferSize)), !bytes.isEmpty else { throw .current("read", path) }
      guard bytes.withUnsafeBytes(file.write) else { throw .current("write", path) }
      rest -= bytes.count
    }
  }
}

extension OutputFile {
  /// A name in the same folder, so that the rename never crosses file systems; the process and the time keep it unique.
  private static func temporaryPath(beside target: String) -> String {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return "\(target).\(getpid())-\(now.tv_nsec).tmp"
  }

  /// Where the bytes go: the file that a symbolic link names, so that the link stays one.
  private static func target(of path: String) throws(SystemError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return try folderChecked(path) }
      throw .current("write", path)
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let resolved = realpath(path, nil) else {
        throw SystemError(path, "'\(path)' is a symbolic link that leads nowhere", fix: "remove the link or make its target")
      }
      defer { free(resolved) }
      return try target(of: String(cString: resolved))
    }
    switch FileKind(mode: status.st_mode) {
    case .regular: return path
    case .folder: throw SystemError(path, "cannot write '\(path)': it is a folder", fix: "name a file in it")
    case .pipe, .other:
      throw SystemError(path, "cannot write '\(path)': it is no regular file", fix: "pass '-' for standard output")
    }
  }

  private static func folderChecked(_ path: String) throws(SystemError) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
    var status = stat()
    guard stat(folder.isEmpty ? "/" : folder, &status) == 0 else {
      throw SystemError(path, "cannot write '\(path)': its folder does not exist", fix: "make the folder first")
    }
    return path
  }
}

/// Holds back the signals that end a process while a file is half written, so that none is left behind.
private struct SignalShield {
  private let former: sigset_t

  init() {
    var blocked = sigset_t()
    var former = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &former)
    self.former = former
  }

  /// Lets them through again; one that came meanwhile takes effect now.
  func lower() {
    var former = former
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
