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

  /// Opens a file for reading; never waits for the writer of a pipe, and never takes a terminal over.
  static func read(_ path: String) -> FileDescriptor? {
    opened(open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
  }

  /// Makes a new file that only this process knows; fails where one of that name exists.
  static func create(_ path: String, mode: mode_t) -> FileDescriptor? {
    opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode))
  }

  /// Puts something in the place of each standard stream that is closed, so that no file that is opened later takes its
  /// number and gets what is meant for the stream. Whoever uses the stream is told that it is closed, as before.
  static func reserveStandardStreams() {
    for raw in Int32(0)...2 where fcntl(raw, F_GETFD) == -1 {
      // The wrong direction on purpose: reading and writing fail with EBADF.
      _ = open("/dev/null", raw == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  private static func opened(_ raw: Int32) -> FileDescriptor? { raw < 0 ? nil : FileDescriptor(raw: raw) }

  /// What the system says of the file now, or nil on failure.
  func status() -> stat? {
    var status = stat()
    return fstat(raw, &status) == 0 ? status : nil
  }

  /// Reads up to `buffer.count` bytes; 0 at the end, nil on failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    retrying(POLLIN) {
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
      let written = retrying(POLLOUT) {
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

  /// Repeats a call that a signal interrupted, or for which a stream that does not wait was not ready.
  private func retrying(_ event: some BinaryInteger, _ call: () -> Int) -> Int? {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno == EAGAIN {
        // Whoever started the tool may share a stream with it that is set not to wait.
        var ready = pollfd(fd: raw, events: Int16(event), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
