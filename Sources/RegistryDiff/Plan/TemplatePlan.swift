import RegistryJSON
import RegistryModel

/// The exported template with what would make it agree with a registry: missing parameters added, defaults and declared types
/// set, stray parameters removed if that is asked for. Everything else stays byte for byte.
package struct TemplatePlan: Sendable {
  /// One change of a parameter.
  package struct Change: Sendable {
    package enum Kind: Sendable {
      /// A parameter of that declared type with the compiled-in value.
      case added(type: String, text: String)
      /// The declared type, as the template spells it.
      case retyped(from: String, to: String)
      /// The value for everyone.
      case defaultChanged(from: String, to: String)
      case removed
      /// Nothing is changed: the dashboard may give everyone another value than the compiled-in one.
      case kept(remote: String, compiledIn: String)
      /// Nothing is changed: people have to decide.
      case left(Difference)
    }

    package let key: String
    package let kind: Kind
  }

  /// The new template.
  package let bytes: [UInt8]
  /// In the order of the comparison.
  package let changes: [Change]

  /// - Parameter prunes: whether parameters go that the registry does not declare and no pattern ignores.
  package init(_ entries: [Entry], _ export: Export, ignoring ignored: [String] = [], prunes: Bool = false) {
    var planner = TemplatePlanner(entries, export, prunes: prunes)
    planner.plan(Comparison(entries, export, ignoring: ignored))
    bytes = planner.edits.isEmpty ? export.document.bytes : planner.edits.applied(to: export.document.bytes)
    changes = planner.changes
  }

  /// Whether nothing is added, changed or removed.
  package var isEmpty: Bool {
    !changes.contains { change in
      switch change.kind {
      case .kept, .left: false
      case .added, .retyped, .defaultChanged, .removed: true
      }
    }
  }
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
  private var adapted: Set<Int> = []

  init(_ entries: [Entry], _ export: Export, prunes: Bool) {
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
    case .typeMismatch(let declared, _, let expected): adapt(difference, .retyped(from: declared, to: expected))
    case .defaultDiffers(let remote):
      note(difference, .kept(remote: remote, compiledIn: difference.registryText ?? ""))
    case .pinnedDefaultDiffers(let remote), .unreadable(.defaultValue, let remote, _), .outOfRange(.defaultValue, let remote, _):
      adapt(difference, .defaultChanged(from: remote, to: difference.registryText ?? ""))
    case .duplicate, .unreadable, .outOfRange, .unknownCondition: note(difference, .left(difference))
    case .inAppDefault, .uncheckable, .unusedIgnore: break
    }
  }

  private mutating func add(_ difference: Difference) {
    guard let entry = entries[difference.key] else { return }
    additions.append(entry)
    note(difference, .added(type: entry.kind.remoteType, text: entry.defaultText))
  }

  private mutating func remove(_ difference: Difference) {
    for parameter in export.parameters where parameter.key == difference.key { removals.insert(parameter.name.range.lowerBound) }
    note(difference, .removed)
  }

  /// Sets what a parameter declares and gives to everyone to what the registry has.
  private mutating func adapt(_ difference: Difference, _ change: TemplatePlan.Change.Kind) {
    note(difference, change)
    guard let entry = entries[difference.key] else { return }
    for parameter in export.parameters where parameter.key == difference.key {
      guard adapted.insert(parameter.name.range.lowerBound).inserted else { continue }
      adaptDefault(of: parameter, entry)
      if let declared = parameter.valueType.name, declared != entry.kind.remoteType, let node = parameter.node["valueType"] {
        edits.replace(node.range, with: Self.literal(entry.kind.remoteType))
      }
    }
  }

  private mutating func adaptDefault(of parameter: ExportParameter, _ entry: Entry) {
    guard let value = parameter.defaultValue, case .text(let node) = value.kind else { return }
    var check = ValueCheck(entry: entry)
    check.check(value, from: .defaultValue)
    let mayDiffer = check.findings.allSatisfy { if case .defaultDiffers = $0.kind { true } else { false } }
    if !mayDiffer { edits.replace(node.range, with: Self.literal(entry.defaultText)) }
  }

  private mutating func note(_ difference: Difference, _ kind: TemplatePlan.Change.Kind) {
    changes.append(.init(key: difference.key, kind: kind))
  }

  static func literal(_ text: String) -> [UInt8] { Array(JSONValue.string(text).text(.compact).utf8) }
}
