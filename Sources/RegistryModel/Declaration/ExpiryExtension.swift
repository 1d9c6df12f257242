import RegistryText
import RegistryYAML

/// A last day that was moved, and why: an item of the attribute `extended`.
package struct ExpiryExtension: Equatable, Sendable {
  /// The last day before.
  package let from: CalendarDay
  /// The last day since.
  package let to: CalendarDay
  /// Why the entry stays longer.
  package let reason: String

  package init(from: CalendarDay, to: CalendarDay, reason: String) {
    self.from = from
    self.to = to
    self.reason = reason
  }

  /// The names of its parts, in the order in which they are written.
  package static let names = ["from", "to", "reason"]

  /// Nil unless the node is a mapping with two days, a reason, and nothing else but what is free for other tools.
  init?(_ node: YAMLNode) {
    guard node.kind == .mapping, let from = node["from"]?.value, let to = node["to"]?.value,
      let reason = node["reason"]?.value,
      node.pairs.allSatisfy({ Self.names.contains($0.key.text) || Registry.isFree($0.key) }),
      let first = CalendarDay(from.text), let last = CalendarDay(to.text),
      reason.kind == .scalar, !reason.text.isEmpty, !reason.isNull
    else { return nil }
    self.init(from: first, to: last, reason: reason.text)
  }
}

extension AttributeReader {
  /// The extensions of an entry's life.
  mutating func extensions() -> Field<[ExpiryExtension]> {
    guard let node = node(.extended) else { return .missing }
    switch node.kind {
    case .unresolved: return fail(.extended, .unresolved, at: node)
    case .scalar where node.isAbsent: return fail(.extended, .empty, at: node)
    case .scalar, .mapping: return fail(.extended, .notAList, at: node)
    case .sequence: break
    }
    var extensions: [ExpiryExtension] = []
    for item in node.items {
      guard let read = ExpiryExtension(item) else { return fail(.extended, .notAnExtension, at: item) }
      extensions.append(read)
    }
    return .value(extensions)
  }
}
