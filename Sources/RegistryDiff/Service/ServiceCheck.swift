import RegistryDiagnostics
import RegistryJSON
import RegistryModel

/// Finds what the service refuses in a template, whatever a registry says.
struct ServiceCheck {
  private let export: Export
  private let groupNames: [ArraySlice<UInt8>: JSONNode]

  init(_ export: Export) {
    self.export = export
    groupNames = Dictionary(export.groups.map { ($0.name.textBytes, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is refused of a parameter, but for its values.
  func refusals(of parameter: ExportParameter) -> [(Refusal, JSONNode)] {
    var refusals: [(Refusal, JSONNode)] = []
    if !RemoteKey.isLegal(parameter.key) { refusals.append((.illegalKey, parameter.name)) }
    if let group = groupNames[parameter.name.textBytes] {
      refusals.append((.keyIsGroup(export.location(of: group)), parameter.name))
    }
    if let description = parameter.description { refusals += Self.description(description, "the description") }
    if let value = parameter.defaultValue, let what = value.manager { refusals.append((.managedDefault(what), value.node)) }
    return refusals
  }

  /// The values of a parameter that are not of the type that it declares.
  func illegalValues(of parameter: ExportParameter) -> [(Refusal, JSONNode)] {
    let type = parameter.valueType.judgingType
    guard type != .string else { return [] }
    return parameter.values.flatMap { $0.value.texts(from: $0.origin) }.compactMap { origin, node in
      guard let text = node.text, !type.accepts(text) else { return nil }
      return (.illegalValue(origin, text: text, type: type.rawValue), node)
    }
  }

  /// What is refused of the template as a whole.
  func refusals() -> [(Refusal, JSONNode)] {
    limits() + export.conditions.flatMap { condition in names(of: condition) }
      + export.groups.flatMap { group in
        Self.length(of: group.name, "the name of the group", ServiceLimits.groupNameLength)
          + (group.node["description"].map { Self.description($0, "the description of the group") } ?? [])
      }
  }

  private func names(of condition: ExportCondition) -> [(Refusal, JSONNode)] {
    let name = condition.name.text ?? ""
    let tooLong = Self.length(of: condition.name, "the name of the condition", ServiceLimits.conditionNameLength)
    return tooLong + (Self.isConditionName(name) ? [] : [(.illegalConditionName(name), condition.name)])
  }

  /// `[-_0-9a-zA-Z '!%.]+`, without a blank at either end.
  private static func isConditionName(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last, !first.isBlank, !last.isBlank else { return false }
    return name.utf8.allSatisfy { $0.isASCIIWord || "- '!%.".utf8.contains($0) }
  }

  private func limits() -> [(Refusal, JSONNode)] {
    let counts = [
      ("parameters", keyCount, ServiceLimits.parameters),
      ("conditions", export.conditions.count, ServiceLimits.conditions),
      ("groups", export.groups.count, ServiceLimits.groups),
      ("characters of values", valueCharacters, ServiceLimits.valueCharacters),
    ]
    return counts.filter { $0.1 > $0.2 }.map {
      (.overLimit("the template", of: $0.0, count: $0.1, limit: $0.2), export.document.root)
    }
  }

  /// A key that the template has twice is another finding. Keys are compared only where there are too many parameters.
  private var keyCount: Int {
    let count = export.parameters.count
    return count > ServiceLimits.parameters ? Set(export.parameters.map(\.key)).count : count
  }

  /// The characters of all values. Bytes are counted first: a text has at least as many.
  private var valueCharacters: Int {
    let bytes = export.parameters.reduce(0) { count, parameter in
      parameter.conditionalValues.reduce(count + (parameter.defaultValue?.byteCount ?? 0)) { $0 + $1.value.byteCount }
    }
    guard bytes > ServiceLimits.valueCharacters else { return 0 }
    let texts = export.parameters.lazy.flatMap(\.values).flatMap { $0.value.texts(from: $0.origin) }
    return texts.reduce(0) { $0 + ($1.node.text?.unicodeScalars.count ?? 0) }
  }

  private static func description(_ node: JSONNode, _ holder: String) -> [(Refusal, JSONNode)] {
    length(of: node, holder, ServiceLimits.descriptionLength)
  }

  private static func length(of node: JSONNode, _ holder: String, _ limit: Int) -> [(Refusal, JSONNode)] {
    guard node.range.count - 2 > limit, let count = node.text?.unicodeScalars.count, count > limit else { return [] }
    return [(.overLimit(holder, of: "characters", count: count, limit: limit), node)]
  }
}
