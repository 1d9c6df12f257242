import RegistryDiagnostics
import RegistryText

/// Reads whole inputs up to a limit. Never waits for an input that does not end.
enum InputFile {
  /// The bytes of a regular file, or of standard input for `-`.
  ///
  /// - Throws: if the file cannot be read, is a folder, a pipe or a device, is larger than `limit` bytes, or changes
  ///   while it is read.
  static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    if path == "-" { return try readStandardInput(limit: limit) }
    guard let file = FileDescriptor.read(path) else { throw cannotOpen(path) }
    defer { file.close() }
    guard let before = file.status() else { throw .current("read", path) }
    try checkKind(before, path)
    guard before.st_size <= limit else { throw .tooLarge(path, limit) }
    guard let bytes = read(file, expected: Int(before.st_size), limit: limit) else { throw .current("read", path) }
    guard let after = file.status(), bytes.count == Int(after.st_size), isSame(before, after) else { throw .changed(path) }
    return bytes
  }

  private static func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
    guard let bytes = read(.standardInput, expected: 0, limit: limit) else { throw .current("read", stream: "standard input") }
    guard bytes.count <= limit else { throw .tooLarge(nil, limit) }
    return bytes
  }

  private static func cannotOpen(_ path: String) -> SystemError {
    let error = SystemError.current("read", path)
    return errno == ENOENT && Folder.hasItem(path) ? .leadsNowhere(path) : error
  }

  private static func checkKind(_ status: stat, _ path: String) throws(SystemError) {
    let refusal = "cannot read \(quoted(path: path))"
    switch FileKind(mode: status.st_mode) {
    case .regular: return
    case .folder: throw SystemError(path, "\(refusal): it is a folder", fix: "name a file in it")
    case .pipe: throw SystemError(path, "\(refusal): it is a pipe", fix: "pass '-' to read standard input")
    case .other: throw SystemError(path, "\(refusal): it is not a regular file", fix: "pass '-' to read standard input")
    }
  }

  /// Reads to the end, in one buffer if the size is as expected, or until there is more than the limit. Nil on failure,
  /// with `errno` set.
  private static func read(_ file: FileDescriptor, expected: Int, limit: Int) -> [UInt8]? {
    // One byte more than expected shows the end of the file without a second buffer.
    var chunk = max(expected, 65_535) + 1
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      guard let more = file.read(atMost: chunk) else { return nil }
      if more.isEmpty { break }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      chunk = 65_536
    }
    return bytes
  }

  private static func isSame(_ before: stat, _ after: stat) -> Bool {
    let (earlier, later) = (before.modificationTime, after.modificationTime)
    return earlier.tv_sec == later.tv_sec && earlier.tv_nsec == later.tv_nsec
  }
}

extension SystemError {
  /// A nil path stands for standard input.
  fileprivate static func tooLarge(_ path: String?, _ limit: Int) -> SystemError {
    SystemError(
      path, "\(path.map { quoted(path: $0) } ?? "standard input") is larger than \(limit) bytes",
      fix: "no registry and no export is that large; check the path")
  }
}
