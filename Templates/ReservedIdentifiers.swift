/// The identifiers that the built-in templates declare or use, which no accessor, enum or case of a registry may take.
///
/// Measured by compiling: an accessor with one of these names either redeclares a member or hides it from the rest of the
/// file. A test compares the lists with generated files.
package enum ReservedIdentifiers {
  /// Static members of the generated type beside the accessors.
  package static let members: Set<String> = [
    "all", "changes", "defaults", "overrides", "persistOverrides", "registryDigest", "removeOverride", "removeOverrides",
    "reported",
    "resolution", "setOverride", "snapshot", "updates", "withOverride",
  ]

  /// Types that the file declares inside the generated type or names without a module.
  ///
  /// `Type` and `Protocol` are here because a type with one of these names cannot be used: `X.Type` is a metatype.
  package static let types: Set<String> = [
    "Actor", "Any", "Array", "ArraySlice", "Attoseconds", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "Bool",
    "CaseIterable",
    "ChangeListener", "ChangeListeners", "ClosedRange", "Comparable", "ConfigEnum", "ConfigSource", "CustomStringConvertible",
    "DecodedMemory", "DecodedTypes", "DecodedValue", "Dictionary", "Double", "Entry", "FirebaseCore", "FirebaseRemoteConfig",
    "FixedWidthInteger", "Found", "Foundation", "Grammar", "Hashable", "Hasher", "Identifiable", "Int", "Int32", "Int64", "JSON",
    "KeyPath",
    "KeyTable",
    "NSLock", "NSNotification", "NSObject", "NSString", "NotificationCenter", "Override", "OverrideError",
    "OverrideStore", "Pattern", "Probe", "ProcessInfo", "Protocol", "Read", "Reason", "Remote", "RemoteConfig",
    "Resolution", "Scope", "Seen", "Self", "Sendable", "Set", "SharedFlag", "Snapshot", "Source", "SourceBox", "String", "Swift",
    "Synchronization", "TaskLocal", "Type", "UInt32", "UInt64", "UInt8", "URL", "UTF8", "Unicode", "Updates", "UserDefaults",
  ]

  /// Members that every generated enum has. A case with one of these names ends the conformance, is read as the type, or
  /// redeclares the member; cases with the names of other members (`rawValue`, `allCases`) do no harm.
  package static let enumMembers: Set<String> = ["AllCases", "RawValue", "_tableNumber"]
}
