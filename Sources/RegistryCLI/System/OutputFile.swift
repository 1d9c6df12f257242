import RegistryDiagnostics
import RegistryText

/// Replaces a file as a whole, and only if its content changes.
///
/// Each piece is compared with the file on disk. At the first difference a new file is created beside it and the equal part
/// is copied; `commit` renames the new file over the old one. So an unchanged file keeps its time, a reader sees the old
/// file or the new one and never a part, two writers at the same time leave one whole file, and memory is bounded.
/// See `Documentation/Decisions/0008-replacing-the-output.md`.
struct OutputFile: ~Copyable {
  /// Whether the file is written, or only compared.
  enum Mode { case replace, compare }

  /// What happened to the file. `missing` and `differs` are outcomes of `Mode.compare`.
  enum Outcome { case unchanged, replaced, missing, differs }

  private let target: OutputTarget
  private let mode: Mode
  private let overwriting: Overwriting
  private let signals: SignalShield
  private let old: FileDescriptor?
  private var equalBytes = 0
  private var isEqual: Bool
  private var replacement: TemporaryFile?
  private var pending: [UInt8] = []
  /// Whether the whole content equals the old one; nil until that is known.
  private var isUnchanged: Bool?

  private static let bufferSize = 65_536

  /// - Parameter signals: raised as soon as there is a half-written file; the caller lowers it.
  init(_ target: OutputTarget, mode: Mode, overwriting: Overwriting, signals: SignalShield) {
    self.target = target
    self.mode = mode
    self.overwriting = overwriting
    self.signals = signals
    old = FileDescriptor.read(target.resolved)
    isEqual = old != nil
    pending.reserveCapacity(Self.bufferSize + 4_096)
  }

  deinit {
    old?.close()
    replacement?.discard()
  }

  /// Takes the next bytes.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      pending.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest.prefix(Self.bufferSize)))
      rest = rest.dropFirst(Self.bufferSize)
      if pending.count >= Self.bufferSize { try flush() }
    }
  }

  /// Puts the new file in place, unless it equals the old one.
  mutating func commit() throws(SystemError) -> Outcome {
    if try finish() { return .unchanged }
    if mode == .compare { return target.status == nil ? .missing : .differs }
    let file = try beginReplacement()
    try checkInterruption()
    replacement = nil
    guard file.move(to: target.resolved) else { throw .current("write", target.path) }
    return .replaced
  }

  /// Writes the new file as a whole beside the old one, if it differs: only the renaming is left for `commit`.
  mutating func prepare() throws(SystemError) {
    guard try !finish(), mode == .replace else { return }
    _ = try beginReplacement()
  }

  /// Takes the last bytes, and finds whether anything has changed.
  private mutating func finish() throws(SystemError) -> Bool {
    if let isUnchanged { return isUnchanged }
    try flush()
    let result = isEqual && isOldAtEnd()
    isUnchanged = result
    return result
  }

  private mutating func flush() throws(SystemError) {
    defer { pending.removeAll(keepingCapacity: true) }
    if isEqual, isNextOfOld(pending) {
      equalBytes += pending.count
      return
    }
    isEqual = false
    guard mode == .replace else { return }
    let file = try beginReplacement().file
    try checkInterruption()
    guard pending.withUnsafeBytes(file.write) else { throw .current("write", target.path) }
  }

  /// Stops early for a signal, instead of writing the rest of the file first.
  private func checkInterruption() throws(SystemError) {
    guard signals.isStruck else { return }
    throw SystemError(target.path, "interrupted; \(quoted(path: target.path)) has not changed")
  }
}

extension OutputFile {
  private func isNextOfOld(_ bytes: [UInt8]) -> Bool {
    guard let old else { return false }
    var matched = 0
    while matched < bytes.count {
      guard let more = old.read(atMost: bytes.count - matched), !more.isEmpty else { return false }
      guard Self.holds(bytes, more, at: matched) else { return false }
      matched += more.count
    }
    return true
  }

  /// One system call, since a build may run the tool unoptimised.
  private static func holds(_ bytes: [UInt8], _ part: [UInt8], at offset: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      part.withUnsafeBytes { part in
        guard let left = bytes.baseAddress, let right = part.baseAddress else { return false }
        return memcmp(left + offset, right, part.count) == 0
      }
    }
  }

  private func isOldAtEnd() -> Bool { old?.read(atMost: 1)?.isEmpty ?? false }

  /// The new file. The first call creates it with the part that is equal in the old one.
  private mutating func beginReplacement() throws(SystemError) -> TemporaryFile {
    if let replacement { return replacement }
    // Renaming only needs a permission for the folder, but a file that is protected from writing stays.
    if target.status != nil, access(target.resolved, W_OK) != 0 { throw .current("write", target.path) }
    guard isReplaceable else { throw .foreign(target.path, overwriting.refusal) }
    signals.raise()
    guard let file = TemporaryFile(beside: target) else { throw .currentOfFolder(target.path) }
    replacement = file
    try copyEqualPart(to: file.file)
    return file
  }

  /// Whether the old file may be lost: it is empty, begins like the new one, or is one that the command may replace.
  private var isReplaceable: Bool {
    guard let status = target.status, status.st_size > 0, equalBytes == 0 else { return true }
    return overwriting.allows(target.resolved, pending)
  }

  /// Reads through the descriptor that was compared, since another process may have replaced the path.
  private func copyEqualPart(to file: FileDescriptor) throws(SystemError) {
    guard equalBytes > 0, let old else { return }
    guard lseek(old.raw, 0, SEEK_SET) == 0 else { throw .current("read", target.path) }
    var rest = equalBytes
    while rest > 0 {
      guard let bytes = old.read(atMost: min(rest, Self.bufferSize)) else { throw .current("read", target.path) }
      guard !bytes.isEmpty else { throw .changed(target.path) }
      guard bytes.withUnsafeBytes(file.write) else { throw .current("write", target.path) }
      rest -= bytes.count
    }
  }
}

extension SystemError {
  /// If no file can be created beside an output, the fault is in its folder.
  fileprivate static func currentOfFolder(_ path: String) -> SystemError {
    guard errno == ENOENT else { return .current("write", path) }
    return SystemError(path, "cannot write \(quoted(path: path)): its folder does not exist", fix: "create the folder first")
  }

  /// The file is somebody's own work.
  static func foreign(_ path: String, _ reason: String) -> SystemError {
    SystemError(
      path, "cannot replace \(quoted(path: path)): \(reason)", fix: "name another output, or pass '--force' to replace the file")
  }

  /// Another process is writing the file.
  static func changed(_ path: String) -> SystemError {
    SystemError(path, "\(quoted(path: path)) changed while it was read", fix: "run again when nothing else writes the file")
  }
}
