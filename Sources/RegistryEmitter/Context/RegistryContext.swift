import RegistryModel
import RegistryTemplate

/// The top level of a template's context.
final class RegistryContext: TemplateRecord {
  let emission: Emission

  init(emission: Emission) { self.emission = emission }

  /// So many keys are named in one array literal of the generated code: the compiler's time grows with the square of it.
  static let chunkLength = 32

  static let members: TemplateMembers<RegistryContext> = [
    "sources": { context in .text(context.emission.sourceNames.map(DocComment.line).joined(separator: ", ")) },
    "typeName": { .text($0.emission.typeName) },
    "access": { .text($0.emission.access == .internal ? "" : $0.emission.access.rawValue + " ") },
    "digest": { .text($0.emission.digest) },
    "count": { .text(String($0.emission.entries.count)) },
    "entries": { $0.entries },
    "chunkLength": { _ in .text(String(chunkLength)) },
    "chunks": { $0.chunks },
    "hasBool": { .bool($0.emission.features.types.contains(.bool)) },
    "hasInt": { .bool($0.emission.features.types.contains(.int)) },
    "hasDouble": { .bool($0.emission.features.types.contains(.double)) },
    "hasString": { .bool($0.emission.features.types.contains(.string)) },
    "hasEnum": { .bool($0.emission.features.types.contains(.enumeration)) },
    "hasJSON": { .bool($0.emission.features.types.contains(.json)) },
    "hasNumber": { .bool(!$0.emission.features.types.isDisjoint(with: [.int, .double])) },
    "jsonDepthLimit": { _ in .text(String(ReadingGrammar.jsonDepthLimit)) },
    "hasPattern": { .bool($0.emission.features.hasPattern) },
    "hasMaxLength": { .bool($0.emission.features.hasMaxLength) },
    "hasIntRange": { .bool($0.emission.features.hasIntRange) },
    "hasDoubleRange": { .bool($0.emission.features.hasDoubleRange) },
    "hasFetchFallback": { .bool($0.emission.features.hasFetchFallback) },
  ]

  private var entries: TemplateValue {
    let entries = emission.entries
    return .list(
      TemplateList(count: entries.count) { .object(EntryContext(entry: entries[$0], index: $0, count: entries.count)) })
  }

  private var chunks: TemplateValue {
    let entries = emission.entries
    let count = (entries.count + Self.chunkLength - 1) / Self.chunkLength
    return .list(
      TemplateList(count: count) { index in
        let range = index * Self.chunkLength..<Swift.min((index + 1) * Self.chunkLength, entries.count)
        return .object(ChunkContext(entries: entries[range], index: index, isLast: index == count - 1))
      })
  }
}

/// A run of entries that one literal of the generated code holds.
final class ChunkContext: TemplateRecord {
  let entries: Slice<Entries>
  let index: Int
  let isLast: Bool

  init(entries: Slice<Entries>, index: Int, isLast: Bool) {
    self.entries = entries
    self.index = index
    self.isLast = isLast
  }

  static let members: TemplateMembers<ChunkContext> = [
    "index": { .text(String($0.index)) },
    "isLast": { .bool($0.isLast) },
    "entries": { chunk in
      let entries = chunk.entries
      return .list(
        TemplateList(count: entries.count) { offset in
          .object(LineContext(entries.base, index: entries.startIndex + offset, count: entries.base.count))
        })
    },
  ]
}
