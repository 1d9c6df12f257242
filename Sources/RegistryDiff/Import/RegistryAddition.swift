import RegistryText

/// Adds entries at the end of a registry's file, whose bytes stay as they are.
package enum RegistryAddition {
  /// - Parameters:
  ///   - entries: lines that begin in the first column.
  ///   - indentation: how far the file's own keys are indented.
  package static func bytes(_ file: [UInt8], adding entries: String, indentation: Int) -> [UInt8] {
    let end = file.firstIndex(of: .lineFeed).map { $0 > 0 && file[$0 - 1] == .carriageReturn } ?? false
    let lineBreak: [UInt8] = end ? [.carriageReturn, .lineFeed] : [.lineFeed]
    let isComplete = file.last.map(\.isLineBreak) ?? true
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: indentation)
    let lines = entries.utf8.split(separator: .lineFeed).flatMap { blanks + $0 + lineBreak }
    return file + (isComplete ? [] : lineBreak) + lines
  }
}
