/// Writes JSON, always the same bytes for the same calls, and never text that could deceive: see `Unicode.Scalar.isUnprintable`.
///
/// Containers are closures, so that what is written is always well-formed:
///
///     var writer = JSONWriter(.pretty)
///     writer.object { $0.member("version", 1) }
package struct JSONWriter: Sendable {
  package enum Style: Equatable, Sendable {
    /// No blanks at all.
    case compact
    /// One member or element a line, two spaces a level; an empty container is `{}` or `[]`.
    case pretty
  }

  private let style: Style
  private var depth: Int
  private var isFirst = true
  private var hasName = false
  /// What has been written so far, in UTF-8 and without a final line break.
  package private(set) var bytes: [UInt8] = []

  /// Starts with nothing written. `depth` is the level at which the value stands in a larger text.
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

  /// Writes the name of a member; its value is to follow.
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

  /// Writes a member, or nothing for nil.
  package mutating func member(_ name: String, ifPresent text: String?) {
    if let text { member(name, .string(text)) }
  }

  /// Writes a value and all that it holds. A number whose text is none in JSON is written as a string.
  ///
  /// Not inlined, or the optimiser would put it into itself several times, in nine kilobytes.
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

  /// Writes what stands between the last value and the next.
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
