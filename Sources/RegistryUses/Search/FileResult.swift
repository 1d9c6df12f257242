import RegistryDiagnostics
import RegistryJSON
import RegistryText

/// What was found in a file, by lines and columns.
struct FileResult: Sendable {
  /// A read with what it has to do with functions of the app.
  struct Read: Sendable {
    let read: RawRead
    let called: Wrapper?
    let makes: Wrapper?
  }

  /// A comment that ignores a rule, with its lines.
  struct Ignore: Sendable {
    let comment: IgnoreComment
    let location: SourceLocation
    /// The lines whose findings it is about.
    let lines: ClosedRange<Int>
  }

  let uses: [Use]
  let reads: [Read]
  let ignores: [Ignore]
  /// What the file says of members that other files name.
  let members: [String: Set<Facts.Member>]
  /// The words of files that may declare what the file names.
  let wants: Set<[String]>

  init(_ findings: FileFindings, _ code: SourceCode, _ file: SourceFile) {
    members = findings.members
    wants = findings.wants
    let comments = IgnoreComment.all(in: code)
    guard !findings.uses.isEmpty || !findings.reads.isEmpty || !comments.isEmpty else {
      (uses, reads, ignores) = ([], [], [])
      return
    }
    let places = Places(code, file)
    uses = findings.uses.map { use in
      Use(
        kind: use.kind, registry: use.key.registry, key: use.key.key, location: places.location(of: use.token..<use.token + 1),
        isTest: file.isTest)
    }
    reads = findings.reads.map { Read(read: places.read($0), called: $0.called, makes: $0.makes) }
    ignores = places.ignores(comments)
  }
}

/// The lines and columns of a file.
private struct Places {
  let code: SourceCode
  let file: SourceFile
  let lines: LineIndex

  init(_ code: SourceCode, _ file: SourceFile) {
    self.code = code
    self.file = file
    lines = LineIndex(code.bytes)
  }

  func span(_ bytes: Range<Int>) -> SourceSpan {
    let start = lines.position(of: bytes.lowerBound)
    let end = lines.position(of: bytes.upperBound)
    return SourceSpan(
      start: SourcePosition(line: start.line, column: start.column), end: SourcePosition(line: end.line, column: end.column))
  }

  func span(ofTokens tokens: Range<Int>) -> SourceSpan {
    span(Int(code.tokens[tokens.lowerBound].start)..<Int(code.tokens[tokens.upperBound - 1].end))
  }

  func location(of tokens: Range<Int>) -> SourceLocation { SourceLocation(path: file.path, span: span(ofTokens: tokens)) }

  func read(_ read: FileFindings.Read) -> RawRead {
    let literalStart = code.isText(read.place.lowerBound, "@") ? read.place.lowerBound + 1 : read.place.lowerBound
    let literal = code.stringLiteral(at: literalStart)
    let isLiteral = literal.map { $0.last == read.place.upperBound - 1 && !code.bytes[$0.content].contains(where: \.isLineBreak) }
    return RawRead(
      form: read.form, key: read.key, language: code.language, location: location(of: read.place),
      expression: span(ofTokens: read.expression), getter: read.getter, wrapperGetter: read.called?.getter,
      value: read.value, isReplaceable: read.isReplaceable,
      literal: isLiteral == true ? literal.map { span($0.content) } : nil, isTest: file.isTest)
  }

  /// A comment by itself is about the next line that is no such comment.
  func ignores(_ comments: [IgnoreComment]) -> [FileResult.Ignore] {
    var ignores: [FileResult.Ignore] = []
    var next = 0
    for comment in comments.reversed() {
      let span = span(comment.range)
      let target =
        !comment.isAlone
        ? span.start.line : span.end.line + 1 == next ? ignores.last?.lines.upperBound ?? next : span.end.line + 1
      if comment.isAlone { next = span.start.line }
      ignores.append(
        .init(
          comment: comment, location: SourceLocation(path: file.path, span: span), lines: min(span.start.line, target)...target))
    }
    return ignores.reversed()
  }
}
