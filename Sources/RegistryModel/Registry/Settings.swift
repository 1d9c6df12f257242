import RegistryDiagnostics
import RegistryText

/// What `$registry` decides for the whole registry.
package struct Settings: Sendable {
  /// The name of the generated type.
  package var typeName = "FeatureConfig"
  package var access = AccessLevel.internal
  /// The template of the generated file: a built-in one's name, or a path as the command line takes it; nil where the registry
  /// does not choose one.
  package var template: String?
  /// The modules that the generated file imports for the types of ``JSONType/swiftType``, in the order of the registry.
  package var modules: [String] = []
  /// In which builds the generated file has overrides for the whole process.
  package var overrides = OverridePolicy.debug
  /// Whether the generated file has a property wrapper for SwiftUI.
  package var hasSwiftUI = false
  /// The kinds of builds in which keys can have other compiled-in values; where the conditions of two hold, the first one decides.
  package var configurations: [BuildConfiguration] = []
  /// The teams that may be named as owners, or nil where any may.
  package var teams: [Team]?
  /// Severities that replace a rule's own; `nil` as value means that the rule is off.
  package var severities: [RuleID: Severity?] = [:]
  /// How many days before its last day an entry is reported as due soon.
  package var warnWithinDays = 14
  /// How many days after the day of the check the last day of an entry may be; nil where any may.
  package var maxLifetimeDays: Int?
  /// How often the life of an entry may be extended; nil where any number is allowed.
  package var maxExtensions: Int?
  /// Patterns of remote keys that others own, for the comparison with an export.
  package var ignoredRemoteKeys: [IgnorePattern] = []
  /// What holds for an entry without an attribute `dashboard`.
  package var dashboard = DashboardPolicy.free
  /// Breaks of shipped installs that are intended.
  package var acceptedBreaks: [AcceptedBreak] = []
  /// The oldest version of the app that may still be in use; nil for every version of an archive.
  package var supportedFrom: AppVersion?

  package init() {}

  /// The names of the owners that may be named, or nil where any may.
  package var owners: [String]? { teams?.map(\.name) }

  /// The severity of a rule in this registry, or nil where `$registry.rules` turns it off.
  ///
  /// The one place where `$registry.rules` decides. A rule that is not configurable keeps its own severity.
  package func severity(of rule: RuleDocumentation) -> Severity? {
    guard rule.isConfigurable, let override = severities[rule.id] else { return rule.defaultSeverity }
    return override
  }

  /// The findings of rules that are not off, with the severities of this registry; one of a rule that is not among `rules` stays.
  package func applied(to findings: [Diagnostic], of rules: [RuleDocumentation]) -> [Diagnostic] {
    let rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    return findings.compactMap { finding in
      guard let rule = rules[finding.rule] else { return finding }
      guard let severity = severity(of: rule) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}

/// A pattern of remote keys that others own: `*` stands for any characters, `?` for one, everything else for itself.
package struct IgnorePattern: Equatable, Sendable, ExpressibleByStringLiteral {
  package let text: String
  /// Where the registry has it; nil if it is from the command line.
  package let location: SourceLocation?

  package init(_ text: String, at location: SourceLocation? = nil) {
    self.text = text
    self.location = location
  }

  package init(stringLiteral value: String) { self.init(value) }
}

/// In which builds an app can override the values of its whole process.
package enum OverridePolicy: String, Sendable, CaseIterable {
  /// Where the compilation condition `DEBUG` is set.
  case debug
  case always, never
}

/// How visible the generated declarations are.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case `public`
  case package
}
