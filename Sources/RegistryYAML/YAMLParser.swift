import RegistryDiagnostics
import RegistryText

/// The tree of a file, and everything that is wrong with the file as YAML.
package struct YAMLParseResult: Sendable {
  /// The tree, or nil if the file could not be read to its end: it is not UTF-8, not valid YAML, or exceeds a limit.
  ///
  /// There is a document in spite of findings that leave the rest readable, such as a repeated key or an unknown alias.
  package var document: YAMLDocument?
  /// In the order in which they were found; see `inReportingOrder`.
  package var diagnostics: [Diagnostic]
}

/// The one document of a YAML file.
package struct YAMLDocument: Sendable {
  /// The path as the user gave it; `-` is standard input.
  package let path: String
  /// The top node, or nil where there is none: the file is empty, or holds only comments, or only `---`.
  package let root: YAMLNode?
}

/// Reads YAML into a tree with places, by libyaml 0.2.5, which knows YAML 1.1 and most of 1.2.
///
/// It is stricter than libyaml, which leaves these checks to its callers: a key occurs once in a mapping, keys are scalars, an
/// alias names a complete node before it, a file is one document in UTF-8, and sizes are bounded (`YAMLLimits`). A byte order
/// mark at the start is skipped, and is not counted as a column.
package enum YAMLParser {
  /// Parses a file. `path` is its name in diagnostics. Bad input gives diagnostics; nothing throws or traps.
  ///
  /// After a syntax error, parsing starts again at the next key of the top level, to find the errors of several entries in one
  /// run.
  package static func parse(_ bytes: [UInt8], path: String, limits: YAMLLimits = YAMLLimits()) -> YAMLParseResult {
    var builder = YAMLTreeBuilder(path: path, limits: limits)
    let isWhole = bytes.withUnsafeBufferPointer { read($0, with: &builder) }
    if builder.hasTooManyFindings {
      let finding = YAMLFinding.tooManyFindings(limit: limits.findings)
      builder.diagnostics.append(finding.diagnostic(at: SourceLocation(path: path)))
    }
    return YAMLParseResult(document: isWhole ? builder.document : nil, diagnostics: builder.diagnostics)
  }

  /// Returns whether the text could be read to its end.
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, with builder: inout YAMLTreeBuilder) -> Bool {
    guard bytes.count <= builder.limits.fileBytes else {
      builder.report(.fileTooLarge(bytes.count, limit: builder.limits.fileBytes), at: nil)
      return false
    }
    let encoding = EncodingCheck(bytes, path: builder.file.path)
    builder.diagnostics += encoding.diagnostics
    guard encoding.diagnostics.isEmpty else { return false }
    guard encoding.directiveCount <= builder.limits.directives else {
      builder.report(.tooManyDirectives(encoding.directiveCount, limit: builder.limits.directives), at: nil)
      return false
    }
    let text = UnsafeBufferPointer(rebasing: bytes[encoding.textStart...])
    guard encoding.hasForeignBreaks else { return build(SyntaxText(written: text, readable: text), with: &builder) }
    guard let (replaced, breaks) = ForeignBreaks.replacing(in: text) else {
      builder.report(.unreadableBreaks, at: nil)
      return false
    }
    builder.foreignBreaks = breaks
    return replaced.withUnsafeBufferPointer { build(SyntaxText(written: text, readable: $0), with: &builder) }
  }

  private static func build(_ text: SyntaxText, with builder: inout YAMLTreeBuilder) -> Bool {
    do throws(LibYAMLFailure) {
      return try builder.build(from: text.readable)
    } catch {
      let conflicts = MergeConflicts.findings(in: text.written)
      guard conflicts.isEmpty else {
        builder.diagnostics += conflicts.map { $0.diagnostic(in: text.written, path: builder.file.path) }
        return false
      }
      let explanation = SyntaxExplanation(failure: error, text: text.written, surroundings: builder.surroundings)
      let finding = explanation.finding
      builder.diagnostics.append(finding.diagnostic(in: text.written, path: builder.file.path))
      builder.diagnostics += SyntaxRecovery(text: text, after: builder).findings(after: finding.place.line)
      return false
    }
  }
}

/// A text as it is written, and as libyaml reads it: with stand-ins for foreign line breaks, at the same offsets.
struct SyntaxText {
  let written: UnsafeBufferPointer<UInt8>
  let readable: UnsafeBufferPointer<UInt8>
}
