#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, and the few calls that are made on one.
struct FileDescriptor {
  let raw: Int32

  static let standardInput = FileDescriptor(raw: 0)
  static let standardOutput = FileDescriptor(raw: 1)
  static let standardError = FileDescriptor(raw: 2)

  /// Opens a file for reading; never waits for the writer of a pipe.
  static func read(_ path: String) -> FileDescriptor? {
    opened(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
  }

  /// Makes a new file that only this process knows; fails where one of that name exists.
  static func create(_ path: String, mode: mode_t) -> FileDescriptor? {
    opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode))
  }

  private static func opened(_ raw: Int32) -> FileDescriptor? { raw < 0 ? nil : FileDescriptor(raw: raw) }

  /// What the system says of the file now, or nil on failure.
  func status() -> stat? {
    var status = stat()
    return fstat(raw, &status) == 0 ? status : nil
  }

  /// Reads up to `buffer.count` bytes; 0 at the end, nil on failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    retrying {
      #if canImport(Glibc)
        Glibc.read(raw, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        Musl.read(raw, buffer.baseAddress, buffer.count)
      #else
        Darwin.read(raw, buffer.baseAddress, buffer.count)
      #endif
    }
  }

  /// The next bytes, at most `count` of them; none at the end, nil on failure.
  func read(atMost count: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let outcome = read(into: UnsafeMutableRawBufferPointer(buffer))
      hasFailed = outcome == nil
      initialized = outcome ?? 0
    }
    return hasFailed ? nil : bytes
  }

  /// Writes all bytes; false on failure, with `errno` set.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = UnsafeRawBufferPointer(rebasing: rest)
      let written = retrying {
        #if canImport(Glibc)
          Glibc.write(raw, chunk.baseAddress, chunk.count)
        #elseif canImport(Musl)
          Musl.write(raw, chunk.baseAddress, chunk.count)
        #else
          Darwin.write(raw, chunk.baseAddress, chunk.count)
        #endif
      }
      guard let written else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }

  /// Closes the file; false where a delayed write failed, as network file systems report it.
  @discardableResult
  func close() -> Bool {
    #if canImport(Glibc)
      Glibc.close(raw) == 0
    #elseif canImport(Musl)
      Musl.close(raw) == 0
    #else
      Darwin.close(raw) == 0
    #endif
  }

  private func retrying(_ call: () -> Int) -> Int? {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { return nil }
    }
  }
}

/// What kind of file a mode names.
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
