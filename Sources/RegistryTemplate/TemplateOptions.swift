/// How strictly a template is checked, and the limits of compiling and rendering it.
package struct TemplateOptions: Sendable {
  /// Whether an error is reported where the Mustache specification ignores it: a name, partial or block that does not
  /// exist, a list or object that would be printed, a tag without effect.
  package var isStrict: Bool
  /// How deep sections, partials, parents and blocks may be nested in a rendering.
  package var maximumDepth = 128
  /// The size of the output, in bytes.
  package var maximumOutput = 1 << 30
  /// How many nodes a rendering may visit. It ends nested loops.
  package var maximumSteps = 100_000_000
  /// The size of the source of one template, in bytes.
  package var maximumSource = 16 << 20

  package init(isStrict: Bool = true) { self.isStrict = isStrict }
}

/// Transforms a text that `{{name}}` writes. `{{{name}}}` and `{{&name}}` write it as it is.
package struct TemplateEscaper: Sendable {
  /// Appends the escaped form of a UTF-8 text.
  package typealias Append = @Sendable (_ text: UnsafeBufferPointer<UInt8>, _ output: inout [UInt8]) -> Void

  /// Nil where nothing is escaped.
  let append: Append?

  package init(_ append: @escaping Append) { self.append = append }
  private init(unescaped: ()) { append = nil }

  /// Writes every text as it is.
  package static let none = TemplateEscaper(unescaped: ())

  /// Replaces `&`, `<`, `>` and `"` by the references that the Mustache specification's tests expect.
  package static let html = TemplateEscaper { text, output in
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      default: output.append(byte)
      }
    }
  }
}
