import RegistryModel
import RegistryTemplate

/// The top level of a template's context.
final class RegistryContext: TemplateObject {
  let emission: Emission

  init(emission: Emission) { self.emission = emission }

  var shape: TemplateShape { Self.members.shape }
  func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

  static let members: TemplateMembers<RegistryContext> = [
    "sources": { context in .text(context.emission.sourceNames.map(DocComment.line).joined(separator: ", ")) },
    "typeName": { .text($0.emission.typeName) },
    "access": { .text($0.emission.access == .internal ? "" : $0.emission.access.rawValue + " ") },
    "digest": { .text($0.emission.digest) },
    "count": { .text(String($0.emission.entries.count)) },
    "entries": { $0.entries },
    "hasBool": { .bool($0.has(.hasBool)) },
    "hasInt": { .bool($0.has(.hasInt)) },
    "hasDouble": { .bool($0.has(.hasDouble)) },
    "hasString": { .bool($0.has(.hasString)) },
    "hasEnum": { .bool($0.has(.hasEnum)) },
    "hasJSON": { .bool($0.has(.hasJSON)) },
    "hasNumber": { .bool($0.has(.hasNumber)) },
    "jsonDepthLimit": { _ in .text(String(JSONType.depthLimit)) },
    "hasPattern": { .bool($0.has(.hasPattern)) },
    "hasMaxLength": { .bool($0.has(.hasMaxLength)) },
    "hasIntRange": { .bool($0.has(.hasIntRange)) },
    "hasDoubleRange": { .bool($0.has(.hasDoubleRange)) },
    "hasRange": { .bool($0.has(.hasRange)) },
    "hasConstraints": { .bool($0.has(.hasConstraints)) },
    "hasFetchFallback": { .bool($0.has(.hasFetchFallback)) },
  ]

  private func has(_ feature: Feature) -> Bool { emission.features.contains(feature) }

  /// The entries, each made when a template asks for it.
  private var entries: TemplateValue {
    let emission = emission
    let count = emission.entries.count
    return .list(
      TemplateList(count: count) { index in
        .object(
          EntryContext(
            entry: emission.entries[index], number: emission.numbers[index], index: index, isLast: index == count - 1))
      })
  }
}
