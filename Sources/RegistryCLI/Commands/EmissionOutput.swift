import RegistryTemplate

/// Hands the pieces of a rendering to a file, or to standard output.
final class EmissionOutput: TemplateOutput {
  private var file: OutputFile?
  private let console: Console?

  /// Replaces or compares the file at a path.
  init(path: String, mode: OutputFile.Mode) throws(SystemError) {
    file = try OutputFile(path, mode: mode)
    console = nil
  }

  /// Prints to standard output.
  init(console: Console) {
    file = nil
    self.console = console
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard let console else { return try file?.write(bytes) ?? () }
    guard console.output(bytes) else { throw SystemError.current("write", "standard output") }
  }

  /// Puts the file in place; what became of it, or nil for standard output.
  func commit() throws(SystemError) -> OutputFile.Outcome? { try file?.commit() }
}
