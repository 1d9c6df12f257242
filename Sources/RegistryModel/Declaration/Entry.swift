import RegistryDiagnostics
import RegistryJSON
import RegistryText

/// A key whose declaration is sound: every attribute is there, of its type and inside its bounds.
///
/// Emission and comparison see entries only. The rules report what is wrong with a ``Declaration``. A class, as that is.
package final class Entry: Sendable {
  private let declaration: Declaration
  /// The team that answers for the key.
  package let owner: String
  package let kind: Kind
  /// The compiled-in value of all builds but those of ``configuredDefaults``, which `kind` reads.
  package let defaultValue: Value
  /// The compiled-in values of build configurations, in the order of the settings: of those whose condition holds the first decides.
  package let configuredDefaults: [ConfiguredDefault]
  /// The Swift name of the accessor, not yet escaped.
  package let accessor: String
  /// The Swift type of the accessor where the key is an enum, or of its items where it is a list of them; empty for the other types.
  package let enumTypeName: String
  package let dashboard: DashboardPolicy
  /// What the values of the key have to satisfy beside the reading grammar; accessors do not know it.
  package let schema: JSONSchema?

  /// The entry that a declaration makes, or nil where an attribute is missing or invalid.
  ///
  /// A compiled-in value outside the range is taken as it is: a registry may turn that rule off. `settings` say what holds for
  /// an entry that does not say it itself.
  /// Faults of the attributes in `ignored` do not matter; an owner that nobody named is then ``Declaration/ownerPlaceholder``.
  init?(
    _ declaration: Declaration, accessor: String, settings: Settings, reserved: ReservedNames,
    schema: JSONSchema? = nil, ignoring ignored: Set<Attribute> = []
  ) {
    guard let kind = declaration.kind, let defaultValue = declaration.defaultValue.value?.value,
      let owner = declaration.owner.value ?? (ignored.contains(.owner) ? Declaration.ownerPlaceholder : nil),
      let configuredDefaults = Self.configuredDefaults(of: declaration, settings),
      declaration.problems.allSatisfy({ ignored.contains($0.attribute) })
    else { return nil }
    self.declaration = declaration
    self.owner = owner
    self.kind = kind
    self.defaultValue = defaultValue
    self.configuredDefaults = configuredDefaults
    self.accessor = accessor
    self.schema = schema
    enumTypeName = kind.enumType != nil ? reserved.enumTypeName(forAccessor: accessor) : ""
    dashboard = declaration.dashboard.value ?? settings.dashboard
  }

  /// An entry as a build with that configuration, and with no other, has it.
  private init(_ entry: Entry, in configuration: BuildConfiguration) {
    declaration = entry.declaration
    owner = entry.owner
    kind = entry.kind
    defaultValue = entry.configuredDefault(in: configuration)?.value ?? entry.defaultValue
    configuredDefaults = []
    accessor = entry.accessor
    enumTypeName = entry.enumTypeName
    dashboard = entry.dashboard
    schema = entry.schema
  }

  /// The remote key.
  package var key: String { declaration.key }
  /// Where the key is written.
  package var location: SourceLocation { declaration.location }
  package var fallback: FallbackPolicy { declaration.fallback.value ?? .lastActivatedThenDefault }
  /// With `fallback: default`, how old the last successful fetch may be before the compiled-in value counts; nil for any age.
  package var maxAge: TimeSpan? { declaration.maxAge.value }
  /// Whether the value goes to telemetry.
  package var isReported: Bool { declaration.isReported.value ?? false }
  /// Why new code should not read the key any more.
  package var deprecated: String? { declaration.deprecated.value }
  /// The key that takes its place.
  package var replacedBy: String? { declaration.replacedBy.value }
  /// Why new versions do not read the key; nil where they do. A retired entry has no accessor.
  package var retired: String? { declaration.retired.value }
  package var isRetired: Bool { declaration.isRetired }
  package var expiry: Expiry? { declaration.expiry.value }
  /// How often the last day was moved, from where and why; the first extension comes first.
  package var extensions: [ExpiryExtension] { declaration.extensions.value ?? [] }
  /// For people, as written; may hold line breaks.
  package var description: String? { declaration.description.value }
  /// For people: an issue or a page about the key.
  package var tracker: String? { declaration.tracker.value }
  package var tags: [String] { declaration.tags.value ?? [] }

  /// What a text that the key reads has that its schema does not allow.
  package func schemaViolations(of text: String) -> [JSONSchemaViolation] { schema?.violations(in: text) ?? [] }

  /// The compiled-in value in its wire form: `true`, the shortest decimal, the text itself.
  package var defaultText: String { kind.text(of: defaultValue) }

  /// The compiled-in value that a configuration has instead of ``defaultValue``.
  package func configuredDefault(in configuration: BuildConfiguration) -> ConfiguredDefault? {
    configuredDefaults.first { $0.configuration.name == configuration.name }
  }

  /// The entry as a build with a configuration has it; the entry itself for none.
  package func built(in configuration: BuildConfiguration?) -> Entry { configuration.map { Entry(self, in: $0) } ?? self }

  /// Nil where one of them is not a value. A name that the settings do not have is a rule's to report.
  private static func configuredDefaults(of declaration: Declaration, _ settings: Settings) -> [ConfiguredDefault]? {
    guard !declaration.configuredDefaults.isEmpty else { return [] }
    guard declaration.configuredDefaults.allSatisfy({ $0.value.value?.value != nil }) else { return nil }
    return settings.configurations.compactMap { configuration in
      declaration.configuredDefault(of: configuration)?.value.value?.value
        .map { ConfiguredDefault(configuration: configuration, value: $0) }
    }
  }
}

/// What a read gives when the last fetch did not succeed.
package enum FallbackPolicy: String, Sendable, CaseIterable {
  /// The last value this install activated, else the compiled-in one.
  case lastActivatedThenDefault = "last_activated_then_default"
  /// The compiled-in value.
  case useDefault = "default"
}

/// Whether the dashboard may give everyone another value than the compiled-in one.
package enum DashboardPolicy: String, Sendable, CaseIterable {
  /// It may: that is how a flag is rolled out.
  case free
  /// It may not: the value for everyone has to be the compiled-in one.
  case pinned
}

/// Until when an entry may stay.
package enum Expiry: Equatable, Sendable {
  /// Valid through that whole UTC day.
  case day(CalendarDay)
  /// For ever, for the reason given.
  case never(reason: String)
}
