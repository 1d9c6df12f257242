/// `// config-registry:ignore RULE - reason`: a finding of that rule is wanted, on the line or on the line below.
struct IgnoreComment: Equatable, Sendable {
  let rule: String
  /// Empty where none is given; such a comment does not count.
  let reason: String
  /// The bytes of the comment.
  let range: Range<Int>
  /// Whether nothing but blanks precedes it on its line, so that it is about the next one.
  let isAlone: Bool

  static let marker = "config-registry:ignore"

  /// The comments of a file that ignore a finding.
  static func all(in code: SourceCode) -> [IgnoreComment] {
    code.comments.compactMap { IgnoreComment($0, in: code.bytes) }
  }

  private init?(_ token: Token, in bytes: [UInt8]) {
    let start = bytes[token.range].drop { $0.isBlank || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
    guard start.starts(with: Self.marker.utf8) else { return nil }
    let content = String(decoding: start.prefix(1000), as: UTF8.self)
    let rest = content.dropFirst(Self.marker.count).split(whereSeparator: \.isNewline).first ?? ""
    let words = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    rule = words.first.map { String($0) } ?? ""
    var reason = words.count > 1 ? words[1].drop { $0 == " " || $0 == "-" || $0 == "–" || $0 == "—" }[...] : ""
    if reason.hasSuffix("*/") { reason = reason.dropLast(2) }
    self.reason = String(reason.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    range = token.range
    let lineStart = bytes[..<range.lowerBound].lastIndex { $0.isLineBreak }.map { $0 + 1 } ?? 0
    isAlone = bytes[lineStart..<range.lowerBound].allSatisfy(\.isBlank)
  }
}
