import RegistryJSON
import RegistryModel
import RegistryText

/// Adds and removes members of the objects that hold parameters, in the layout that they have.
enum ParameterList {
  /// - Parameters:
  ///   - added: entries for the top level's parameters, in their order.
  ///   - removed: the offsets of the names of parameters that go, wherever they are.
  static func edit(_ edits: inout TextEdits, export: Export, adding added: [Entry], removing removed: Set<Int>) {
    let root = export.document.root
    for group in export.groups {
      if let parameters = group.node["parameters"], parameters.kind == .object { edit(&edits, parameters, [], removed, export) }
    }
    if let parameters = root["parameters"], parameters.kind == .object {
      edit(&edits, parameters, added, removed, export)
    } else if !added.isEmpty {
      addParameters(&edits, to: root, added, export)
    }
  }

  private static func edit(
    _ edits: inout TextEdits, _ object: JSONNode, _ added: [Entry], _ removed: Set<Int>, _ export: Export
  ) {
    let members = Array(object.members)
    let isKept = members.map { !removed.contains($0.name.range.lowerBound) }
    for index in members.indices where !isKept[index] {
      edits.replace(range(of: index, in: members, isFirstKept: isKept[..<index].contains(true)), with: [])
    }
    guard !added.isEmpty else { return }
    let layout = Layout(of: object, in: export)
    let texts = added.map { layout.member($0.key, parameter($0)) }
    if let last = members.indices.last(where: { isKept[$0] }) {
      let end = members[last].range.upperBound
      edits.replace(end..<end, with: texts.flatMap { [UInt8(ascii: ",")] + $0 })
    } else {
      // Nothing is left between the braces but what the removals leave.
      let inside = object.range.lowerBound + 1
      edits.replace(inside..<inside, with: Array(texts.joined(separator: [UInt8(ascii: ",")])) + layout.closing)
    }
  }

  /// A member with the comma and the blanks that go with it: those before it, unless nothing stands before it.
  private static func range(of index: Int, in members: [JSONMember], isFirstKept: Bool) -> Range<Int> {
    let own = members[index].range
    if isFirstKept { return members[index - 1].range.upperBound..<own.upperBound }
    return members.indices.contains(index + 1) ? own.lowerBound..<members[index + 1].range.lowerBound : own
  }

  /// Gives a template without parameters its first ones.
  private static func addParameters(_ edits: inout TextEdits, to root: JSONNode, _ added: [Entry], _ export: Export) {
    let layout = Layout(of: root, in: export)
    let parameters = JSONValue.object(added.map { (name: $0.key, value: parameter($0)) })
    let member = layout.member("parameters", parameters)
    if let last = Array(root.members).last {
      edits.replace(last.range.upperBound..<last.range.upperBound, with: [UInt8(ascii: ",")] + member)
    } else {
      edits.replace(root.range.lowerBound + 1..<root.range.upperBound - 1, with: member + layout.closing)
    }
  }

  /// The parameter of an entry, as the console would make it.
  private static func parameter(_ entry: Entry) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [("defaultValue", .object([("value", .string(entry.defaultText))]))]
    if let description = entry.description {
      // The service takes at most 256 characters.
      members.append(("description", .string(String(description.prefix(scalars: 256)))))
    }
    members.append(("valueType", .string(entry.kind.remoteType)))
    return .object(members)
  }
}

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
    let outer = Self.indentation(before: object.range.lowerBound, bytes)
    let isOnLines = bytes.contains(0x0A) || bytes.count <= 2
    let first = object.members.first { _ in true }.flatMap { Self.blanks(before: $0.range.lowerBound, bytes) }
    unit = first.map { $0.count > outer.count ? Array($0[outer.count...]) : Array("  ".utf8) } ?? Array("  ".utf8)
    if let first {
      indentation = [0x0A] + first
    } else {
      let isEmpty = object.members.first { _ in true } == nil
      indentation = isOnLines && isEmpty ? [0x0A] + outer + Array("  ".utf8) : []
    }
    closing = indentation.isEmpty ? [] : [0x0A] + outer
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
    let blanks = bytes[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    let start = offset - blanks.count
    return bytes[start - 1] == 0x0A ? Array(bytes[start..<offset]) : nil
  }

  /// The blanks at the start of the line that holds `offset`.
  private static func indentation(before offset: Int, _ bytes: [UInt8]) -> [UInt8] {
    let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Array(bytes[lineStart..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}
