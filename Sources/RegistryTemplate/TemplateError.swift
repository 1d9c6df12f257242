/// An error in a template, and where it is.
package struct TemplateError: Error, Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// The source is not UTF-8.
    case encoding
    /// A tag that is malformed, not closed, or does not match.
    case syntax
    /// A partial or parent that does not exist or cannot be read.
    case partial
    /// A name that no context has.
    case name
    /// A value that cannot be printed, such as a list.
    case value
    /// A block that the parent does not have, or an argument that is given twice.
    case block
    /// A limit of `TemplateOptions` is exceeded.
    case limit
  }

  package var kind: Kind
  /// The name of the template or partial with the error.
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in Unicode scalars; a byte order mark is not counted.
  package var column: Int
  /// Lower-case start, names in single quotes, no full stop.
  package var message: String
  /// How to fix it, in the imperative, without a full stop.
  package var fix: String?
  /// A name that does not exist, with the names that do, for a "did you mean".
  package var unknown: Unknown?

  package struct Unknown: Equatable, Sendable {
    package var name: String
    /// Each once, those of the innermost context first.
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
