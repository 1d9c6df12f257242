import RegistryDiagnostics
import RegistryModel
import RegistryText

/// What it takes to move the last day of an entry.
package struct ExtensionRequest {
  /// The extension, or why there is none.
  package let result: Result<ExpiryExtension, EditRefusal>

  /// - Parameters:
  ///   - day: the new last day; nil for `span` days after the last day, or after today if that is over.
  ///   - today: the day of the run.
  package init(_ declaration: Declaration, to day: CalendarDay?, by span: Int?, reason: String, today: CalendarDay) {
    guard case .value(.day(let from)) = declaration.expiry, !declaration.isRetired else {
      result = .failure(EditRefusal(.nothingToExtend(declaration)))
      return
    }
    guard let to = day ?? CalendarDay(daysSinceEpoch: max(from, today).daysSinceEpoch + (span ?? 0)), to > from else {
      result = .failure(EditRefusal(.notLater(day, than: from, declaration)))
      return
    }
    result = .success(ExpiryExtension(from: from, to: to, reason: reason))
  }
}

extension Edit {
  /// Moves the last day of an entry, and records it.
  package static func extend(_ key: String, _ found: ExpiryExtension) -> [Edit] {
    let reason = EditValue.text(found.reason).written()
    return [
      .set(key: key, .expires, .plain(found.to.description)),
      .append(key: key, .extended, .yaml("{from: \(found.from), to: \(found.to), reason: \(reason)}")),
    ]
  }
}

extension Diagnostic {
  fileprivate static func nothingToExtend(_ declaration: Declaration) -> Diagnostic {
    if declaration.isRetired { return retiredKey(declaration) }
    let state =
      switch declaration.expiry {
      case .value(.never): "never expires"
      case .missing: "has no last day"
      case .value(.day), .invalid: "has no valid last day"
      }
    return Diagnostic(
      EditingRules.invalidExtension, at: declaration.node(.expires)?.location ?? declaration.location,
      "\(quoted(declaration.key)) \(state), so that there is nothing to extend",
      fix: .init("give it a day with 'config-registry set \(declaration.key) expires'"), key: declaration.key,
      owner: declaration.owner.value)
  }

  fileprivate static func notLater(_ day: CalendarDay?, than from: CalendarDay, _ declaration: Declaration) -> Diagnostic {
    Diagnostic(
      EditingRules.invalidExtension, at: declaration.node(.expires)?.location ?? declaration.location,
      day.map { "the last day of \(quoted(declaration.key)) is \(from), and \($0) is not later" }
        ?? "no day is so many days after \(from)",
      fix: .init("name a later day; 'config-registry set' shortens a life"), key: declaration.key,
      owner: declaration.owner.value)
  }
}
