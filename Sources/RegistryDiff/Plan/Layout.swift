import RegistryJSON
import RegistryText

/// How the members of an object are laid out in a template.
struct Layout {
  /// The line break and the indentation before a member; empty where members follow each other on one line.
  private let indentation: [UInt8]
  /// What stands before the closing brace of an object that had no members.
  let closing: [UInt8]
  /// The indentation of one level.
  private let unit: [UInt8]

  init(of object: JSONNode, in export: Export) {
    let bytes = export.document.bytes
    let outer = Self.indentation(before: object.range.lowerBound, export)
    let isOnLines = export.lines.lineCount > 1 || bytes.count <= 2
    var members = object.members
    let firstMember = members.next()
    let first = firstMember.flatMap { Self.blanks(before: $0.range.lowerBound, bytes) }
    unit = first.map { $0.count > outer.count ? Array($0[outer.count...]) : Array("  ".utf8) } ?? Array("  ".utf8)
    if let first {
      indentation = [.lineFeed] + first
    } else {
      indentation = isOnLines && firstMember == nil ? [.lineFeed] + outer + Array("  ".utf8) : []
    }
    closing = indentation.isEmpty ? [] : [.lineFeed] + outer
  }

  /// A member with what stands before it.
  func member(_ name: String, _ value: JSONValue) -> [UInt8] {
    let literal = TemplatePlanner.literal(name)
    guard !indentation.isEmpty else { return literal + Array(":".utf8) + Array(value.text(.compact).utf8) }
    let lines = value.text(.pretty).split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { line -> [UInt8] in
      let depth = line.utf8.prefix { $0 == 0x20 }.count / 2
      return Array(repeatElement(unit, count: depth).joined()) + Array(line.utf8.dropFirst(2 * depth))
    }
    return indentation + literal + Array(": ".utf8) + Array(text.joined(separator: indentation))
  }

  /// The blanks between the start of a line and a member at `offset`, behind some brace; nil where something else stands there.
  private static func blanks(before offset: Int, _ bytes: [UInt8]) -> [UInt8]? {
    let blanks = bytes[..<offset].reversed().prefix(while: \.isBlank)
    let start = offset - blanks.count
    return bytes[start - 1] == .lineFeed ? Array(bytes[start..<offset]) : nil
  }

  /// The blanks at the start of the line that holds `offset`.
  private static func indentation(before offset: Int, _ export: Export) -> [UInt8] {
    let line = export.lines.position(of: offset).line
    let start = export.lines.range(ofLine: line)?.lowerBound ?? 0
    return Array(export.document.bytes[start..<offset].prefix(while: \.isBlank))
  }
}
