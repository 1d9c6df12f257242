extension StringProtocol {
  /// The text as a terminal or a log may show it: on one line, with nothing in it that deceives a reader or commands a
  /// build service.
  ///
  /// Unprintable scalars become `\n`, `\r`, `\t` or `\u{202E}`, and so does the bracket of a log command (`##[…]`).
  package var visible: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return String(self) }
    return visibleScalars.reduce(into: "") { $0 += $1.text }
  }

  /// The text as it may be shown at the start of a line, where two colons, with or without blanks before them, begin a
  /// workflow command of GitHub Actions.
  package var visibleAtLineStart: String {
    let text = visible
    guard let colon = text.startOfWorkflowCommand else { return text }
    return text[..<colon] + "\\u{3A}" + text[text.unicodeScalars.index(after: colon)...]
  }

  /// A path as it may be shown at the start of a line, still usable as a path.
  package var visiblePath: String {
    let text = visible
    return text.startOfWorkflowCommand == nil ? text : "./" + text
  }

  /// The scalars of the text, each with whether an output has to escape it.
  package var visibleScalars: VisibleScalars { VisibleScalars(self) }
}

/// The scalars of a text, each with whether an output has to escape it: because it is unprintable, or because it is the
/// bracket of a log command.
package struct VisibleScalars: Sequence, IteratorProtocol {
  package struct Element {
    package let scalar: Unicode.Scalar
    package let isEscaped: Bool

    /// The scalar, or its escape in the form of Swift's string literals.
    package var text: String { isEscaped ? scalar.swiftEscape : String(scalar) }
  }

  private var scalars: String.UnicodeScalarView.Iterator
  private var watch = LogCommandWatch()

  init(_ text: some StringProtocol) { scalars = String(text).unicodeScalars.makeIterator() }

  package mutating func next() -> Element? {
    guard let scalar = scalars.next() else { return nil }
    return Element(scalar: scalar, isEscaped: watch.completesCommand(scalar) || scalar.isUnprintable)
  }
}
