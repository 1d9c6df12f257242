/// Writes JSON. The same calls always give the same bytes, and unprintable characters are escaped.
///
/// A closure adds the contents of a container, so the result is always well-formed:
///
///     var writer = JSONWriter(.pretty)
///     writer.object { $0.member("version", 1) }
package struct JSONWriter: Sendable {
  package enum Style: Equatable, Sendable {
    /// Without whitespace.
    case compact
    /// One member or element per line, indented by two spaces per level; an empty container is `{}` or `[]`.
    case pretty
  }

  private let style: Style
  private var depth: Int
  private var isFirst = true
  private var hasName = false
  /// The JSON written so far, in UTF-8 without a final line break.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty writer. `depth` is the indentation level of the value in a larger text.
  package init(_ style: Style, depth: Int = 0) {
    self.style = style
    self.depth = depth
  }

  /// Writes an object whose members the closure adds.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array whose elements the closure adds.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes the name of a member; the caller writes its value next.
  package mutating func name(_ text: String) {
    separate()
    quote(text)
    bytes += style == .pretty ? ": ".utf8 : ":".utf8
    hasName = true
  }

  /// Writes a member.
  package mutating func member(_ name: String, _ value: JSONValue) {
    self.name(name)
    write(value)
  }

  /// Writes a member, or nothing where the text is nil.
  package mutating func member(_ name: String, ifPresent text: String?) {
    if let text { member(name, .string(text)) }
  }

  /// Writes a value and its contents. A number whose text is not a JSON number is written as a string.
  ///
  /// Not inlined: the optimiser would inline it into itself several times, which adds nine kilobytes.
  @inline(never)
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .object(let members): object { for member in members { $0.member(member.name, member.value) } }
    case .array(let elements): array { for element in elements { $0.write(element) } }
    default:
      separate()
      writeScalar(value)
    }
  }

  private mutating func writeScalar(_ value: JSONValue) {
    switch value {
    case .bool(let flag): bytes += flag ? "true".utf8 : "false".utf8
    case .number(let text) where JSONReader().read(text).isNumber: bytes += text.utf8
    case .number(let text), .string(let text): quote(text)
    default: bytes += "null".utf8
    }
  }

  private mutating func container(_ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(opening)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    bytes.append(closing)
  }

  /// Writes the comma and the line break before a value.
  private mutating func separate() {
    if hasName {
      hasName = false
    } else if !isFirst {
      bytes.append(UInt8(ascii: ","))
      breakLine()
    } else if !bytes.isEmpty {
      breakLine()
    }
    isFirst = false
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: depth * 2)
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    JSONEscape.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONReader.Result {
  fileprivate var isNumber: Bool { isValid && document?.root.kind == .number }
}

extension JSONValue {
  /// The value as a text.
  package func text(_ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
