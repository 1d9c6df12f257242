/// One line of the text, to see what stands where libyaml gave up.
struct SourceLine {
  /// Without the line's end. Of a very long line only the start: what comes later is of no help.
  private let scalars: [Unicode.Scalar]
  /// Where it starts in the text.
  let offset: Int

  static let maximumLength = 4096

  /// The line of this 1-based number; empty where there is none. Lines end with LF, CR LF or CR.
  init(_ number: UInt32, of text: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    var line: UInt32 = 1
    while line < number, offset < text.count {
      offset += 1
      if Self.isStart(offset, in: text) { line += 1 }
    }
    self.init(at: line == number ? offset : text.count, of: text)
  }

  private init(at offset: Int, of text: UnsafeBufferPointer<UInt8>) {
    self.offset = offset
    let bytes = text[offset...].prefix(Self.maximumLength * 4).prefix { $0 != 0x0A && $0 != 0x0D }
    scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(Self.maximumLength))
  }

  /// The line above, if there is one.
  func above(in text: UnsafeBufferPointer<UInt8>) -> SourceLine? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, !Self.isStart(start, in: text) { start -= 1 }
    return SourceLine(at: start, of: text)
  }

  /// The line below, if there is one.
  func below(in text: UnsafeBufferPointer<UInt8>) -> SourceLine? {
    var start = offset + 1
    while start < text.count, !Self.isStart(start, in: text) { start += 1 }
    return start < text.count ? SourceLine(at: start, of: text) : nil
  }

  /// Whether a line starts at this offset above 0.
  private static func isStart(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = text[offset - 1]
    return last == 0x0A || (last == 0x0D && !(offset < text.count && text[offset] == 0x0A))
  }

  /// The character at a 1-based column, or nil past the end.
  func character(_ column: UInt32) -> Unicode.Scalar? {
    let index = Int(column) - 1
    return scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// The column of the first character that is no blank, or 1 in a line of blanks.
  var contentColumn: UInt32 {
    UInt32((scalars.firstIndex { $0 != " " && $0 != "\t" } ?? 0) + 1)
  }

  /// Whether the line holds nothing but blanks and a comment.
  var isBlank: Bool {
    let first = scalars.first { $0 != " " && $0 != "\t" }
    return first == nil || first == "#"
  }

  /// Whether the line starts with a key in its first column.
  var isTopLevelKey: Bool {
    guard let first = scalars.first, !Self.noKeyStarts.contains(first) else { return false }
    return hasKey(before: UInt32(scalars.count) + 1) || opensBlock
  }

  /// What a line of the top level starts with when it is part of something else.
  private static let noKeyStarts: [Unicode.Scalar] = [
    " ", "\t", "#", "-", "?", ":", ",", "[", "]", "{", "}", "%", "&", "*", "!", "|", ">",
  ]

  /// Whether the line is a key whose value stands below it.
  var opensBlock: Bool { excerpt(from: contentColumn, limit: .max).unicodeScalars.last == ":" }

  /// The first colon after a column, if neither a blank follows it nor what makes it part of a URL.
  func tightColon(from column: UInt32) -> UInt32? {
    let start = min(Int(column), scalars.count)
    guard let index = scalars[start...].firstIndex(of: ":"), index + 1 < scalars.count else { return nil }
    return [" ", "\t", "/"].contains(scalars[index + 1]) ? nil : UInt32(index + 1)
  }

  /// Whether a key and its `: ` stand before the column: a colon and a blank outside of quotes.
  func hasKey(before column: UInt32) -> Bool {
    var quote: Unicode.Scalar?
    let before = scalars.prefix(Int(column) - 1)
    for (scalar, next) in zip(before, before.dropFirst()) {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == ":", next == " " || next == "\t" {
        return true
      }
    }
    return false
  }

  /// What stands from a column on, to its last character that is no blank and before any comment, to be quoted in a message.
  func excerpt(from column: UInt32, upTo end: UInt32? = nil, limit: Int = 40) -> String {
    var part = scalars.prefix(end.map { Int($0) - 1 } ?? scalars.count).dropFirst(Int(column) - 1)
    if let comment = zip(part.indices, part.indices.dropFirst()).first(where: { part[$0] == " " && part[$1] == "#" }) {
      part = part[..<comment.0]
    }
    while let last = part.last, last == " " || last == "\t" { part.removeLast() }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: part.prefix(limit))
    return String(text) + (part.count > limit ? "…" : "")
  }
}

extension PackedPosition {
  /// The place in the text that is meant: libyaml ends the last line for itself where the text does not, and then speaks of
  /// a line that is not there.
  func inside(_ text: UnsafeBufferPointer<UInt8>) -> PackedPosition {
    guard column == 1, line > 1, let last = text.last, last != 0x0A, last != 0x0D else { return self }
    guard SourceLine(line, of: text).offset == text.count, SourceLine(line - 1, of: text).offset < text.count else { return self }
    let scalars = text[SourceLine(line - 1, of: text).offset...].count { $0 & 0xC0 != 0x80 }
    return PackedPosition(line: line - 1, column: UInt32(scalars) + 1)
  }
}
