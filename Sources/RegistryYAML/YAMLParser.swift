import RegistryDiagnostics
import RegistryText

/// What a file says, and all that is wrong with it as YAML.
package struct YAMLParseResult: Sendable {
  /// The tree, or nil where the file could not be read to its end: it is no UTF-8, breaks YAML's syntax, or exceeds a bound.
  ///
  /// Findings that leave the rest readable (a repeated key, an unknown alias) leave a document too.
  package var document: YAMLDocument?
  /// In the order in which they were found; see `inReportingOrder`.
  package var diagnostics: [Diagnostic]
}

/// Reads YAML into a tree with places, by libyaml 0.2.5, which knows YAML 1.1 and most of 1.2.
///
/// Stricter than libyaml, which leaves to its callers what follows: a key occurs once in a mapping, keys are
/// scalars, an alias names a finished node before it, a file is one document in UTF-8, and sizes are bounded
/// (`YAMLLimits`). A byte order mark at the start is skipped, and no column counts it.
package enum YAMLParser {
  /// `path` is the file's name in diagnostics. Bad input gives diagnostics, and nothing throws or traps.
  ///
  /// After a syntax error the reading is taken up again at the next key of the top level, so that the errors of several
  /// entries are found in one run.
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
      let explanation = SyntaxExplanation(failure: error, text: text.written, surroundings: builder.surroundings)
      builder.diagnostics.append(explanation.diagnostic(path: builder.file.path))
      builder.diagnostics += SyntaxRecovery(text: text, after: builder).findings(after: explanation.faultLine)
      return false
    }
  }
}

/// A text as it is written, and as libyaml reads it: with stand-ins for foreign line breaks, at the same offsets.
struct SyntaxText {
  let written: UnsafeBufferPointer<UInt8>
  let readable: UnsafeBufferPointer<UInt8>
}
