#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads inputs whole, within a bound, and never waits for one that does not end.
enum InputFile {
  /// The bytes of a regular file, or of standard input for `-`.
  ///
  /// - Throws: where the file cannot be read, is a folder, a pipe or a device, is larger than `limit` bytes, or
  ///   changes while it is read.
  static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    if path == "-" { return try readAll(.standardInput, path: "standard input", expected: 0, limit: limit) }
    guard let file = FileDescriptor.read(path) else { throw .current("read", path) }
    defer { file.close() }
    guard let before = file.status() else { throw .current("read", path) }
    try checkKind(before, path: path)
    let bytes = try readAll(file, path: path, expected: Int(before.st_size), limit: limit)
    guard let after = file.status(), bytes.count == Int(after.st_size), isSame(before, after) else {
      throw SystemError(path, "'\(path)' changed while it was read", fix: "run again when nothing else writes the file")
    }
    return bytes
  }

  private static func checkKind(_ status: stat, path: String) throws(SystemError) {
    switch FileKind(mode: status.st_mode) {
    case .regular: return
    case .folder: throw SystemError(path, "'\(path)' is a folder, but a file is needed", fix: "name a file in it")
    case .pipe: throw SystemError(path, "'\(path)' is a pipe, but a file is needed", fix: "pass '-' to read standard input")
    case .other: throw SystemError(path, "'\(path)' is not a regular file", fix: "name a regular file, or '-' for standard input")
    }
  }

  /// Reads to the end, in one buffer where the size is as expected.
  private static func readAll(
    _ file: FileDescriptor, path: String, expected: Int, limit: Int
  ) throws(SystemError) -> [UInt8] {
    // One byte more than expected, so that the end of the file shows without a second buffer.
    var chunk = min(max(expected, 65_535), limit) + 1
    var bytes: [UInt8] = []
    while true {
      guard let more = file.read(atMost: chunk) else { throw .current("read", path) }
      if more.isEmpty { return bytes }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      guard bytes.count <= limit else { throw tooLarge(path, limit) }
      chunk = 65_536
    }
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> SystemError {
    SystemError(path, "'\(path)' is larger than \(limit) bytes", fix: "no registry and no export is that large; check the path")
  }

  private static func isSame(_ before: stat, _ after: stat) -> Bool {
    #if canImport(Darwin)
      before.st_mtimespec.tv_sec == after.st_mtimespec.tv_sec && before.st_mtimespec.tv_nsec == after.st_mtimespec.tv_nsec
    #else
      before.st_mtim.tv_sec == after.st_mtim.tv_sec && before.st_mtim.tv_nsec == after.st_mtim.tv_nsec
    #endif
  }
}
