import RegistryModel
import RegistryTemplate

/// The top level of a template's context.
final class RegistryContext: TemplateObject {
  let emission: Emission

  init(emission: Emission) { self.emission = emission }

  var shape: TemplateShape { Self.members.shape }
  func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

  static let members: TemplateMembers<RegistryContext> = ownMembers + features

  private static let ownMembers: TemplateMembers<RegistryContext> = [
    "sources": { context in .text(context.emission.sourceNames.map(DocComment.line).joined(separator: ", ")) },
    "typeName": { .text($0.emission.typeName) },
    "access": { .text($0.emission.access == .internal ? "" : $0.emission.access.rawValue + " ") },
    "digest": { .text($0.emission.digest) },
    "hasOverrides": { .bool($0.emission.overrides != .never) },
    "overridesInDebug": { .bool($0.emission.overrides == .debug) },
    "modules": { .list($0.emission.modules) { .text(SwiftName.escaped($0)) } },
    "testedModule": { .text($0.emission.testedModule.map(SwiftName.escaped)) },
    "hasSwiftUI": { .bool($0.emission.hasSwiftUI) },
    "count": { .text(String($0.emission.entries.count)) },
    "entries": { $0.entries },
    "configurations": { context in
      .list(context.emission.configurations) { .object(ConfigurationContext($0, in: context.emission)) }
    },
    "jsonDepthLimit": { _ in .text(String(JSONType.depthLimit)) },
  ]

  /// `hasBool` and so on.
  private static let features = TemplateMembers<RegistryContext>(
    Feature.allCases.map { feature in (feature.rawValue, { .bool($0.emission.features.contains(feature)) }) })

  /// The entries, each made when a template asks for it.
  private var entries: TemplateValue {
    let emission = emission
    let count = emission.entries.count
    return .list(
      TemplateList(count: count) { index in
        .object(
          EntryContext(
            entry: emission.entries[index], deprecation: Deprecation(emission.entries[index], in: emission),
            number: emission.numbers[index], index: index, isLast: index == count - 1))
      })
  }
}
