import RegistryDiagnostics

/// Finds the syntax errors after the first one.
///
/// A registry is a flat mapping, so what follows a broken entry can be read on its own from the next line that looks
/// like a key of the top level. Only findings that the missing part cannot have caused are kept: an alias, for one,
/// may name an anchor there.
struct SyntaxRecovery {
  /// Each costs one more reading of the rest of the text.
  static let maximumErrors = 10

  let text: SyntaxText
  private let path: String
  private let limits: YAMLLimits
  private let foreignBreaks: ForeignBreaks?
  private let room: Int

  /// `builder` is the one that met the first error.
  init(text: SyntaxText, after builder: borrowing YAMLTreeBuilder) {
    self.text = text
    path = builder.file.path
    limits = builder.limits
    foreignBreaks = builder.foreignBreaks
    room = max(0, builder.limits.findings - builder.diagnostics.count)
  }

  /// The errors, and keys repeated within what can be read, below a line.
  func findings(after line: UInt32) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var resumption = nextEntry(after: line)
    for _ in 0..<Self.maximumErrors {
      guard let (offset, line) = resumption else { break }
      guard let errorLine = read(from: offset, firstLine: line, into: &result) else { break }
      resumption = nextEntry(after: max(errorLine, line))
    }
    return Array(result.prefix(room))
  }

  /// Returns the line of the error that ended the reading, if one did.
  private func read(from offset: Int, firstLine: UInt32, into result: inout [Diagnostic]) -> UInt32? {
    var builder = YAMLTreeBuilder(path: path, limits: limits)
    builder.foreignBreaks = foreignBreaks
    defer { result += builder.diagnostics.filter { $0.rule == YAMLRules.duplicateKey.id || $0.rule == YAMLRules.syntax.id } }
    do throws(LibYAMLFailure) {
      _ = try builder.build(from: UnsafeBufferPointer(rebasing: text.readable[offset...]), firstLine: firstLine)
      return nil
    } catch {
      let explanation = SyntaxExplanation(failure: error, text: text.written, surroundings: builder.surroundings)
      builder.diagnostics.append(explanation.diagnostic(path: path))
      return explanation.faultLine
    }
  }

  /// The next line below this one that starts with a key in its first column.
  private func nextEntry(after line: UInt32) -> (offset: Int, line: UInt32)? {
    var source = SourceLine(line, of: text.written)
    var number = line
    while let below = source.below(in: text.written) {
      source = below
      number += 1
      if source.isTopLevelKey { return (source.offset, number) }
    }
    return nil
  }
}
