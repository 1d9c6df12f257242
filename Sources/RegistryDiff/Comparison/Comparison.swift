import RegistryDiagnostics
import RegistryJSON
import RegistryModel

/// The differences between a registry and an exported template, as data.
package struct Comparison: Sendable {
  /// In the order of the template for its parameters, then of the registry for the keys that are missing from it.
  package let differences: [Difference]
  /// How many keys both have.
  package let commonCount: Int

  /// Compares every value that a client could receive: the value for everyone, and those of each condition, rollout and
  /// variant.
  ///
  /// - Parameter ignored: patterns (`*`, `?`) of remote keys that the registry does not declare and need not.
  package init(_ entries: [Entry], _ export: Export, ignoring ignored: [IgnorePattern] = []) {
    var comparer = Comparer(entries, export, ignored)
    comparer.run()
    differences = comparer.differences
    commonCount = comparer.commonCount
  }
}

/// The run of a comparison.
private struct Comparer {
  let entries: [Entry]
  let export: Export
  var ignored: IgnorePatterns
  var differences: [Difference] = []
  var commonCount = 0
  private let indexByKey: [String: Int]
  private let conditions: Set<ArraySlice<UInt8>>
  private let service: ServiceCheck
  private var firstPlaces: [String: ExportParameter] = [:]

  init(_ entries: [Entry], _ export: Export, _ ignored: [IgnorePattern]) {
    self.entries = entries
    self.export = export
    self.ignored = IgnorePatterns(ignored)
    indexByKey = Dictionary(zip(entries.map(\.key), 0...), uniquingKeysWith: { first, _ in first })
    service = ServiceCheck(export)
    conditions = Set(export.conditions.map(\.name.textBytes))
  }

  mutating func run() {
    var nearMiss: NearMiss?
    for parameter in export.parameters {
      let key = parameter.key
      let isIgnored = ignored.match(key)
      noteDuplicate(parameter, key)
      for (refusal, node) in service.refusals(of: parameter) { report(.refused(refusal), parameter, at: node) }
      if let index = indexByKey[key] {
        compare(entries[index], parameter)
        continue
      }
      for (refusal, node) in service.illegalValues(of: parameter) { report(.refused(refusal), parameter, at: node) }
      guard !isIgnored else { continue }
      // Made only once it is needed: most exports have no stray key.
      let finder = nearMiss ?? NearMiss(entries.map(\.key))
      nearMiss = finder
      report(.remoteOnly(nearest: finder.nearest(to: key)), parameter, at: parameter.name)
    }
    for (refusal, node) in service.refusals() { report(.refused(refusal), at: node) }
    for entry in entries where firstPlaces[entry.key] == nil { reportMissing(entry) }
    commonCount = indexByKey.keys.count { firstPlaces[$0] != nil }
    for pattern in ignored.unused { reportUnused(pattern) }
  }

  /// Two parameters in one object are the reader's to report.
  private mutating func noteDuplicate(_ parameter: ExportParameter, _ key: String) {
    guard let first = firstPlaces[key] else {
      firstPlaces[key] = parameter
      return
    }
    guard first.group != parameter.group else { return }
    report(.duplicate(first: export.location(of: first.name)), parameter, at: parameter.name)
  }

  private mutating func compare(_ entry: Entry, _ parameter: ExportParameter) {
    let (type, expected) = (parameter.valueType.judgingType, entry.kind.serviceType)
    var values = ValueCheck(entry: entry, type: type)
    if parameter.valueType.serviceType != nil, type != expected {
      report(
        .typeMismatch(declared: type.rawValue, type: entry.kind.type, expected: expected.rawValue), parameter, at: parameter.name,
        entry)
    }
    if let value = parameter.defaultValue { values.check(value, from: .defaultValue) }
    for conditional in parameter.conditionalValues {
      if !conditions.contains(conditional.condition.textBytes) {
        report(.unknownCondition(conditional.condition.text ?? ""), parameter, at: conditional.condition, entry)
      }
      values.check(conditional.value, from: .condition(conditional.condition.text ?? ""))
    }
    for finding in values.findings { report(finding.kind, parameter, at: finding.node, entry) }
    if values.isLeftToTheApp { report(.inAppDefault, parameter, at: parameter.name, entry) }
  }

  @inline(never)
  private mutating func report(
    _ kind: Difference.Kind, _ parameter: ExportParameter, at node: JSONNode, _ entry: Entry? = nil
  ) {
    let entry = entry ?? indexByKey[parameter.key].map { entries[$0] }
    differences.append(
      Difference(
        kind: kind, key: parameter.key, owner: entry?.owner, registryText: entry?.defaultText, registryLocation: entry?.location,
        remoteLocation: export.location(of: node), group: parameter.group.flatMap { export.groups[$0].name.text }))
  }

  private mutating func reportMissing(_ entry: Entry) {
    differences.append(
      Difference(
        kind: .registryOnly, key: entry.key, owner: entry.owner, registryText: entry.defaultText,
        registryLocation: entry.location, remoteLocation: nil, group: nil))
  }

  /// What the service refuses of the template as a whole.
  private mutating func report(_ kind: Difference.Kind, at node: JSONNode) {
    differences.append(
      Difference(
        kind: kind, key: "", owner: nil, registryText: nil, registryLocation: nil, remoteLocation: export.location(of: node),
        group: nil))
  }

  private mutating func reportUnused(_ pattern: IgnorePattern) {
    differences.append(
      Difference(
        kind: .unusedIgnore(pattern: pattern.text), key: "", owner: nil, registryText: nil, registryLocation: pattern.location,
        remoteLocation: nil, group: nil))
  }
}
