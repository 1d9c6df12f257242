import RegistryModel

extension RegistryImport {
  /// What a team says about all keys at once, so that it need not say it key by key.
  package struct Options: Sendable {
    /// The owner of the keys; nil for the placeholder that the rule `placeholder-owner` reports.
    package var owner: String?
    /// Whether the name of its group is the owner of a key.
    package var takesOwnersFromGroups = false
    /// The last day of every bool; nil for none.
    package var expires: CalendarDay?
    /// Keys that never expire. Of several patterns that match a key the first one counts.
    package var permanent: [Permanence] = []
    /// Patterns (`*`, `?`) of remote keys that are left out.
    package var ignored: [IgnorePattern] = []
    /// Keys that a registry declares already, and that are left out.
    package var declared: Set<String> = []
    /// What the sources of the app say of each key that they name; nil where they are not known.
    package var sources: [String: KeyInSources]?
    /// The path of the JSON Schema as editors see it from the registry's folder; nil where there is none.
    package var schema: String?

    package init() {}
  }

  /// Keys that never expire, and why.
  package struct Permanence: Equatable, Sendable {
    /// A pattern (`*`, `?`) of remote keys.
    package let pattern: String
    package let reason: String

    package init(pattern: String, reason: String) {
      self.pattern = pattern
      self.reason = reason
    }

    /// Reads `kill_*=a kill switch`; nil without a pattern or a reason.
    package init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, text.first != "=" else { return nil }
      self.init(pattern: String(parts[0]), reason: String(parts[1]))
    }
  }
}
