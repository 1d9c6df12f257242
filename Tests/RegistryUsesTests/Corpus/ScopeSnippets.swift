extension Snippet {
  /// Names that are looked up from where they are.
  static let scopes: [Snippet] = [
    Snippet(
      "a bare name in an extension",
      """
      extension FeatureConfig {
        static var isBig: Bool { uploadChunkBytes > 1_000 } //! use[upload_chunk_bytes]
      }
      """),
    Snippet(
      "a bare name in an extension of the module's type",
      """
      extension App.FeatureConfig {
        static func f() -> String { return version } //! use[config_version]
      }
      """),
    Snippet(
      "a bare name in an extension of an alias",
      """
      typealias Flags = FeatureConfig
      extension Flags { static var isBig: Bool { uploadChunkBytes > 1 } } //! use[upload_chunk_bytes]
      """),
    Snippet(
      "Self in an extension",
      "extension FeatureConfig { static var a: Int { Self.uploadChunkBytes } } //! use[upload_chunk_bytes]"),
    Snippet(
      "self in an extension",
      "extension FeatureConfig { static func a() -> Int { self.uploadChunkBytes } } //! use[upload_chunk_bytes]"),
    Snippet("Self elsewhere", "struct Other { static let version = 1; static var a: Int { Self.version } }"),
    Snippet(
      "a bare name in a type within an extension",
      """
      extension FeatureConfig {
        struct Report { func size() -> Int { uploadChunkBytes } } //! use[upload_chunk_bytes]
      }
      """),
    Snippet(
      "a bare name in an extension of a nested type", "extension FeatureConfig.Report { func size() -> Int { uploadChunkBytes } }"
    ),
    Snippet(
      "a local variable that hides an accessor",
      """
      extension FeatureConfig {
        static func f() -> Int {
          let uploadChunkBytes = 5
          return uploadChunkBytes
        }
      }
      """),
    Snippet(
      "a local variable that is made of the accessor it hides",
      """
      extension FeatureConfig {
        static func f() -> Int {
          let uploadChunkBytes = uploadChunkBytes + 1 //! use[upload_chunk_bytes]
          return uploadChunkBytes
        }
      }
      """),
    Snippet(
      "a parameter that hides an accessor", "extension FeatureConfig { static func f(version: String) -> Int { version.count } }"),
    Snippet(
      "a parameter with a label that hides an accessor",
      "extension FeatureConfig { static func f(_ version: String) -> Int { version.count } }"),
    Snippet(
      "a label that is called as an accessor is",
      """
      extension FeatureConfig {
        static func f(version label: String) -> String { version + label } //! use[config_version]
        static func g() { f(version: "1"); f(version: version) } //! use[config_version]
      }
      """),
    Snippet(
      "a parameter of a closure", "extension FeatureConfig { static let f = { (version: String) -> Int in version.count } }"),
    Snippet(
      "the short parameters of a closure",
      "extension FeatureConfig { static let f = zip.map { version, size in version + size } }"),
    Snippet(
      "a variable of a loop",
      "extension FeatureConfig { static func f() { for version in list { print(version) }; print(version) } } //! use[config_version]"
    ),
    Snippet(
      "a variable of if let",
      """
      extension FeatureConfig {
        static func f() {
          if let version = latest, version.isNew { print(version) } else { print(version) } //! use[config_version]
          print(version) //! use[config_version]
        }
      }
      """),
    Snippet(
      "a variable of guard let",
      """
      extension FeatureConfig {
        static func f() {
          print(version) //! use[config_version]
          guard let version = latest else { return }
          print(version)
        }
      }
      """),
    Snippet(
      "a variable of a pattern",
      """
      extension FeatureConfig {
        static func f() {
          switch x {
          case .some(let version): print(version)
          case let .other(version, _): print(version)
          default: print(version) //! use[config_version]
          }
        }
      }
      """),
    Snippet(
      "a variable of catch", "extension FeatureConfig { static func f() { do { try g() } catch let version { print(version) } } }"
    ),
    Snippet("variables of a tuple", "extension FeatureConfig { static func f() { let (version, _) = pair(); print(version) } }"),
    Snippet(
      "a member of a nested type that hides an accessor",
      """
      extension FeatureConfig {
        struct Report {
          let version = 1
          func f() -> Int { version }
        }
        enum Kind: String {
          case version, listStyle
          var a: Kind { self == .version ? .listStyle : .version }
        }
      }
      """),
    Snippet(
      "a member of another value in an extension",
      "extension FeatureConfig { static func f(_ app: App) -> String { app.version + app.info.version } }"),
    Snippet(
      "a bare name outside an extension", "struct View { let version = 1; func f() -> Int { version + uploadChunkBytes } }"),
    Snippet(
      "a declaration of an accessor's name", "extension Other { static var version: String { \"\" }; func uploadChunkBytes() {} }"
    ),
    Snippet(
      "a metatype in a constant",
      """
      let flags = FeatureConfig.self
      let a = flags.checkoutV2Enabled //! use[checkout_v2_enabled]
      """),
    Snippet(
      "a metatype in a property",
      """
      struct View {
        let flags: FeatureConfig.Type
        var a: Bool { flags.checkoutV2Enabled } //! use[checkout_v2_enabled]
        var b: Bool { self.flags.checkoutV2Enabled } //! use[checkout_v2_enabled]
      }
      """),
    Snippet(
      "a metatype in a parameter",
      "func f(flags: FeatureConfig.Type = FeatureConfig.self) -> Bool { flags.checkoutV2Enabled } //! use[checkout_v2_enabled]"),
    Snippet(
      "a metatype in a property of another file",
      """
      //--- Environment.swift
      struct Environment { var flags = FeatureConfig.self }
      //--- View.swift
      let a = environment.flags.checkoutV2Enabled //! use[checkout_v2_enabled]
      let b = environment.other.checkoutV2Enabled
      """),
    Snippet(
      "a metatype of an alias",
      """
      typealias Flags = FeatureConfig
      func f(_ flags: Flags.Type) -> Int { flags.uploadChunkBytes } //! use[upload_chunk_bytes]
      """),
    Snippet(
      "another value of a metatype's name",
      """
      struct View { let flags: FeatureConfig.Type }
      func f(flags: Set<Flag>) -> Bool { flags.checkoutV2Enabled }
      """),
    Snippet(
      "a nested type of the registry's name",
      """
      struct Player {
        enum FeatureConfig { static let version = 1 }
        let a = FeatureConfig.version
      }
      let b = Player.FeatureConfig.version
      let c = FeatureConfig.version //! use[config_version]
      """),
    Snippet(
      "a nested type of the registry's name in another file",
      """
      //--- Player.swift
      struct Player { enum FeatureConfig { static let version = 1 } }
      //--- View.swift
      extension Player { static let a = FeatureConfig.version }
      let b = Player.FeatureConfig.version + FeatureConfig.version
      //                                                   ^ use[config_version]
      """),
  ]
}
