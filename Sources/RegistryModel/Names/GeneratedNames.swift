/// The names that the generated file itself declares inside the type, which no accessor and no enum may take.
///
/// Measured by compiling: an accessor of one of these names either redeclares a member or hides it from the rest of the file.
package enum GeneratedNames {
  /// Static members beside the accessors.
  package static let members: NameSet = [
    "defaults", "overriding", "probe", "registryDigest", "resolution", "withOverride",
  ]

  /// Types that the file declares or names without a module; an enum of such a name is called `…Value` instead.
  package static let types: NameSet = [
    "Actor", "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Choice", "Comparable", "ConfigSource",
    "DecimalShape", "DefaultTexts", "Dictionary", "Double", "Equatable", "Error", "FirebaseRemoteConfig", "Grammar", "Hashable",
    "Int", "Int32", "Int64", "JSON", "KeyPath", "NSObject", "NSString", "Never", "Optional", "Pattern", "Probe", "Protocol",
    "Range", "RawRepresentable", "Read", "Reading", "Reason", "Remote", "RemoteConfig", "RemoteConfigValue", "Resolution",
    "Scope", "Self", "Sendable", "Set", "Slice", "Source", "StaticString", "String", "Substring", "TaskLocal", "Type", "UInt32",
    "UInt64", "UInt8", "UTF8", "Unicode", "UnsafeBufferPointer", "Void",
  ]

  /// Types that every generated enum has, which none of its cases may be called.
  ///
  /// Measured by compiling: a case of one of these names ends the conformance or reads as the type. Cases called as
  /// other members are (`rawValue`, `allCases`) do no harm.
  package static let enumMembers: NameSet = ["AllCases", "RawValue"]

  /// The nested type of an enum key with that accessor: `ListStyle` for `listStyle`, `StringValue` for `string`.
  ///
  /// A name that is the accessor's own (`_2fa`) gets `Value` too: a type has no member twice.
  package static func typeName(forAccessor accessor: String) -> String {
    let name = CamelCase.upper(accessor) ?? accessor
    return types.contains(name) || name == accessor ? name + "Value" : name
  }
}
