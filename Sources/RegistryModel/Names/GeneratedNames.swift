/// The names that the generated file itself declares inside the type, which no accessor and no enum may take.
///
/// Measured by compiling: an accessor of one of these names either redeclares a member or hides it from the rest of the file.
public enum GeneratedNames {
  /// Static members beside the accessors.
  public static let members: Set<String> = ["defaults", "registryDigest", "resolution", "withOverride", "overrides", "read"]

  /// Types that the file declares or names without a module; an enum of such a name is called `…Value` instead.
  public static let types: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Dictionary", "Double", "Equatable", "Error", "Hashable", "Int", "Int64",
    "JSON", "Key", "NSObject", "NSString", "Never", "Optional", "Overrides", "Pattern", "Protocol", "RawRepresentable", "Reason",
    "RemoteConfig", "RemoteConfigValue", "Resolution", "Self", "Sendable", "Set", "Source", "StaticString", "String", "Substring",
    "TaskLocal", "Type", "UInt32", "UInt64", "UInt8", "Unicode", "Void",
  ]

  /// Types that every generated enum has, which none of its cases may be called.
  ///
  /// Measured by compiling: a case of one of these names ends the conformance or reads as the type. Cases called as
  /// other members are (`rawValue`, `allCases`) do no harm.
  public static let enumMembers: Set<String> = ["AllCases", "RawValue"]

  /// The nested type of an enum key with that accessor: `ListStyle` for `listStyle`, `StringValue` for `string`.
  ///
  /// A name that is the accessor's own (`_2fa`) gets `Value` too: a type has no member twice.
  public static func typeName(forAccessor accessor: String) -> String {
    let name = CamelCase.upper(accessor) ?? accessor
    return types.contains(name) || name == accessor ? name + "Value" : name
  }
}
