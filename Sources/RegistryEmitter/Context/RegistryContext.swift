import RegistryModel
import RegistryTemplate

/// The top level of a template's context.
final class RegistryContext: TemplateObject {
  let emission: Emission

  init(emission: Emission) { self.emission = emission }

  /// How many keys one literal of the generated code holds: the compiler's time grows with the square of it.
  static let chunkLength = 32

  var shape: TemplateShape { Self.members.shape }
  func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

  static let members: TemplateMembers<RegistryContext> = ownMembers + features

  private static let ownMembers: TemplateMembers<RegistryContext> = [
    "sources": { context in .text(context.emission.sourceNames.map(DocComment.line).joined(separator: ", ")) },
    "typeName": { .text($0.emission.typeName) },
    "access": { .text($0.emission.access == .internal ? "" : $0.emission.access.rawValue + " ") },
    "digest": { .text($0.emission.digest) },
    "count": { .text(String($0.emission.entries.count)) },
    "entries": { $0.list($0.emission.entries.indices) },
    "chunkLength": { _ in .text(String(chunkLength)) },
    "chunks": { $0.chunks },
    "jsonDepthLimit": { _ in .text(String(JSONType.depthLimit)) },
  ]

  /// `hasBool` and so on.
  private static let features = TemplateMembers<RegistryContext>(
    Feature.allCases.map { feature in (feature.rawValue, { .bool($0.emission.features.contains(feature)) }) })

  private var chunks: TemplateValue {
    let count = (emission.entries.count + Self.chunkLength - 1) / Self.chunkLength
    return .list(
      TemplateList(count: count) { index in
        let start = index * Self.chunkLength
        let range = start..<Swift.min(start + Self.chunkLength, self.emission.entries.count)
        return .object(ChunkContext(entries: self.list(range), index: index, isLast: index == count - 1))
      })
  }

  /// Some of the entries, each made when a template asks for it.
  private func list(_ range: Range<Int>) -> TemplateValue {
    let entries = emission.entries
    return .list(
      TemplateList(count: range.count) { offset in
        let index = range.lowerBound + offset
        return .object(EntryContext(entry: entries[index], index: index, isLast: index == entries.count - 1))
      })
  }
}

/// The entries that one literal of the generated code holds.
final class ChunkContext: TemplateObject {
  let entries: TemplateValue
  let index: Int
  let isLast: Bool

  init(entries: TemplateValue, index: Int, isLast: Bool) {
    self.entries = entries
    self.index = index
    self.isLast = isLast
  }

  var shape: TemplateShape { Self.members.shape }
  func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

  static let members: TemplateMembers<ChunkContext> = [
    "index": { .text(String($0.index)) },
    "isLast": { .bool($0.isLast) },
    "entries": { $0.entries },
  ]
}
