import RegistryModel
import RegistryTemplates

extension ReservedNames {
  /// The names that the built-in templates keep for themselves. They hold for a template of a team's own too, so that an
  /// accessor keeps its name when the template changes.
  package static let builtIn = ReservedNames(
    templates: BuiltInTemplate.allCases.map(\.rawValue), members: ReservedIdentifiers.members,
    types: ReservedIdentifiers.types, enumMembers: ReservedIdentifiers.enumMembers)
}
