/// The text of an input, for showing the line that a finding is about.
public struct SourceText: Sendable {
  public let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A text that is held as a string.
  public init(_ text: String) { bytes = Array(text.utf8) }
}
