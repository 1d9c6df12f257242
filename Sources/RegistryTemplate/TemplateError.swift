/// Why a template cannot be compiled or rendered, and where.
package struct TemplateError: Error, Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// The source is not UTF-8.
    case encoding
    /// A tag that is malformed, unclosed or does not match.
    case syntax
    /// A partial or parent that does not exist, or cannot be read.
    case partial
    /// A name that no context on the stack has.
    case name
    /// A value that cannot be printed, such as a list.
    case value
    /// A block that the parent does not have, or that is given twice.
    case block
    /// A bound of `TemplateOptions` is reached.
    case limit
  }

  package var kind: Kind
  /// The name of the template or partial with the tag.
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in Unicode scalars; a byte order mark is none.
  package var column: Int
  /// Lower-case start, names in single quotes, no full stop.
  package var message: String
  /// What to do, in the imperative, without a full stop.
  package var fix: String?
  /// What was looked for in vain, with what there is, for a "did you mean".
  package var unknown: Unknown?

  package struct Unknown: Equatable, Sendable {
    package var name: String
    /// Each once, the nearest context's first.
    package var candidates: [String]

    package init(name: String, candidates: [String]) {
      self.name = name
      self.candidates = candidates
    }
  }
}

extension TemplateError: CustomStringConvertible {
  /// `file:line:column: error: message`, with the fix after a semicolon.
  package var description: String {
    "\(file):\(line):\(column): error: \(message)" + (fix.map { "; \($0)" } ?? "")
  }
}
