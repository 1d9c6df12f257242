/// The text of a template with the name under which errors report it.
public struct TemplateSource: Sendable {
  /// A path or a template's name, as the reader of an error should see it.
  public var name: String
  /// UTF-8, with or without a byte order mark; lines end with LF or CRLF.
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}

/// Where partials (`{{>name}}`) and parents (`{{<name}}`) come from.
public struct TemplatePartials: Sendable {
  /// Why a partial that exists cannot be read.
  public struct Failure: Error {
    /// Lower-case start, no full stop.
    public var message: String

    public init(_ message: String) { self.message = message }
  }

  /// The names that an error may suggest. `find` may know others.
  public var names: [String]
  /// The source for a name, or nil where there is none. Called at most once per name and rendering.
  public var find: @Sendable (_ name: String) throws(Failure) -> TemplateSource?

  public init(names: [String], find: @escaping @Sendable (_ name: String) throws(Failure) -> TemplateSource?) {
    self.names = names
    self.find = find
  }

  /// No partials.
  public static let none = TemplatePartials(names: []) { _ in nil }

  /// Partials that are all known, by name.
  public init(_ sources: [String: String]) {
    self.init(names: sources.keys.sorted()) { name in
      sources[name].map { TemplateSource(name: name, text: $0) }
    }
  }
}
