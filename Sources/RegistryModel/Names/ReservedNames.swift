/// The names that the generated file declares or uses itself, which no accessor, enum or case may take.
///
/// The templates know them: whoever reads a registry gives them to it.
package struct ReservedNames: Sendable {
  /// The templates that come with the tool.
  package var templates: [String]
  /// Static members beside the accessors.
  package var members: Set<String>
  /// Types that the file declares or names without a module.
  package var types: Set<String>
  /// Types that every generated enum has. A case with one of these names does not compile.
  package var enumMembers: Set<String>

  package init(
    templates: [String] = [], members: Set<String> = [], types: Set<String> = [], enumMembers: Set<String> = []
  ) {
    self.templates = templates
    self.members = members
    self.types = types
    self.enumMembers = enumMembers
  }

  /// The nested type of an enum key with that accessor: `ListStyle` for `listStyle`, `StringValue` for `string`.
  ///
  /// A name that equals the accessor (`_2fa`) gets `Value` too: a type cannot have two members with one name.
  package func enumTypeName(forAccessor accessor: String) -> String {
    let name = CamelCase.upper(accessor) ?? accessor
    return types.contains(name) || name == accessor ? name + "Value" : name
  }
}
