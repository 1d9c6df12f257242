/// The one document of a YAML file.
package struct YAMLDocument: Sendable {
  /// The path as the user gave it; `-` is standard input.
  package let path: String
  /// The top node, or nil where there is none: the file is empty, or holds only comments, or only `---`.
  package let root: YAMLNode?
}

/// What all nodes of a file share. A reference makes a node a sixth smaller than a string in each.
final class SourceFile: Sendable {
  let path: String

  init(path: String) { self.path = path }
}
