import RegistryJSON
import RegistryModel
import RegistryText

/// Adds and removes members of the objects that hold parameters, in the layout that they have.
enum ParameterList {
  /// What becomes of the parameters of a template.
  struct Changes {
    /// Entries that become parameters, in their order.
    private(set) var additions: [GroupChoice.Destination: [Entry]] = [:]
    private(set) var additionCount = 0
    /// The offsets of the names of parameters that go, wherever they are.
    var removals: Set<Int> = []

    var isEmpty: Bool { additions.isEmpty && removals.isEmpty }

    mutating func add(_ entry: Entry, to destination: GroupChoice.Destination) {
      additions[destination, default: []].append(entry)
      additionCount += 1
    }
  }

  private typealias Member = (name: String, value: JSONValue)

  static func edit(_ edits: inout TextEdits, export: Export, _ changes: Changes) {
    guard !changes.isEmpty else { return }
    for (index, group) in export.groups.enumerated() {
      edit(&edits, parametersOf: group.node, adding: changes.additions[.group(index)] ?? [], changes.removals, export)
    }
    let root = export.document.root
    edit(&edits, parametersOf: root, adding: changes.additions[.topLevel] ?? [], changes.removals, export)
    for case (.newGroup(let name), let entries) in changes.additions {
      let group: Member = (name, .object([("parameters", .object(entries.map(parameter)))]))
      if let groups = root["parameterGroups"] {
        edit(&edits, groups, adding: [group], [], export)
      } else {
        edit(&edits, root, adding: [("parameterGroups", .object([group]))], [], export)
      }
    }
  }

  /// Edits the parameters of a template or a group, which may not have any yet.
  private static func edit(
    _ edits: inout TextEdits, parametersOf holder: JSONNode, adding entries: [Entry], _ removals: Set<Int>, _ export: Export
  ) {
    let added = entries.map(parameter)
    if let parameters = holder["parameters"] {
      edit(&edits, parameters, adding: added, removals, export)
    } else if !added.isEmpty {
      edit(&edits, holder, adding: [("parameters", .object(added))], [], export)
    }
  }

  /// Adds members behind those that stay.
  private static func edit(
    _ edits: inout TextEdits, _ object: JSONNode, adding added: [Member], _ removals: Set<Int>, _ export: Export
  ) {
    guard object.kind == .object, !added.isEmpty || !removals.isEmpty else { return }
    let members = Array(object.members)
    var last: JSONMember?
    for (index, member) in members.enumerated() {
      if removals.contains(member.name.range.lowerBound) {
        edits.replace(range(of: index, in: members, isFirst: last == nil), with: [])
      } else {
        last = member
      }
    }
    guard !added.isEmpty else { return }
    let layout = Layout(of: object, in: export)
    let texts = added.map { layout.member($0.name, $0.value) }
    if let end = last?.range.upperBound {
      edits.replace(end..<end, with: texts.flatMap { [UInt8(ascii: ",")] + $0 })
    } else {
      edits.replace(
        inside(of: object, members, export), with: Array(texts.joined(separator: [UInt8(ascii: ",")])) + layout.closing)
    }
  }

  /// A member with the comma and the blanks that go with it: those before it, unless nothing stands before it.
  private static func range(of index: Int, in members: [JSONMember], isFirst: Bool) -> Range<Int> {
    let own = members[index].range
    if !isFirst { return members[index - 1].range.upperBound..<own.upperBound }
    return members.indices.contains(index + 1) ? own.lowerBound..<members[index + 1].range.lowerBound : own
  }

  /// The blanks between the braces of an object without members; else the place behind the opening brace.
  private static func inside(of object: JSONNode, _ members: [JSONMember], _ export: Export) -> Range<Int> {
    let inside = object.range.lowerBound + 1..<object.range.upperBound - 1
    let isBlank = members.isEmpty && export.document.bytes[inside].allSatisfy { $0.isBlank || $0.isLineBreak }
    return isBlank ? inside : inside.lowerBound..<inside.lowerBound
  }

  /// The parameter of an entry, as the console would make it.
  private static func parameter(_ entry: Entry) -> Member {
    var members: [Member] = [("defaultValue", .object([("value", .string(entry.remoteDefaultText))]))]
    if let description = entry.description {
      members.append(("description", .string(String(description.prefix(scalars: ServiceLimits.descriptionLength)))))
    }
    members.append(("valueType", .string(entry.kind.serviceType.rawValue)))
    return (entry.key, .object(members))
  }
}
