import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import RegistryText

/// Turns differences into edits of a template. Each key is looked at once.
struct TemplatePlanner {
  private(set) var edits = TextEdits()
  private(set) var changes: [TemplatePlan.Change] = []
  private let export: Export
  private let options: TemplatePlan.Options
  private let entries: [String: Entry]
  private let parameters: [String: [ExportParameter]]
  private var groups: GroupChoice
  private var list = ParameterList.Changes()
  private var handled: Set<String> = []

  init(_ entries: [Entry], _ export: Export, _ options: TemplatePlan.Options) {
    self.export = export
    self.options = options
    self.entries = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    parameters = Dictionary(grouping: export.parameters, by: \.key)
    groups = GroupChoice(export, group: options.group)
  }

  mutating func plan(_ differences: [Difference]) {
    for difference in differences { plan(difference) }
    ParameterList.edit(&edits, export: export, list)
  }

  private mutating func plan(_ difference: Difference) {
    let key = difference.key
    switch difference.kind {
    case .unusedIgnore: return
    case .registryOnly: if let entry = entries[key] { add(entry) }
    case .remoteOnly: if options.prunes, handled.insert(key).inserted { remove(key) }
    default:
      guard let entry = entries[key], handled.insert(key).inserted else { return }
      for parameter in parameters[key] ?? [] { adapt(parameter, to: entry) }
    }
  }

  private mutating func adapt(_ parameter: ExportParameter, to entry: Entry) {
    let adaptation = ParameterAdaptation(parameter, to: entry)
    for edit in adaptation.edits { edits.replace(edit.range, with: Self.literal(edit.text)) }
    for change in adaptation.changes { note(entry.key, entry.owner, change) }
  }

  // MARK: - Whole parameters

  /// Adds a parameter, unless the service would refuse it.
  private mutating func add(_ entry: Entry) {
    if let refusal = refusal(of: entry) {
      let message = "not added: \(refusal.detail); \(refusal.fix.message)"
      return leave(entry.key, entry, refusal.rule, message)
    }
    let destination = groups.destination(of: entry.key)
    list.add(entry, to: destination)
    note(
      entry.key, entry.owner,
      .added(type: entry.kind.serviceType.rawValue, text: entry.remoteDefaultText, group: groups.name(of: destination)))
  }

  private func refusal(of entry: Entry) -> Refusal? {
    let count = export.parameters.count + list.additionCount + 1
    if !RemoteKey.isLegal(entry.key) { return .illegalKey }
    if groups.hasGroup(entry.key) { return .keyIsGroup(nil) }
    if let group = options.group, parameters[group] != nil { return .groupIsKey(group) }
    return count > ServiceLimits.parameters
      ? .overLimit("the template with it", of: "parameters", count: count, limit: ServiceLimits.parameters) : nil
  }

  /// Removes a parameter, unless that would end what runs on it.
  private mutating func remove(_ key: String) {
    if let versions = options.readers[key] { return note(key, nil, .keptForShipped(versions: versions)) }
    let places = parameters[key] ?? []
    let managed = places.flatMap(\.values).compactMap { origin, value in value.manager.map { "\($0) in \(origin.phrase())" } }
    guard managed.isEmpty else {
      let names = managed.prefix(3).joined(separator: ", ") + (managed.count > 3 ? " and \(managed.count - 3) more" : "")
      return leave(key, nil, DiffRules.remoteOnly, "not removed: it has \(names); end that in the console first")
    }
    for parameter in places { list.removals.insert(parameter.name.range.lowerBound) }
    note(key, nil, .removed)
  }

  // MARK: - Changes

  private mutating func leave(_ key: String, _ entry: Entry?, _ rule: RuleDocumentation, _ message: String) {
    let location = entry?.location ?? parameters[key]?.first.map { export.location(of: $0.name) }
    note(
      key, entry?.owner,
      .left(.init(rule: rule, message: message, location: location ?? SourceLocation(path: export.path))))
  }

  private mutating func note(_ key: String, _ owner: String?, _ kind: TemplatePlan.Change.Kind) {
    changes.append(.init(key: key, owner: owner, kind: kind))
  }

  static func literal(_ text: String) -> [UInt8] { Array(JSONValue.string(text).text(.compact).utf8) }
}
