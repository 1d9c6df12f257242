/// The text of a template, with the name that errors show.
package struct TemplateSource: Sendable {
  /// A path or the name of a built-in template.
  package var name: String
  /// UTF-8, with or without a byte order mark; lines end with LF or CRLF.
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}

/// Finds partials (`{{>name}}`) and parents (`{{<name}}`).
package struct TemplatePartials: Sendable {
  /// The reason why a partial that exists cannot be read.
  package struct Failure: Error {
    /// Lower-case start, no full stop.
    package var message: String

    package init(_ message: String) { self.message = message }
  }

  /// The names that an error may suggest. `find` may accept others.
  package var names: [String]
  /// The source of a partial, or nil where there is none. Called at most once per name and rendering.
  package var find: @Sendable (_ name: String) throws(Failure) -> TemplateSource?

  package init(names: [String], find: @escaping @Sendable (_ name: String) throws(Failure) -> TemplateSource?) {
    self.names = names
    self.find = find
  }

  /// No partials.
  package static let none = TemplatePartials(names: []) { _ in nil }

  /// Partials by name.
  package init(_ sources: [String: String]) {
    self.init(names: sources.keys.sorted()) { name in
      sources[name].map { TemplateSource(name: name, text: $0) }
    }
  }
}
