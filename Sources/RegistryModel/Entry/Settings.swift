import RegistryDiagnostics

/// How visible the generated declarations are.
public enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case `public`
  case package
}

/// What `$registry` settles for the whole registry.
public struct Settings: Sendable {
  /// What `$registry` may hold.
  public static let names = ["type_name", "access", "template", "owners", "rules", "expiry", "diff"]

  /// The name of the generated type.
  public var typeName = "FeatureConfig"
  public var access = AccessLevel.internal
  /// The template of the generated file: a built-in one's name, or a path as the command line takes it. Nil leaves it open.
  public var template: String?
  /// The owners that may be named, or nil where any may.
  public var owners: [String]?
  /// Severities that replace a rule's own; `nil` as value means that the rule is off.
  public var severities: [RuleID: Severity?] = [:]
  /// An entry is reported as due soon from that many days before it expires.
  public var warnWithinDays = 14
  /// The furthest off that an expiry may be, in days from the day of the check; nil where any may.
  public var maxLifetimeDays: Int?
  /// Patterns of remote keys that others own, for the comparison with an export.
  public var ignoredRemoteKeys: [String] = []

  /// The templates that come with the tool, by name.
  public static let builtInTemplates = ["firebase", "standalone"]

  public init() {}

  /// The severity of a rule in this registry, or nil where it is off.
  public func severity(of rule: RuleID, default severity: Severity) -> Severity? {
    severities[rule] ?? severity
  }
}
