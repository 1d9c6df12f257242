import RegistryJSON
import RegistryModel

extension KeyList {
  /// For programs: an object for each key. A member that says nothing about a key is left out.
  ///
  ///     {"key", "owner", "type", "default", "defaults"?: {configuration: text}, "limits", "expires"?, "daysLeft"?, "reason"?,
  ///      "states", "retired"?, "deprecated"?, "replacedBy"?, "extended": [{"from", "to", "reason"}], "description"?, "tracker"?,
  ///      "tags", "accessor"?, "path", "line"}
  ///
  /// `expires` is a day or `never`; `daysLeft` is negative for a day that is over.
  package var json: JSONValue { .array(keys.map(\.json)) }
}

extension ListedKey {
  private var configuredDefaults: JSONValue {
    .object(entry.configuredDefaults.map { ($0.configuration.name, .string(entry.kind.text(of: $0.value))) })
  }

  fileprivate var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("key", .string(entry.key)), ("owner", .string(entry.owner)), ("type", .string(entry.kind.type.rawValue)),
      ("default", .string(entry.defaultText)), ("limits", .array(entry.kind.limitPhrases.map(JSONValue.string))),
    ]
    if !entry.configuredDefaults.isEmpty { members.append(("defaults", configuredDefaults)) }
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { members.append((name, .string(text))) }
    }
    add("expires", expiresText)
    if let daysLeft { members.append(("daysLeft", .integer(daysLeft))) }
    add("reason", reason)
    members.append(("states", .array(states.map { .string($0.rawValue) })))
    add("retired", entry.retired)
    add("deprecated", entry.deprecated)
    add("replacedBy", entry.replacedBy)
    members.append(("extended", .array(entry.extensions.map(\.json))))
    add("description", entry.description)
    add("tracker", entry.tracker)
    members.append(("tags", .array(entry.tags.map(JSONValue.string))))
    if !entry.isRetired { add("accessor", entry.accessor) }
    add("path", entry.location.path)
    if let line = entry.location.span?.start.line { members.append(("line", .integer(line))) }
    return .object(members)
  }
}

extension ExpiryExtension {
  fileprivate var json: JSONValue {
    ["from": .string(from.description), "to": .string(to.description), "reason": .string(reason)]
  }
}
