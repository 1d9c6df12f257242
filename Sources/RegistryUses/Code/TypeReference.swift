/// A type as it is written, as far as it is a name: `any Reader?` is `Reader`, `[Int]` is none.
struct TypeReference: Equatable, Sendable {
  /// The names with their qualifiers: `["App", "FeatureConfig"]`.
  let path: [String]
  /// Whether it is the type of the type itself, `FeatureConfig.Type`.
  let isMetatype: Bool

  /// The type that begins at a token, or nil where it is none with a name.
  init?(in code: SourceCode, at start: Int) {
    var index = start
    while code.isOne(index, of: ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "("])
      || code.isText(index, "@")
    {
      index += code.isText(index, "@") ? 2 : 1
    }
    guard let first = code.name(index) else { return nil }
    var path = [first]
    while code.isText(index + 1, "."), let name = code.name(index + 2) {
      path.append(name)
      index += 2
    }
    isMetatype = path.count > 1 && path.last == "Type"
    self.path = isMetatype ? path.dropLast() : path
  }
}
