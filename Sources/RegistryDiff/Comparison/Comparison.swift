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
  /// - Parameters:
  ///   - ignored: patterns (`*`, `?`) of remote keys that the registry does not declare and need not.
  ///   - others: registries of other apps behind the same dashboard, which declare further keys.
  package init(
    _ entries: [Entry], _ export: Export, ignoring ignored: [IgnorePattern] = [], also others: OtherRegistries = OtherRegistries()
  ) {
    var comparer = Comparer(entries, export, ignored, others)
    comparer.run()
    differences = comparer.differences
    commonCount = comparer.commonCount
  }
}

/// The run of a comparison.
private struct Comparer {
  let entries: [Entry]
  let export: Export
  let others: OtherRegistries
  var ignored: IgnorePatterns
  var differences: [Difference] = []
  var commonCount = 0
  private let indexByKey: [String: Int]
  private let conditions: Set<ArraySlice<UInt8>>
  private let service: ServiceCheck
  private var firstPlaces: [String: ExportParameter] = [:]
  /// The index of the difference about each key that is in several places.
  private var duplicates: [String: Int] = [:]

  init(_ entries: [Entry], _ export: Export, _ ignored: [IgnorePattern], _ others: OtherRegistries) {
    self.entries = entries
    self.others = others
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
      let isFirst = notePlace(of: parameter)
      for (refusal, node) in service.refusals(of: parameter) { report(.refused(refusal), parameter, at: node) }
      // Each of thousands of repeats would be compared with a default that may have a million characters.
      guard isFirst else { continue }
      if let index = indexByKey[key] {
        compare(entries[index], parameter)
        continue
      }
      checkConditions(of: parameter)
      for (refusal, node) in service.illegalValues(of: parameter) { report(.refused(refusal), parameter, at: node) }
      guard !isIgnored, !others.declare(key) else { continue }
      // Made only once it is needed: most exports have no stray key.
      let finder = nearMiss ?? NearMiss(entries.map(\.key))
      nearMiss = finder
      report(.remoteOnly(nearest: finder.nearest(to: key)), parameter, at: parameter.name)
    }
    for (refusal, node) in service.refusals() { report(.refused(refusal), at: node) }
    for entry in entries {
      for contradiction in others.contradictions(to: entry) {
        report(.sharedKeyDiffers(contradiction.place, what: contradiction.what), of: entry)
      }
    }
    // Shipped installs read the compiled-in value of a retired key that is gone.
    for entry in entries where firstPlaces[entry.key] == nil && !entry.isRetired { report(.registryOnly, of: entry) }
    commonCount = indexByKey.keys.count { firstPlaces[$0] != nil }
    for pattern in ignored.unused { reportUnused(pattern) }
  }

  /// Whether this is the first parameter of its key. Two parameters in one object are the reader's to report.
  private mutating func notePlace(of parameter: ExportParameter) -> Bool {
    let key = parameter.key
    guard let first = firstPlaces[key] else {
      firstPlaces[key] = parameter
      return true
    }
    if let index = duplicates[key] {
      differences[index].kind.addPlace()
    } else if first.group != parameter.group {
      duplicates[key] = differences.count
      report(.duplicate(first: export.location(of: first.name), count: 2), parameter, at: parameter.name)
    }
    return false
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
    checkConditions(of: parameter, entry)
    for conditional in parameter.conditionalValues {
      values.check(conditional.value, from: .condition(conditional.condition.text ?? ""))
    }
    for finding in values.findings { report(finding.kind, parameter, at: finding.node, entry) }
    if values.isLeftToTheApp { report(.inAppDefault, parameter, at: parameter.name, entry) }
  }

  private mutating func checkConditions(of parameter: ExportParameter, _ entry: Entry? = nil) {
    for conditional in parameter.conditionalValues where !conditions.contains(conditional.condition.textBytes) {
      report(.unknownCondition(conditional.condition.text ?? ""), parameter, at: conditional.condition, entry)
    }
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

  /// What concerns the registry alone.
  private mutating func report(_ kind: Difference.Kind, of entry: Entry) {
    differences.append(
      Difference(
        kind: kind, key: entry.key, owner: entry.owner, registryText: entry.defaultText,
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
