import RegistryDiagnostics
import RegistryJSON
import RegistryModel
import RegistryText

/// The exported template with what would make it agree with a registry: missing parameters added, declared types and pinned
/// defaults set, values written in the way that the service takes, stray parameters removed if that is asked for. Everything else
/// stays byte for byte.
package struct TemplatePlan: Sendable {
  /// What the caller decides.
  package struct Options: Sendable {
    /// Patterns (`*`, `?`) of remote keys that the registry does not declare and need not.
    package var ignored: [IgnorePattern] = []
    /// Whether parameters go that the registry does not declare and no pattern ignores.
    package var prunes = false
    /// The group of the parameters that are added; nil for the group of each key's relatives.
    package var group: String?
    /// Registries of other apps behind the same dashboard: their keys stay.
    package var others = OtherRegistries()
    /// The keys that code of shipped versions reads, each with the versions, for people: their parameters stay.
    package var readers: [String: String] = [:]

    package init() {}
  }

  /// One change of a parameter, or one that people have to make.
  package struct Change: Sendable {
    package enum Kind: Sendable {
      /// A parameter of that declared type with the compiled-in value, in a group or at the top level.
      case added(type: String, text: String, group: String?)
      /// The declared type, as the template spells it.
      case retyped(from: String, to: String)
      /// The value for everyone, or the one under a condition.
      case valueChanged(ValueOrigin, from: String, to: String)
      case removed
      /// Nothing is changed: the dashboard may give everyone another value than the compiled-in one.
      case kept(remote: String, compiledIn: String)
      /// Nothing is changed: code of these versions, which shipped, reads the key.
      case keptForShipped(versions: String)
      /// Nothing is changed: people have to decide.
      case left(Obstacle)
    }

    /// Empty for what concerns the template as a whole.
    package let key: String
    /// The team that answers for the key, where the registry declares it.
    package let owner: String?
    package let kind: Kind

    package init(key: String, owner: String?, kind: Kind) {
      self.key = key
      self.owner = owner
      self.kind = kind
    }
  }

  /// What a plan cannot make agree, or the service would refuse.
  package struct Obstacle: Sendable {
    package let rule: RuleDocumentation
    /// What is wrong and what to do, without the key.
    package let message: String
    /// The key in the registry, else the export as a whole.
    package let location: SourceLocation

    package init(rule: RuleDocumentation, message: String, location: SourceLocation) {
      self.rule = rule
      self.message = message
      self.location = location
    }
  }

  /// The new template.
  package let bytes: [UInt8]
  /// By key, in the order of the comparison.
  package let changes: [Change]

  /// Plans for a registry whose `settings` say which rules are off.
  package init(_ entries: [Entry], _ export: Export, settings: Settings = Settings(), _ options: Options = Options()) {
    let comparison = Comparison(entries, export, ignoring: options.ignored, also: options.others)
    var planner = TemplatePlanner(entries, export, options)
    let contested = comparison.contestedKeys(settings)
    planner.plan(comparison.differences.filter { !contested.contains($0.key) })
    bytes = planner.edits.applied(to: export.document.bytes)
    // What is left is what another comparison finds, so nothing that the edits did not mend can be forgotten.
    let result = planner.edits.isEmpty ? nil : Export.read(bytes, path: export.path).export
    let outcome = result.map { Comparison(entries, $0, ignoring: options.ignored, also: options.others) } ?? comparison
    let left = outcome.differences.compactMap { Change($0, isLeftIn: export, settings) }
    changes = Self.inOrder(planner.changes + left, of: comparison)
  }

  /// The same template with further changes in the list.
  package func adding(_ more: [Change]) -> TemplatePlan { TemplatePlan(bytes: bytes, changes: changes + more) }

  private init(bytes: [UInt8], changes: [Change]) {
    self.bytes = bytes
    self.changes = changes
  }

  /// Whether nothing is added, changed or removed.
  package var isEmpty: Bool {
    !changes.contains { change in
      switch change.kind {
      case .kept, .keptForShipped, .left: false
      case .added, .retyped, .valueChanged, .removed: true
      }
    }
  }

  /// What people have to decide before the plan is published.
  package var obstacles: [Diagnostic] {
    changes.compactMap { change in
      guard case .left(let obstacle) = change.kind else { return nil }
      let subject = change.key.isEmpty ? "" : "\(quoted(change.key)): "
      return Diagnostic(
        obstacle.rule, .error, at: obstacle.location, subject + obstacle.message, key: change.key.isEmpty ? nil : change.key,
        owner: change.owner)
    }
  }

  /// The changes of one key together, the keys in the order in which the comparison meets them.
  private static func inOrder(_ changes: [Change], of comparison: Comparison) -> [Change] {
    let keys = comparison.differences.map(\.key).enumerated().map { ($1, $0) }
    let ranks = Dictionary(keys, uniquingKeysWith: { first, _ in first })
    let ordered = changes.enumerated().sorted { left, right in
      let (first, second) = (ranks[left.element.key] ?? .max, ranks[right.element.key] ?? .max)
      return first == second ? left.offset < right.offset : first < second
    }
    return ordered.map(\.element)
  }
}

extension TemplatePlan.Change {
  /// What is left of a difference in a plan; nil where nothing is to be done about it, or the planner has said what.
  fileprivate init?(_ difference: Difference, isLeftIn export: Export, _ settings: Settings) {
    guard let severity = settings.severity(of: difference.rule) else { return nil }
    switch difference.kind {
    case .registryOnly, .remoteOnly, .defaultDiffers, .inAppDefault, .uncheckable, .unusedIgnore: return nil
    case .refused: guard severity != .note else { return nil }
    case .duplicate, .typeMismatch, .pinnedDefaultDiffers, .unreadable, .outOfRange, .violatesSchema, .unknownCondition,
      .sharedKeyDiffers:
      guard severity == .error else { return nil }
    }
    key = difference.key
    owner = difference.owner
    kind = .left(
      .init(
        rule: difference.rule, message: "\(difference.detail); \(difference.decision)",
        location: difference.registryLocation ?? SourceLocation(path: export.path)))
  }
}

extension Comparison {
  /// Keys about which two registries do not agree, so that a plan for one of them could break the other app.
  fileprivate func contestedKeys(_ settings: Settings) -> Set<String> {
    guard settings.severity(of: DiffRules.sharedKeyDiffers) == .error else { return [] }
    return Set(differences.compactMap { if case .sharedKeyDiffers = $0.kind { $0.key } else { nil } })
  }
}

extension Difference {
  /// What people have to do about it before the plan is published.
  fileprivate var decision: String {
    if case .sharedKeyDiffers = kind { "make the two registries agree" } else { "decide it in the console" }
  }
}
