import RegistryJSON

extension ReadingGrammar {
  /// How deep a JSON value may be nested, here and in the generated reader.
  public static let jsonDepthLimit = 64

  /// Why the text is not a JSON document, or nil where it is one.
  ///
  /// Stricter than RFC 8259 in what it leaves to readers: a byte order mark and a repeated name are refused, since
  /// two readers would make two values of the text (Foundation's `JSONDecoder` keeps the first of a repeated name,
  /// `JSONSerialization` the last).
  public static func jsonProblem(_ text: String) -> Unreadable? {
    guard !text.utf8.isEmpty else { return .empty }
    if text.unicodeScalars.first == "\u{FEFF}" { return .notJSON("it begins with a byte order mark") }
    var options = JSONReader.Options()
    options.depthLimit = jsonDepthLimit
    options.findingLimit = 1
    return JSONReader(options).read(text).findings.first.map { .notJSON($0.message) }
  }
}
