extension Snippet {
  /// Key paths of accessors.
  static let keyPaths: [Snippet] = [
    Snippet(
      "a key path for a resolution", "let a = FeatureConfig.resolution(of: \\.uploadChunkBytes) //! path[upload_chunk_bytes]"),
    Snippet(
      "a key path at its column",
      "let a = FeatureConfig.resolution(of: \\.version).reason\n//                                     ^ path[config_version]"),
    Snippet(
      "a key path for an override",
      "FeatureConfig.withOverride(of: \\.uploadChunkBytes, to: 5) { upload() } //! path[upload_chunk_bytes]"),
    Snippet(
      "a key path for an override that waits",
      "await FeatureConfig.withOverride(of: \\.version, to: \"1\") { await upload() } //! path[config_version]"),
    Snippet(
      "a key path for a lasting override",
      "FeatureConfig.setOverride(of: \\.checkoutV2Enabled, to: true) //! path[checkout_v2_enabled]"),
    Snippet("a key path for updates", "for await x in FeatureConfig.updates(of: \\.version) { } //! path[config_version]"),
    Snippet(
      "a key path of an alias", "typealias F = FeatureConfig; let a = F.resolution(of: \\.version) //! path[config_version]"),
    Snippet("a key path of the module", "let a = App.FeatureConfig.resolution(of: \\.version) //! path[config_version]"),
    Snippet(
      "a key path in an extension",
      "extension FeatureConfig { static func f() { _ = resolution(of: \\.version) } } //! path[config_version]"),
    Snippet(
      "a key path of Self",
      "extension FeatureConfig { static func f() { _ = Self.resolution(of: \\.version) } } //! path[config_version]"),
    Snippet(
      "a key path of a metatype",
      "let flags = FeatureConfig.self; let a = flags.resolution(of: \\.version) //! path[config_version]"),
    Snippet("a whole key path", "let a = \\FeatureConfig.Type.version //! path[config_version]"),
    Snippet("a whole key path of an alias", "typealias F = FeatureConfig; let a = \\F.Type.version //! path[config_version]"),
    Snippet("a key path through self", "let a = FeatureConfig.resolution(of: \\.self.version) //! path[config_version]"),
    Snippet(
      "a key path with a declared type", "let a: KeyPath<FeatureConfig.Type, String> = \\.version //! path[config_version]"),
    Snippet(
      "key paths in a list",
      "let a: [PartialKeyPath<FeatureConfig.Type>] = [\\.version, \\.listStyle] //! path[config_version] path[list_style]"),
    Snippet("a key path in a subscript", "let a = FeatureConfig.self[keyPath: \\.version] //! path[config_version]"),
    Snippet("a key path that goes on", "let a = FeatureConfig.resolution(of: \\.welcomeTitle.count) //! path[welcome_title]"),
    Snippet("a property wrapper", "struct V { @FeatureValue(\\.checkoutV2Enabled) var isOn } //! path[checkout_v2_enabled]"),
    Snippet(
      "a property wrapper of the other registry",
      "struct V { @PlayerValue(\\.version) var a; @PlayerValue(\\.listStyle) var b } //! path[player_version]"),
    Snippet(
      "a property wrapper by its initialiser",
      "init() { _isOn = FeatureValue(\\.checkoutV2Enabled) } //! path[checkout_v2_enabled]"),
    Snippet(
      "a property wrapper of a whole path", "@FeatureValue(\\FeatureConfig.Type.version) var a: String //! path[config_version]"),
    Snippet(
      "a key path of another type",
      "let a = list.map(\\.version); let b = \\Book.version; FeatureConfig.f(); let c = sort(by: \\.version)"),
    Snippet(
      "a key path of another wrapper",
      "struct V { @Environment(\\.version) var a; let b = FeatureConfig.version } //! use[config_version]"),
    Snippet(
      "a key path of another declared type",
      "let a: KeyPath<Book, String> = \\.version; let b: KeyPath<PlayerFlags.Type, String> = \\.version //! path[player_version]"),
    Snippet(
      "a key path deeper in an argument",
      "FeatureConfig.withOverride(of: \\.version, to: list.map(\\.version)[0]) { } //! path[config_version]"),
  ]
}
