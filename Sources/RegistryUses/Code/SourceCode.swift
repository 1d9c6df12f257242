/// A file as the matchers look at it: the tokens that mean something, without the lines of `#if`, and the comments apart.
///
/// Every question may be asked of any index; outside the file there is nothing.
struct SourceCode: Sendable {
  let language: Language
  let bytes: [UInt8]
  let tokens: [Token]
  let comments: [Token]
  /// Whether a line break lies between a token and the one before it.
  let startsLine: [Bool]
  let brackets: Brackets

  init(_ bytes: [UInt8], language: Language) {
    self.language = language
    self.bytes = bytes
    var tokens: [Token] = []
    var comments: [Token] = []
    var startsLine: [Bool] = []
    var isBroken = true
    var isInCondition = false
    for token in language.tokens(of: bytes) {
      switch token.kind {
      case .blank, .comment:
        isBroken = isBroken || bytes[token.range].contains(where: \.isLineBreak)
        if isBroken { isInCondition = false }
        if token.kind == .comment { comments.append(token) }
      case .hashWord where Self.isCondition(token, in: bytes): (isInCondition, isBroken) = (true, false)
      case _ where isInCondition: break
      default:
        tokens.append(token)
        startsLine.append(isBroken)
        isBroken = false
      }
    }
    (self.tokens, self.comments, self.startsLine) = (tokens, comments, startsLine)
    brackets = Brackets(tokens, of: bytes)
  }

  /// Whether a line is one of conditional compilation, whose branches count alike.
  private static func isCondition(_ token: Token, in bytes: [UInt8]) -> Bool {
    ["#if", "#elseif", "#else", "#endif"].contains { bytes[token.range].elementsEqual($0.utf8) }
  }

  var count: Int { tokens.count }

  func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// Whether a token is exactly this text.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[tokens[index].range].elementsEqual($0) }
  }

  /// Whether a token is one of these texts.
  func isOne(_ index: Int, of texts: [StaticString]) -> Bool { texts.contains { isText(index, $0) } }

  /// The name that a token is, without backticks, or nil where it is none. A keyword is a name here.
  func name(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return nil }
    let isQuoted = bytes[Int(tokens[index].start)] == UInt8(ascii: "`")
    let range = tokens[index].range
    return String(decoding: bytes[isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range], as: UTF8.self)
  }

  /// Whether a token may be one of some names, with or without backticks; it is not where the answer is false.
  func mayBe(_ index: Int, in names: NameSet) -> Bool {
    let range = tokens[index].range
    return names.mayContain(bytes[isQuoted(index) ? range.lowerBound + 1..<range.upperBound - 1 : range])
  }

  /// The text of a token as it is written.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// The text from the start of one token to the end of another, as it is written.
  func text(from first: Int, through last: Int) -> String {
    guard tokens.indices.contains(first), tokens.indices.contains(last), first <= last else { return "" }
    return String(decoding: bytes[Int(tokens[first].start)..<Int(tokens[last].end)], as: UTF8.self)
  }
}

/// The language of a source file, by the ending of its name.
package enum Language: Sendable {
  case swift
  case objectiveC

  /// Nil where the file is not one that is searched.
  package init?(path: String) {
    let path = path.utf8
    if path.suffix(6).elementsEqual(".swift".utf8) {
      self = .swift
    } else if [".m", ".mm", ".h"].contains(where: { path.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
      self = .objectiveC
    } else {
      return nil
    }
  }

  func tokens(of bytes: [UInt8]) -> [Token] {
    switch self {
    case .swift: SwiftLexer.tokens(of: bytes)
    case .objectiveC: ObjectiveCLexer.tokens(of: bytes)
    }
  }
}
