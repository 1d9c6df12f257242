/// What happens to a text before `{{name}}` writes it. `{{{name}}}` and `{{&name}}` write it as it is.
package struct TemplateEscaper: Sendable {
  /// Appends the escaped form of a UTF-8 text.
  package typealias Append = @Sendable (_ text: UnsafeBufferPointer<UInt8>, _ output: inout [UInt8]) -> Void

  let append: Append?

  package init(_ append: @escaping Append) { self.append = append }
  private init(unescaped: ()) { append = nil }

  /// Leaves every text as it is.
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
