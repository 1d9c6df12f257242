import RegistryTemplate

/// Hands the pieces of a rendering to a file.
final class FileEmission: TemplateOutput {
  private var file: OutputFile

  init(_ file: consuming OutputFile) { self.file = file }

  func write(_ bytes: UnsafeRawBufferPointer) throws { try file.write(bytes) }

  /// Puts the file in place; what became of it.
  func commit() throws(SystemError) -> OutputFile.Outcome { try file.commit() }
}

/// Keeps the pieces of a rendering until it is whole: what a stream has taken cannot be taken back, and a run that fails
/// writes nothing.
final class StreamEmission: TemplateOutput {
  private var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) { self.bytes.append(contentsOf: bytes) }

  func commit(to console: Console) throws(SystemError) { try console.printFile(bytes) }
}
