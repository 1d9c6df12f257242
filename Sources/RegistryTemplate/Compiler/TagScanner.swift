import RegistryText

/// Finds the tags of a template one after the other, and applies changes of the delimiters.
struct TagScanner {
  let source: SourceText
  /// The longest delimiter in bytes. In the worst case a search compares this many bytes for each byte of the source.
  private static let maximumDelimiter = 32

  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)

  init(_ source: SourceText) { self.source = source }

  /// The first tag at or after an offset.
  mutating func next(from offset: Int) throws(TemplateError) -> Tag? {
    guard let start = find(open, from: offset) else { return nil }
    let bytes = source.bytes
    let sigilIndex = skipWhitespace(from: start + open.count)
    guard sigilIndex < bytes.count else { throw unclosed(at: start) }
    switch bytes[sigilIndex] {
    case UInt8(ascii: "!"):
      return Tag(kind: .comment, range: try range(from: start, content: sigilIndex + 1, until: close).tag, name: "")
    case UInt8(ascii: "="):
      return try delimiters(from: start, content: sigilIndex + 1)
    case UInt8(ascii: "{"):
      let until = [UInt8(ascii: "}")] + close
      return try named(.variable(escapes: false), from: start, content: sigilIndex + 1, until: until)
    case let byte:
      let kind = Self.kind(ofSigil: byte)
      let content = kind == nil ? sigilIndex : sigilIndex + 1
      return try named(kind ?? .variable(escapes: true), from: start, content: content, until: close)
    }
  }

  private static func kind(ofSigil byte: UInt8) -> Tag.Kind? {
    switch byte {
    case UInt8(ascii: "&"): .variable(escapes: false)
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    default: nil
    }
  }

  private func named(_ kind: Tag.Kind, from start: Int, content: Int, until end: [UInt8]) throws(TemplateError) -> Tag {
    let (tag, inner) = try range(from: start, content: content, until: end)
    var name = trim(inner)
    let isDynamic = kind.mayBeDynamic && !name.isEmpty && source.bytes[name.lowerBound] == UInt8(ascii: "*")
    if isDynamic { name = trim(name.dropFirst()) }
    try check(name, in: tag)
    return Tag(kind: kind, range: tag, name: source.text(name), isDynamic: isDynamic)
  }

  private func check(_ name: Range<Int>, in tag: Range<Int>) throws(TemplateError) {
    guard !name.isEmpty else {
      throw source.error(.syntax, at: tag.lowerBound, "the tag has no name", fix: "write a name into it, or remove it")
    }
    guard source.bytes[name].contains(where: \.isWhitespace) else { return }
    if let inner = find(open, from: name.lowerBound), inner < name.upperBound { throw unclosed(at: tag.lowerBound) }
    throw source.error(
      .syntax,
      at: name.lowerBound,
      "'\(source.text(name))' is not a name",
      fix: "write a name without whitespace in it"
    )
  }

  /// `{{=<% %>=}}`: two delimiters between equals signs.
  private mutating func delimiters(from start: Int, content: Int) throws(TemplateError) -> Tag {
    let (tag, inner) = try range(from: start, content: content, until: [UInt8(ascii: "=")] + close)
    let parts = source.bytes[inner].split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, parts.allSatisfy({ $0.count <= Self.maximumDelimiter && !$0.contains(UInt8(ascii: "=")) }) else {
      throw source.error(
        .syntax,
        at: start,
        "the tag does not set two delimiters",
        fix: "write them as in '{{=<% %>=}}', without '=' and at most \(Self.maximumDelimiter) bytes long"
      )
    }
    open = Array(parts[0])
    close = Array(parts[1])
    return Tag(kind: .delimiters, range: tag, name: "")
  }

  private func range(
    from start: Int,
    content: Int,
    until end: [UInt8]
  ) throws(TemplateError) -> (tag: Range<Int>, content: Range<Int>) {
    guard let closing = find(end, from: content) else { throw unclosed(at: start, expecting: end) }
    return (start..<(closing + end.count), content..<closing)
  }

  private func unclosed(at start: Int, expecting end: [UInt8]? = nil) -> TemplateError {
    let delimiter = String(decoding: end ?? close, as: UTF8.self)
    return source.error(.syntax, at: start, "the tag is not closed", fix: "end it with '\(delimiter)'")
  }

  private func find(_ delimiter: [UInt8], from offset: Int) -> Int? {
    let bytes = source.bytes
    var index = offset
    while index + delimiter.count <= bytes.count {
      if bytes[index] == delimiter[0] && bytes[index..<(index + delimiter.count)].elementsEqual(delimiter) { return index }
      index += 1
    }
    return nil
  }

  private func skipWhitespace(from offset: Int) -> Int {
    source.bytes[offset...].firstIndex { !$0.isWhitespace } ?? source.bytes.count
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    let bytes = source.bytes[range]
    guard let first = bytes.firstIndex(where: { !$0.isWhitespace }) else { return range.lowerBound..<range.lowerBound }
    let last = bytes.lastIndex { !$0.isWhitespace } ?? first
    return first..<(last + 1)
  }
}
