import Testing

@testable import RegistryModel

@Suite("Swift names")
struct NamesTests {
  private func accessors(_ keys: [String], type: String = "FeatureConfig") throws -> [String] {
    let text = "$registry: {type_name: \(type)}\n" + keys.map { $0.contains(":") ? "\($0)\n" : "\($0): {}\n" }.joined()
    return try Registry(parsing: text).accessors
  }

  private func accessor(_ key: String, type: String = "FeatureConfig") throws -> String? {
    try accessors([key], type: type).first
  }

  @Test(
    "are the lower camel case of a key's words",
    arguments: [
      ("checkout_v2_enabled", "checkoutV2Enabled"), ("uploadLimit", "uploadLimit"), ("UploadLimit", "uploadLimit"),
      ("upload__limit", "uploadLimit"), ("_ok_2", "ok2"), ("USE_NEW_FLOW", "useNewFlow"), ("serverURL", "serverURL"),
      ("HTTPServer_port", "httpServerPort"), ("_2fa", "_2fa"), ("max_1_10", "max1_10"), ("Type", "type"), ("a", "a"), ("_", "_"),
      ("iOS_only", "iOSOnly"), ("1", "_1"), ("1_1", "_1_1"), ("a_1", "a1"), ("ABc", "aBc"), ("aZ", "aZ"), ("az_AZ", "azAZ"),
    ])
  func camelCase(key: String, name: String) throws { #expect(try accessor(key) == name) }

  @Test(
    "drop a leading word that repeats the type name's last word",
    arguments: [
      ("config_version", "FeatureConfig", "version"), ("configVersion", "FeatureConfig", "version"),
      ("config", "FeatureConfig", "config"),
      ("config_2", "FeatureConfig", "config2"), ("config_defaults", "FeatureConfig", "configDefaults"),
      ("flags_on", "Flags", "on"), ("config_version", "Flags", "configVersion"),
    ])
  func droppedWord(key: String, type: String, name: String) throws { #expect(try accessor(key, type: type) == name) }

  @Test("are those that are given, where they are", arguments: ["given", "Given", "_", "config"])
  func given(name: String) throws {
    #expect(try accessors(["config_version: {accessor: \(name)}", "other"]) == [name, "other"])
  }

  @Test("keep the word where the rest is taken, whatever the order")
  func takenRest() throws {
    #expect(try accessors(["config_version", "version"]) == ["configVersion", "version"])
    #expect(try accessors(["version", "config_version"]) == ["version", "configVersion"])
    #expect(try accessors(["config_a", "Config_a"]) == ["configA", "configA"])
  }

  @Test(
    "are escaped where Swift reserves them",
    arguments: [
      ("default", "`default`"), ("self", "`self`"), ("init", "`init`"), ("in", "`in`"), ("some", "some"), ("async", "async"),
      ("precedencegroup", "`precedencegroup`"), ("associatedtype", "`associatedtype`"),
    ])
  func escapes(name: String, written: String) { #expect(SwiftName.escaped(name) == written) }

  @Test("are of ASCII letters, digits and underscores, a digit not first, and more than underscores")
  func identifiers() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for value in UInt8(0)..<0x80 {
      let character = Character(Unicode.Scalar(value))
      let isLetter = letters.contains(character)
      #expect(SwiftName.isIdentifier(String(character)) == isLetter, "\(character)")
      #expect(SwiftName.isIdentifier("a\(character)") == (isLetter || "0123456789_".contains(character)), "\(character)")
    }
    #expect(!SwiftName.isIdentifier("") && !SwiftName.isIdentifier("__") && !SwiftName.isIdentifier("é"))
    #expect(SwiftName.isIdentifier("_1") && SwiftName.isIdentifier("__a"))
  }

  @Test(
    "of enum values are cases",
    arguments: [
      ("off-hours", "offHours"), ("1.10", "_1_10"), ("1.1", "_1_1"), ("NO", "no"), ("Off", "off"), ("", "empty"), ("💳", "u1F4B3"),
      ("+", "u2B"), ("é", "uE9"), ("e\u{301}", "eU301"), ("true", "true"), ("a b", "aB"),
    ])
  func enumCases(value: String, name: String) { #expect(EnumCaseName.derived(from: value) == name) }

  @Test(
    "of enum types avoid the types that generated code uses",
    arguments: [
      ("listStyle", "ListStyle"), ("string", "StringValue"), ("type", "TypeValue"), ("sendable", "SendableValue"),
      ("reason", "ReasonValue"), ("_2fa", "_2faValue"), ("ListStyle", "ListStyleValue"),
    ])
  func typeNames(accessor: String, name: String) { #expect(ReservedNames.fixture.enumTypeName(forAccessor: accessor) == name) }
}
