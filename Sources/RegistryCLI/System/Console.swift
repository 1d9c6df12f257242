import RegistryDiagnostics
import RegistryText

/// The output streams of a command, as closures, so that tests can listen.
package struct Console {
  /// Takes bytes for standard output; false if they cannot be written.
  package var output: (UnsafeRawBufferPointer) -> Bool
  /// Takes bytes for standard error. What cannot be written there is lost.
  package var error: (UnsafeRawBufferPointer) -> Void

  /// Whether standard output is a terminal.
  package var isOutputTerminal = false
  /// Whether standard error is a terminal.
  package var isErrorTerminal = false
  /// How many characters fit in a line of the terminal; nil if standard output is not one.
  package var outputWidth: Int?

  package init(output: @escaping (UnsafeRawBufferPointer) -> Bool, error: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.output = output
    self.error = error
  }

  /// The streams of this process.
  static var standard: Console {
    var console = Console(
      output: { FileDescriptor.standardOutput.write($0) },
      error: { _ = FileDescriptor.standardError.write($0) })
    console.isOutputTerminal = isatty(1) == 1
    console.isErrorTerminal = isatty(2) == 1
    if console.isOutputTerminal { console.outputWidth = FileDescriptor.standardOutput.terminalWidth }
    return console
  }

  func print(_ text: String) throws(SystemError) { try print(Array(text.utf8)) }

  func print(_ bytes: [UInt8]) throws(SystemError) {
    guard bytes.withUnsafeBytes(output) else { throw .current("write", stream: "standard output") }
  }

  /// Prints the content of a file: byte for byte, unless standard output is a terminal, which would obey control characters in it.
  func printFile(_ bytes: [UInt8]) throws(SystemError) {
    guard isOutputTerminal else { return try print(bytes) }
    let lines = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { Substring($0).visible }.joined(separator: "\t")
    }
    try print(shown.joined(separator: "\n"))
  }

  func printError(_ text: String) {
    var text = text
    text.withUTF8 { error(UnsafeRawBufferPointer($0)) }
  }
}
