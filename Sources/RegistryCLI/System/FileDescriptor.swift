/// An open file and the system calls on it.
struct FileDescriptor {
  let raw: Int32

  static let standardInput = FileDescriptor(raw: 0)
  static let standardOutput = FileDescriptor(raw: 1)
  static let standardError = FileDescriptor(raw: 2)

  /// Opens a file for reading, without waiting for the writer of a pipe and without taking over a terminal.
  static func read(_ path: String) -> FileDescriptor? {
    opened(open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
  }

  /// Creates a new file, or fails if the name exists.
  static func create(_ path: String, mode: mode_t) -> FileDescriptor? {
    opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode))
  }

  /// Opens something in the place of each closed standard stream. Otherwise a file that is opened later would get its number,
  /// and what is meant for the stream. Using the stream still fails as closed.
  static func reserveStandardStreams() {
    for raw in Int32(0)...2 where fcntl(raw, F_GETFD) == -1 {
      // In the wrong direction, so that reading and writing fail with EBADF.
      _ = open("/dev/null", raw == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  private static func opened(_ raw: Int32) -> FileDescriptor? { raw < 0 ? nil : FileDescriptor(raw: raw) }

  /// The current status of the file, or nil on failure.
  func status() -> stat? {
    var status = stat()
    return fstat(raw, &status) == 0 ? status : nil
  }

  /// How many characters fit in a line of the terminal; nil if the file is not a terminal that says it.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(raw, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reads up to `buffer.count` bytes; 0 at the end, nil on failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    retrying(POLLIN) { systemRead(raw, buffer.baseAddress, buffer.count) }
  }

  /// The next bytes, at most `count`; empty at the end, nil on failure.
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
      let written = retrying(POLLOUT) { systemWrite(raw, chunk.baseAddress, chunk.count) }
      guard let written else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }

  /// Closes the file; false if a delayed write failed, which network file systems report here.
  @discardableResult
  func close() -> Bool { systemClose(raw) == 0 }

  /// Repeats a call that a signal interrupted, or for which a non-blocking stream was not ready.
  private func retrying(_ event: some BinaryInteger, _ call: () -> Int) -> Int? {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno == EAGAIN {
        // The stream may be shared with a process that has set it to non-blocking.
        var ready = pollfd(fd: raw, events: Int16(event), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
