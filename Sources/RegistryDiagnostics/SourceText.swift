/// The text of an input, for showing the line that a finding is about.
package struct SourceText: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A text that is held as a string.
  package init(_ text: String) { bytes = Array(text.utf8) }
}
