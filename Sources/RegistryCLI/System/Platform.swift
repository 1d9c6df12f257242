// The one place that chooses the C library. Exported, so that no other file has to.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

// `FileDescriptor` has methods of these names, in which the calls would not be found.

func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, buffer, count) }

func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }

func systemClose(_ file: Int32) -> Int32 { close(file) }

extension sigaction {
  /// Whether the signal does what it does by default, which for some is to end the process.
  var isDefault: Bool {
    #if canImport(Glibc)
      __sigaction_handler.sa_handler == nil
    #elseif canImport(Musl)
      __sa_handler.sa_handler == nil
    #else
      __sigaction_u.__sa_handler == nil
    #endif
  }
}

extension stat {
  /// When the content was last changed.
  var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
