import RegistryDiagnostics
import RegistryModel

/// Every rule of the validator. A new rule is a file and a line here.
package enum RuleCatalogue {
  /// The rules that judge one declaration.
  package static let entryRules: [any EntryRule.Type] = [
    DefaultMismatchesPattern.self,
    DefaultNotInValues.self,
    DefaultOutOfRange.self,
    DefaultTooLong.self,
    DefaultTypeMismatch.self,
    DefaultViolatesSchema.self,
    DoubtfulOwner.self,
    DuplicateEnumValue.self,
    EntryNotAMapping.self,
    EnumCaseCollision.self,
    EnumCaseNone.self,
    ExtensionGap.self,
    IllegalKey.self,
    InapplicableAttribute.self,
    InvalidAccessor.self,
    InvalidDate.self,
    InvalidEnumCase.self,
    InvalidJSON.self,
    InvalidPattern.self,
    MalformedAttribute.self,
    MalformedRange.self,
    MissingAttribute.self,
    MissingExpiry.self,
    MissingReason.self,
    NullDefault.self,
    PlaceholderOwner.self,
    ReversedRange.self,
    TooManyExtensions.self,
    UndeclaredConfiguration.self,
    UnknownAttribute.self,
    UnknownOwner.self,
    UnknownPolicy.self,
    UnknownType.self,
    UnreportableKey.self,
  ]

  /// The rules that judge the registry as a whole.
  package static let registryRules: [any RegistryRule.Type] = [
    AccessorCollision.self,
    EmptyRegistry.self,
    EnumTypeCollision.self,
    FixedSeverity.self,
    InvalidSchema.self,
    InvalidSwiftType.self,
    ReservedAccessor.self,
    RetiredReplacement.self,
    TooManyKeys.self,
    TooManyReported.self,
    TooMuchText.self,
    UnknownReplacement.self,
    UnknownRule.self,
    UnsupportedSchemaWord.self,
    UnusedConfiguration.self,
  ]

  /// The rules that a missing or wrong owner or expiry can break. A registry that breaks no other rule, and has
  /// ``Registry/comparableEntries``, can be compared with an export.
  package static let aboutOwnersAndExpiry: Set<RuleID> = [
    InvalidDate.documentation.id, MalformedAttribute.documentation.id, MissingAttribute.documentation.id,
    MissingExpiry.documentation.id, MissingReason.documentation.id, PlaceholderOwner.documentation.id,
    TooManyExtensions.documentation.id, UnknownOwner.documentation.id,
  ]

  /// The pages of all rules about a registry by itself, those of its structure included, in the order of their ids.
  package static var documentation: [RuleDocumentation] {
    let own = entryRules.map { $0.documentation } + registryRules.map { $0.documentation }
    return (own + StructureRules.documentation).inOrder()
  }
}
