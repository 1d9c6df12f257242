/// Where a command's words go. A value of closures, so that tests can listen.
public struct Console {
  /// Takes bytes for standard output; false where they cannot be written.
  public var output: (UnsafeRawBufferPointer) -> Bool
  /// Takes bytes for standard error; what cannot be written there is lost.
  public var error: (UnsafeRawBufferPointer) -> Void

  public init(output: @escaping (UnsafeRawBufferPointer) -> Bool, error: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.output = output
    self.error = error
  }

  /// The process's own streams.
  static var standard: Console {
    Console(
      output: { FileDescriptor.standardOutput.write($0) },
      error: { _ = FileDescriptor.standardError.write($0) })
  }

  func print(_ text: String) throws(SystemError) { try print(Array(text.utf8)) }

  func print(_ bytes: [UInt8]) throws(SystemError) {
    guard bytes.withUnsafeBytes(output) else { throw .current("write", "standard output") }
  }

  func printError(_ text: String) {
    var text = text
    text.withUTF8 { error(UnsafeRawBufferPointer($0)) }
  }
}
