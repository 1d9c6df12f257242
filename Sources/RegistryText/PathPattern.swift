/// A pattern of paths, as a line of `.gitignore` has it (https://git-scm.com/docs/gitignore).
///
/// `*` stands for any characters but a slash, `?` for one of them, `[a-z]` for one of a set, `**` between slashes for any
/// folders. A pattern with a slash before its end is about the path from the top, any other about a name at every depth; one
/// that ends with a slash is about folders only. A backslash takes the next character as it is.
package struct PathPattern: Sendable {
  /// Whether it takes back what an earlier pattern of the same file says.
  package let isNegated: Bool
  package let isFolderOnly: Bool
  /// What is between the slashes; nil for `**`.
  private let names: [NamePattern?]

  /// Nil for an empty line and for a comment.
  package init?(_ line: Substring) {
    var text = Self.withoutTrailingBlanks(line.utf8[...])
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isFolderOnly = text.last == UInt8(ascii: "/")
    if isFolderOnly { text.removeLast() }
    let isAnchored = text.contains(UInt8(ascii: "/"))
    let parts = text.split(separator: UInt8(ascii: "/")).map { $0.elementsEqual("**".utf8) ? nil : NamePattern($0) }
    guard let last = parts.last else { return nil }
    // `**` at the end is about what is in the folder, and not about the folder.
    let end = last == nil ? [NamePattern("*".utf8[...]), nil] : [last]
    names = (isAnchored ? [] : [nil]) + parts.dropLast() + end
  }

  /// Blanks at the end do not count, unless a backslash precedes them.
  private static func withoutTrailingBlanks(_ line: Substring.UTF8View) -> Substring.UTF8View {
    var text = line
    while let last = text.last, last == 0x20 || last == 0x09 || last == 0x0D {
      guard text.dropLast().last != UInt8(ascii: "\\") else { break }
      text.removeLast()
    }
    return text
  }

  /// Whether a path is meant, by itself and not by a folder around it.
  ///
  /// - Parameter path: the names between its slashes.
  package func matches(_ path: some RandomAccessCollection<[UInt8]>, isFolder: Bool) -> Bool {
    guard isFolder || !isFolderOnly else { return false }
    return wildcardMatch(names, Array(path)) { $0.matches($1) }
  }
}

/// The part of a pattern between two slashes.
private struct NamePattern: Sendable {
  private enum Unit {
    case byte(UInt8)
    case anyByte
    case set([ClosedRange<UInt8>], isNegated: Bool)
  }

  /// What stands for one byte each; nil for `*`.
  private var units: [Unit?] = []

  init(_ text: Substring.UTF8View) {
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): units.append(nil)
      case UInt8(ascii: "?"): units.append(.anyByte)
      case UInt8(ascii: "["): units.append(Self.set(&rest))
      case UInt8(ascii: "\\"): units.append(.byte(rest.popFirst() ?? byte))
      default: units.append(.byte(byte))
      }
    }
  }

  /// The set behind a bracket; an empty one where the bracket is not closed, so that nothing matches.
  private static func set(_ rest: inout Substring.UTF8View) -> Unit {
    var text = rest
    let isNegated = text.first == UInt8(ascii: "!") || text.first == UInt8(ascii: "^")
    if isNegated { text.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let byte = text.popFirst() {
      if byte == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = text
        return .set(ranges, isNegated: isNegated)
      }
      let low = byte == UInt8(ascii: "\\") ? text.popFirst() ?? byte : byte
      guard text.first == UInt8(ascii: "-"), let high = text.dropFirst().first, high != UInt8(ascii: "]") else {
        ranges.append(low...low)
        continue
      }
      text = text.dropFirst(2)
      if low <= high { ranges.append(low...high) }
    }
    return .set([], isNegated: false)
  }

  func matches(_ name: [UInt8]) -> Bool {
    wildcardMatch(units, name) { unit, byte in
      switch unit {
      case .byte(let wanted): byte == wanted
      case .anyByte: true
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
      }
    }
  }
}

/// Whether a pattern stands for all items; a part that is nil stands for any number of them.
///
/// Such a part takes as few items as it can, and only the last one is taken up again: quadratic at worst.
private func wildcardMatch<Part, Item>(_ pattern: [Part?], _ items: [Item], matches: (Part, Item) -> Bool) -> Bool {
  var (part, item) = (0, 0)
  var retry: (part: Int, item: Int)?
  while item < items.count {
    if part < pattern.count, let wanted = pattern[part], matches(wanted, items[item]) {
      (part, item) = (part + 1, item + 1)
    } else if part < pattern.count, pattern[part] == nil {
      retry = (part, item)
      part += 1
    } else if let last = retry {
      (part, item) = (last.part + 1, last.item + 1)
      retry = (last.part, item)
    } else {
      return false
    }
  }
  return pattern[part...].allSatisfy { $0 == nil }
}
