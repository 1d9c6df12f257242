import RegistryJSON
import RegistryModel

/// The exported template with what would make it agree with a registry: missing parameters added, defaults and declared types
/// set, stray parameters removed if that is asked for. Everything else stays byte for byte.
package struct TemplatePlan: Sendable {
  /// One change, for people.
  package struct Change: Equatable, Sendable {
    /// `+` added, `~` changed, `-` removed, `!` left, since only people can decide it.
    package let sign: String
    package let key: String
    /// What is changed, without a full stop.
    package let detail: String
  }

  /// The new template.
  package let bytes: [UInt8]
  /// In the order of the comparison.
  package let changes: [Change]

  /// - Parameter prunes: whether parameters go that the registry does not declare and no pattern ignores.
  package init(_ entries: Entries, _ export: Export, ignoring ignored: [String] = [], prunes: Bool = false) {
    var planner = TemplatePlanner(entries, export, prunes: prunes)
    planner.plan(Comparison(entries, export, ignoring: ignored))
    bytes = planner.edits.isEmpty ? export.document.bytes : planner.edits.applied(to: export.document.bytes)
    changes = planner.changes
  }

  /// Whether nothing is added, changed or removed.
  package var isEmpty: Bool { !changes.contains { $0.sign != "!" } }
}

/// Turns differences into edits.
struct TemplatePlanner {
  let export: Export
  let prunes: Bool
  private(set) var edits = TextEdits()
  private(set) var changes: [TemplatePlan.Change] = []
  private let entries: [String: Entry]
  private var additions: [Entry] = []
  private var removals: Set<Int> = []
  /// A default and its type are set once, however many differences name them.
  private var settled: Set<Int> = []

  init(_ entries: Entries, _ export: Export, prunes: Bool) {
    self.export = export
    self.prunes = prunes
    self.entries = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func plan(_ comparison: Comparison) {
    for difference in comparison.differences { plan(difference) }
    guard !additions.isEmpty || !removals.isEmpty else { return }
    ParameterList.edit(&edits, export: export, adding: additions, removing: removals)
  }

  private mutating func plan(_ difference: Difference) {
    switch difference.kind {
    case .registryOnly: add(difference)
    case .remoteOnly: if prunes { remove(difference) }
    case .typeMismatch(let declared, _, let expected): settle(difference, "its type from \(declared) to \(expected)")
    case .defaultDiffers(let remote), .unreadable(.defaultValue, let remote, _), .outOfRange(.defaultValue, let remote, _):
      settle(difference, "its default from '\(remote)' to '\(difference.registryText ?? "")'")
    case .duplicate, .unreadable, .outOfRange, .unknownCondition: leave(difference)
    case .inAppDefault, .uncheckable, .unusedIgnore: break
    }
  }

  private mutating func add(_ difference: Difference) {
    guard let entry = entries[difference.key] else { return }
    additions.append(entry)
    note("+", difference, "\(entry.kind.remoteType) with the default '\(entry.defaultText)'")
  }

  private mutating func remove(_ difference: Difference) {
    for parameter in export.parameters where parameter.key == difference.key { removals.insert(parameter.name.range.lowerBound) }
    note("-", difference, "not in the registry")
  }

  private mutating func leave(_ difference: Difference) {
    note("!", difference, "\(difference.detail); decide it in the console")
  }

  /// Sets what a parameter declares and gives to everyone to what the registry has.
  private mutating func settle(_ difference: Difference, _ detail: String) {
    note("~", difference, detail)
    guard let entry = entries[difference.key] else { return }
    for parameter in export.parameters where parameter.key == difference.key {
      guard settled.insert(parameter.name.range.lowerBound).inserted else { continue }
      settleDefault(of: parameter, entry)
      if let declared = parameter.valueType.name, declared != entry.kind.remoteType, let node = parameter.node["valueType"] {
        edits.replace(node.range, with: Self.literal(entry.kind.remoteType))
      }
    }
  }

  private mutating func settleDefault(of parameter: ExportParameter, _ entry: Entry) {
    guard let value = parameter.defaultValue, case .text(let node) = value.kind else { return }
    var check = ValueCheck(entry: entry)
    check.check(value, from: .defaultValue)
    if !check.findings.isEmpty { edits.replace(node.range, with: Self.literal(entry.defaultText)) }
  }

  private mutating func note(_ sign: String, _ difference: Difference, _ detail: String) {
    changes.append(.init(sign: sign, key: difference.key, detail: detail))
  }

  static func literal(_ text: String) -> [UInt8] { Array(JSONValue.string(text).text(.compact).utf8) }
}
