import RegistryJSON

extension ReadingGrammar {
  /// How deep a JSON value may be nested, here and in the generated reader.
  package static let jsonDepthLimit = 64

  /// Why the text is not a JSON document, or nil where it is one.
  ///
  /// Stricter than RFC 8259 in what it leaves to readers: a byte order mark and a repeated name are refused, since
  /// two readers would make two values of the text (Foundation's `JSONDecoder` keeps the first of a repeated name,
  /// `JSONSerialization` the last).
  package static func jsonProblem(_ text: String) -> Unreadable? {
    guard !text.utf8.isEmpty else { return .empty }
    return jsonFault(text).map { .notJSON($0.message) }
  }

  /// The first fault of a text that is not a JSON document, with its place; nil where the text is one.
  package static func jsonFault(_ text: String) -> JSONFault? {
    if text.unicodeScalars.first == "\u{FEFF}" {
      return JSONFault(message: "it begins with a byte order mark", offset: 0, hint: "remove the mark")
    }
    var options = JSONReader.Options()
    options.depthLimit = jsonDepthLimit
    options.findingLimit = 1
    guard let finding = JSONReader(options).read(text).findings.first else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: finding.range.lowerBound, limitedBy: text.endIndex) ?? text.endIndex
    return JSONFault(message: finding.message, offset: text.unicodeScalars[..<start].count, hint: finding.hint)
  }
}

/// What keeps a text from being a JSON document.
package struct JSONFault: Equatable, Sendable {
  /// What is wrong, in lower case and without a full stop.
  package let message: String
  /// How many Unicode scalars stand before the fault.
  package let offset: Int
  /// What to do about it, where the message does not say enough.
  package let hint: String?
}
