/// The values of a property list, in XML or in the binary form, whose top is a dictionary: what `setDefaults(fromPlist:)` reads.
///
/// What is nested, dates, data and lists in another form are left out: no accessor of a registry could have them as its default.
package struct PropertyList: Sendable {
  /// In the order of the file; of a key that is there twice, both.
  package private(set) var values: [(key: String, value: LiteralValue)] = []
  /// How many dictionaries and arrays are open.
  private var depth = 0
  private var key: String?

  package init(_ bytes: [UInt8]) {
    if BinaryPropertyList.isOne(bytes) { values = BinaryPropertyList(bytes)?.values ?? [] } else { read(bytes[...]) }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    var text: [UInt8] = []
    while let next = rest.first {
      if let literal = rest.takePart(from: "<![CDATA[", to: "]]>") {
        text += literal
      } else if rest.takePart(from: "<!--", to: "-->") != nil {
        continue
      } else if let tag = rest.takePart(from: "<", to: ">") {
        read(String(decoding: tag.prefix { $0 != 0x20 }, as: UTF8.self), String(decoding: text, as: UTF8.self))
        text = []
      } else if let entity = rest.takePart(from: "&", to: ";", within: 8) {
        text += Self.text(ofEntity: entity)
      } else if !rest.isEmpty {
        text.append(next)
        rest.removeFirst()
      }
    }
  }

  private mutating func read(_ tag: String, _ text: String) {
    switch tag {
    case "dict", "array": depth += 1
    case "/dict", "/array": (depth, key) = (depth - 1, nil)
    case "/key" where depth == 1: key = text
    case "/string": add(.text(text))
    case "/integer", "/real": add(.number(text))
    case "true/": add(.bool(true))
    case "false/": add(.bool(false))
    default: break
    }
  }

  private mutating func add(_ value: LiteralValue) {
    guard depth == 1, let key else { return }
    values.append((key, value))
    self.key = nil
  }

  private static func text(ofEntity name: ArraySlice<UInt8>) -> [UInt8] {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": Array("<".utf8)
    case "gt": Array(">".utf8)
    case "quot": Array("\"".utf8)
    case "apos": Array("'".utf8)
    case "amp": Array("&".utf8)
    default: Array("&".utf8) + name + Array(";".utf8)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Takes a part that begins here, and gives what is between its marks; nil where the text begins with something else.
  ///
  /// A part that is not closed takes the rest of the text, so that no stretch is looked at twice; one that has to be short does not.
  fileprivate mutating func takePart(
    from start: StaticString, to end: StaticString, within longest: Int = .max
  ) -> ArraySlice<UInt8>? {
    guard starts(with: start.bytes) else { return nil }
    let content = dropFirst(start.utf8CodeUnitCount)
    var offset = content.startIndex
    while offset < content.endIndex, offset - content.startIndex < longest {
      if content[offset...].starts(with: end.bytes) {
        self = content[(offset + end.utf8CodeUnitCount)...]
        return content[..<offset]
      }
      offset += 1
    }
    if offset == content.endIndex, longest == .max { self = [] }
    return nil
  }
}

extension StaticString {
  fileprivate var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}
