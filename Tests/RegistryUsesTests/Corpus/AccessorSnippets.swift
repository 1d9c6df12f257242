extension Snippet {
  /// Accessors by the name of the type.
  static let accessors: [Snippet] = [
    Snippet("an accessor", "let a = FeatureConfig.checkoutV2Enabled //! use[checkout_v2_enabled]"),
    Snippet(
      "an accessor at its column",
      """
        let é = "ü" + FeatureConfig.welcomeTitle
      //                            ^ use[welcome_title]
      """),
    Snippet(
      "two accessors in a line",
      "let a = FeatureConfig.uploadChunkBytes + Int(FeatureConfig.samplingRate) //! use[upload_chunk_bytes] use[sampling_rate]"),
    Snippet(
      "an accessor on a line of its own",
      """
      let a = FeatureConfig
        // the rollout
        .checkoutV2Enabled //! use[checkout_v2_enabled]
      """),
    Snippet(
      "an accessor with a comment inside",
      "let a = FeatureConfig /* of payments */ . /* v2 */ checkoutV2Enabled //! use[checkout_v2_enabled]"),
    Snippet("an accessor in backticks", "let a = FeatureConfig.`default` //! use[default]"),
    Snippet("an accessor in backticks that needs none", "let a = `FeatureConfig`.`version` //! use[config_version]"),
    Snippet("a keyword as an accessor", "let a = FeatureConfig.default //! use[default]"),
    Snippet("an accessor of the module", "let a = App.FeatureConfig.checkoutV2Enabled //! use[checkout_v2_enabled]"),
    Snippet("the type in parentheses", "let a = (FeatureConfig).checkoutV2Enabled //! use[checkout_v2_enabled]"),
    Snippet("the metatype", "let a = FeatureConfig.self.checkoutV2Enabled //! use[checkout_v2_enabled]"),
    Snippet("a member of a value", "let a = FeatureConfig.welcomeTitle.count //! use[welcome_title]"),
    Snippet("two registries", "let a = FeatureConfig.version + PlayerFlags.version //! use[config_version] use[player_version]"),
    Snippet("an accessor of the other registry", "let a = FeatureConfig.autoplayNext"),
    Snippet(
      "another member of the type",
      "RemoteConfig.remoteConfig().setDefaults(FeatureConfig.defaults); print(FeatureConfig.registryDigest)"),
    Snippet("another type's member", "let a = Settings.checkoutV2Enabled; let b = settings.uploadChunkBytes"),
    Snippet("a longer name of a type", "let a = MyFeatureConfig.checkoutV2Enabled; let b = FeatureConfigs.version"),
    Snippet("a longer name of an accessor", "let a = FeatureConfig.checkoutV2EnabledAt; let b = FeatureConfig.versions"),
    Snippet(
      "an accessor in a default argument", "func f(size: Int = FeatureConfig.uploadChunkBytes) {} //! use[upload_chunk_bytes]"),
    Snippet("an accessor in a condition", "if FeatureConfig.checkoutV2Enabled, x { } //! use[checkout_v2_enabled]"),
    Snippet(
      "an accessor behind an exclamation mark",
      "guard !FeatureConfig.checkoutV2Enabled else { return } //! use[checkout_v2_enabled]"),
    Snippet(
      "accessors in a ternary",
      "let a = FeatureConfig.checkoutV2Enabled ? FeatureConfig.version : FeatureConfig.welcomeTitle //! use[checkout_v2_enabled] use[config_version] use[welcome_title]"
    ),
    Snippet("an accessor as a key of a dictionary", "let a = [FeatureConfig.version: 1] //! use[config_version]"),
    Snippet(
      "an accessor in a switch", "switch FeatureConfig.listStyle { case .compact: break; default: break } //! use[list_style]"),
    Snippet("an accessor in a pattern", "switch x { case FeatureConfig.version: break; default: break } //! use[config_version]"),
    Snippet(
      "an accessor in a trailing closure",
      "let a = list.filter { $0.size > FeatureConfig.uploadChunkBytes } //! use[upload_chunk_bytes]"),
    Snippet(
      "an accessor in an attribute", "@Clamped(max: FeatureConfig.uploadChunkBytes) var size = 0 //! use[upload_chunk_bytes]"),
    Snippet(
      "an accessor behind an operator outside ASCII", "let a = x≤FeatureConfig.uploadChunkBytes≥y //! use[upload_chunk_bytes]"),
    Snippet("an enum's type", "let style: FeatureConfig.ListStyle = .compact //! type[list_style]"),
    Snippet("an enum's case", "let style = FeatureConfig.ListStyle.compact //! type[list_style]"),
    Snippet(
      "an enum's type by an alias", "typealias Style = FeatureConfig.ListStyle //! type[list_style]\nlet style = Style.compact"),
    Snippet("another type of the enum's name", "let style: ListStyle = .compact; let other = Table.ListStyle.plain"),
    Snippet(
      "an alias",
      """
      typealias Flags = FeatureConfig
      let a = Flags.checkoutV2Enabled //! use[checkout_v2_enabled]
      """),
    Snippet(
      "an alias of another file",
      """
      //--- Alias.swift
      public typealias Flags = App.FeatureConfig
      //--- View.swift
      let a = Flags.checkoutV2Enabled //! use[checkout_v2_enabled]
      """),
    Snippet(
      "an alias of an alias",
      """
      //--- View.swift
      let a = F.checkoutV2Enabled //! use[checkout_v2_enabled]
      //--- Short.swift
      typealias F = Flags
      //--- Alias.swift
      typealias Flags = FeatureConfig
      """),
    Snippet(
      "a private alias of another file",
      """
      //--- Alias.swift
      private typealias Flags = FeatureConfig
      //--- View.swift
      enum Flags { static let checkoutV2Enabled = true }
      let a = Flags.checkoutV2Enabled
      """),
    Snippet(
      "an alias in a type",
      """
      struct Screen {
        typealias Flags = FeatureConfig
        var a: Bool { Flags.checkoutV2Enabled } //! use[checkout_v2_enabled]
      }
      let b = Screen.Flags.version //! use[config_version]
      let c = Flags.version
      """),
    Snippet(
      "an alias in a function",
      """
      func f() -> Bool {
        typealias Flags = FeatureConfig
        return Flags.checkoutV2Enabled //! use[checkout_v2_enabled]
      }
      let a = Flags.checkoutV2Enabled
      """),
  ]
}
