import RegistryDiagnostics
import RegistryModel
import RegistryText

extension KeyChange {
  /// The rule by which the change is reported; nil for one that only the overview shows.
  package var rule: RuleDocumentation? {
    switch kind {
    case .added, .retired: nil
    case .removed: CompatRules.keyRemoved
    case .reused: CompatRules.keyReused
    case .retyped: CompatRules.typeChanged
    case .typeNarrowed, .narrowed: CompatRules.valuesNarrowed
    case .widened(let change): CompatRules.widened(change.attribute)
    case .defaultChanged: CompatRules.defaultChanged
    case .fallbackChanged: CompatRules.fallbackChanged
    case .outOfRangeChanged: CompatRules.outOfRangeChanged
    case .accessorRenamed: CompatRules.accessorRenamed
    }
  }

  /// Whether an install that shipped may read something else than what the dashboard means.
  package var isBreaking: Bool { rule?.defaultSeverity == .error }

  /// The change as a finding, at the line of the new registry, or of the old one where the new one lacks the key.
  func diagnostic(_ rule: RuleDocumentation, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      rule, severity, at: location ?? oldLocation, message, notes: notes, fix: fix, key: key, owner: owner, details: details)
  }

  var message: String { "\(quoted(key)): \(detail)\(releases.isEmpty ? "" : " (\(releaseList))")" }

  /// `5.0, 5.1`, or how many there are where the list would be long.
  var releaseList: String {
    let shown = releases.prefix(4).joined(separator: ", ")
    return releases.count > 4 ? "\(shown) and \(releases.count - 4) more" : shown
  }

  /// What is different, without the key.
  package var detail: String {
    switch kind {
    case .added: "added"
    case .retired: "retired"
    case .removed(let heir): "removed, but shipped versions read it" + (heir.map { "; \(quoted($0)) has its accessor now" } ?? "")
    case .reused(let what, let gap): "not read in \(gap), and used again: \(what)"
    case .retyped(let old, let new, _): "the type was '\(old.rawValue)' and is '\(new.rawValue)'" + consequence
    case .typeNarrowed(let old, let new):
      "the type was '\(old.rawValue)' and is '\(new.rawValue)', whose texts '\(old.rawValue)' reads"
    case .widened(let change), .narrowed(let change): change.detail + consequence
    case .defaultChanged(let old, let new): "the default was \(quoted(old)) and is \(quoted(new))"
    case .fallbackChanged(let old, let new): "the fallback was '\(old)' and is '\(new)'"
    case .outOfRangeChanged(let old, let new): "'out_of_range' was '\(old)' and is '\(new)'"
    case .accessorRenamed(let old, let new): "the accessor was \(quoted(old)) and is \(quoted(new))"
    }
  }

  /// What an install does with a text that it does not read.
  private var consequence: String {
    guard let reading = shippedReading, let example else { return "" }
    return
      "; shipped versions read \(quoted(example)) as their \(reading.isClamped ? "bound" : "default"), \(quoted(reading.text))"
  }

  /// A text that the new registry takes, and a shipped version does not read.
  package var example: String? {
    switch kind {
    case .retyped(_, _, let example): example
    case .widened(let change): if case .widened(let example) = change.effect { example } else { nil }
    default: nil
    }
  }

  private var notes: [Diagnostic.Note] {
    guard let oldLocation, location != nil else { return [] }
    return [.init("\(releases.last ?? "a shipped version") has it here", at: oldLocation)]
  }

  private var fix: Diagnostic.Fix? {
    switch kind {
    case .removed: .init("keep the entry with 'retired: REASON' until no version in use reads the key")
    case .reused, .retyped: .init("use a new key for a new meaning, and retire this one")
    case .widened(let change): .init(change.cure)
    case .added, .retired, .typeNarrowed, .narrowed, .defaultChanged, .fallbackChanged, .outOfRangeChanged, .accessorRenamed: nil
    }
  }
}

extension ConstraintChange {
  fileprivate var detail: String {
    switch effect {
    case .unclear:
      "'\(attribute.rawValue)' was \(shown(old)) and is \(shown(new)); nobody can tell whether shipped versions read the same texts"
    case .widened, .narrowed: "'\(attribute.rawValue)' was \(shown(old)) and is \(shown(new))"
    }
  }

  fileprivate var cure: String {
    switch effect {
    case .unclear: "use a new key, or accept it in '$registry.compat' if each text that the dashboard will have matches both"
    case .widened, .narrowed:
      "use a new key for the wider values, or accept it in '$registry.compat' if the dashboard keeps to the old ones"
    }
  }

  /// Shortened, since an enum may have thousands of values.
  private func shown(_ text: String) -> String { text.truncated(to: 120) }
}
