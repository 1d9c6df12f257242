import RegistryDiagnostics

/// How visible the generated declarations are.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case `public`
  case package
}

/// What `$registry` settles for the whole registry.
package struct Settings: Sendable {
  /// What `$registry` may hold.
  package static let names = ["type_name", "access", "template", "owners", "rules", "expiry", "diff"]

  /// The name of the generated type.
  package var typeName = "FeatureConfig"
  package var access = AccessLevel.internal
  /// The template of the generated file: a built-in one's name, or a path as the command line takes it. Nil leaves it open.
  package var template: String?
  /// The owners that may be named, or nil where any may.
  package var owners: [String]?
  /// Severities that replace a rule's own; `nil` as value means that the rule is off.
  package var severities: [RuleID: Severity?] = [:]
  /// An entry is reported as due soon from that many days before it expires.
  package var warnWithinDays = 14
  /// The furthest off that an expiry may be, in days from the day of the check; nil where any may.
  package var maxLifetimeDays: Int?
  /// Patterns of remote keys that others own, for the comparison with an export.
  package var ignoredRemoteKeys: [String] = []

  /// The templates that come with the tool, by name.
  package static let builtInTemplates = ["firebase", "standalone"]

  package init() {}

  /// The severity of a rule in this registry, or nil where it is off.
  package func severity(of rule: RuleID, default severity: Severity) -> Severity? {
    severities[rule] ?? severity
  }

  /// The severity of a rule in this registry, or nil where `$registry.rules` turns it off.
  ///
  /// The one place where `$registry.rules` decides. A rule that is not configurable keeps its own severity.
  package func severity(of rule: RuleDocumentation) -> Severity? {
    guard rule.isConfigurable, let override = severities[rule.id] else { return rule.defaultSeverity }
    return override
  }
}
