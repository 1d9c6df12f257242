extension Snippet {
  /// What is code and what is text.
  static let texts: [Snippet] = [
    Snippet("a comment", "// FeatureConfig.version\nlet a = FeatureConfig.version //! use[config_version]"),
    Snippet("a comment behind code", "let a = 1 // = FeatureConfig.version, remoteConfig[\"welcome_title\"]"),
    Snippet(
      "a nested comment",
      "/* /* FeatureConfig.version */ FeatureConfig.version */ let a = FeatureConfig.version //! use[config_version]"),
    Snippet(
      "a documentation comment",
      "/// Reads `FeatureConfig.version` and remoteConfig[\"welcome_title\"].\nlet a = FeatureConfig.self"),
    Snippet("a comment mark in a string", #"let a = "/*"; let b = FeatureConfig.version; let c = "*/" //! use[config_version]"#),
    Snippet("a string", #"let a = "FeatureConfig.version"; print("remoteConfig[\"welcome_title\"]")"#),
    Snippet("an interpolation", #"let a = "v\(FeatureConfig.version)" //! use[config_version]"#),
    Snippet(
      "an interpolation in an interpolation",
      #"let a = "a\("b\(FeatureConfig.version)" + PlayerFlags.version)" //! use[config_version] use[player_version]"#),
    Snippet(
      "an escaped interpolation", #"let a = "\\(FeatureConfig.version)" + "\"\\\(FeatureConfig.version)" //! use[config_version]"#
    ),
    Snippet("parentheses in an interpolation", #"let a = "\((FeatureConfig.version, f(")")))\(x)" //! use[config_version]"#),
    Snippet(
      "a string in a closure in an interpolation",
      #"let a = "\(list.map { "\($0)" + FeatureConfig.version }.joined())" //! use[config_version]"#),
    Snippet(
      "a raw string", ##"let a = #"\(FeatureConfig.version)"#; let b = #"\#(FeatureConfig.version)"# //! use[config_version]"##),
    Snippet(
      "a raw string with a quote", ##"let a = #"""#; let b = FeatureConfig.version; let c = #"""# //! use[config_version]"##),
    Snippet(
      "a raw string with two signs",
      ###"let a = ##"\#(FeatureConfig.version)"# FeatureConfig.version"##; let b = FeatureConfig.version //! use[config_version]"###
    ),
    Snippet(
      "a string of many lines",
      #"""
      let a = """
        FeatureConfig.version "quoted"
        \(FeatureConfig.version) //! use[config_version]
        \\(FeatureConfig.welcomeTitle) \"""
        """
      let b = FeatureConfig.welcomeTitle //! use[welcome_title]
      """#),
    Snippet(
      "a raw string of many lines",
      ##"""
      let a = #"""
        """ FeatureConfig.version \(FeatureConfig.version)
        \#(FeatureConfig.welcomeTitle) //! use[welcome_title]
        """#
      """##),
    Snippet(
      "an interpolation over many lines",
      #"""
      let a = """
        \(f(
          FeatureConfig.version, //! use[config_version]
          "x"
        ))
        """
      """#),
    Snippet(
      "a string that does not end",
      """
      let a = "FeatureConfig.version
      let b = FeatureConfig.version //! use[config_version]
      """),
    Snippet(
      "an interpolation that does not end",
      #"""
      let a = "\(FeatureConfig.version
      //                       ^ use[config_version]
      let b = "x" + FeatureConfig.welcomeTitle //! use[welcome_title]
      """#),
    Snippet("a regular expression", #"let a = /FeatureConfig.version "/; let b = FeatureConfig.version //! use[config_version]"#),
    Snippet(
      "a regular expression with an escaped slash",
      #"let a = x.contains(/\/\* FeatureConfig.version/) || FeatureConfig.checkoutV2Enabled //! use[checkout_v2_enabled]"#),
    Snippet(
      "a regular expression with number signs",
      ##"let a = #/"FeatureConfig.version//#; let b = FeatureConfig.version //! use[config_version]"##),
    Snippet(
      "a regular expression of many lines",
      ##"""
      let a = #/
        FeatureConfig.version  # "a quote
        /* */
      /#
      let b = FeatureConfig.version //! use[config_version]
      """##),
    Snippet(
      "divisions",
      "let a = FeatureConfig.uploadChunkBytes / 2 + x/FeatureConfig.uploadChunkBytes/3 //! use[upload_chunk_bytes] use[upload_chunk_bytes]"
    ),
    Snippet(
      "a division behind a bracket",
      "let a = (b)/FeatureConfig.uploadChunkBytes; let c = d[0]/FeatureConfig.uploadChunkBytes //! use[upload_chunk_bytes] use[upload_chunk_bytes]"
    ),
    Snippet(
      "a slash as a function",
      "let a = list.reduce(FeatureConfig.samplingRate, /) + f(/, FeatureConfig.samplingRate) //! use[sampling_rate] use[sampling_rate]"
    ),
    Snippet("a prefix operator of one slash", "case(/Action.tapped) ; let a = FeatureConfig.version //! use[config_version]"),
    Snippet(
      "all branches of a condition of compilation",
      """
      #if DEBUG
        let a = FeatureConfig.version //! use[config_version]
      #elseif os(iOS) && canImport(FeatureConfig)
        let a = FeatureConfig.welcomeTitle //! use[welcome_title]
      #else
        let a = FeatureConfig.uploadChunkBytes //! use[upload_chunk_bytes]
      #endif
      """),
    Snippet(
      "a branch in an expression",
      """
      let a = FeatureConfig
        #if DEBUG
          .version //! use[config_version]
        #endif
      """),
    Snippet("a macro", "#expect(FeatureConfig.checkoutV2Enabled) //! use[checkout_v2_enabled]"),
    Snippet("a macro with a closure", "#Preview { Text(FeatureConfig.welcomeTitle) } //! use[welcome_title]"),
    Snippet(
      "a macro as an attribute",
      #"@Test("FeatureConfig.version", .enabled(if: FeatureConfig.checkoutV2Enabled)) func f() {} //! use[checkout_v2_enabled]"#),
    Snippet("a selector", "let a = #selector(getter: version); let b = #keyPath(Book.version)"),
    Snippet("a version that is asked for", "if #available(iOS 17, *) { a(FeatureConfig.version) } //! use[config_version]"),
    Snippet(
      "numbers with dots",
      "let a = 1...FeatureConfig.uploadChunkBytes; let b = pair.0.1.description; let c = 1.5e-3.rounded() //! use[upload_chunk_bytes]"
    ),
    Snippet("a range without a start", "let a = list[...FeatureConfig.uploadChunkBytes] //! use[upload_chunk_bytes]"),
    Snippet(
      "a first line for the shell",
      "#!/usr/bin/swift FeatureConfig.version\nlet a = FeatureConfig.version //! use[config_version]"),
    Snippet("line breaks of other systems", "// a\r\nlet a = FeatureConfig.version //! use[config_version]\r\n//b\r\n"),
    Snippet(
      "an import", "import struct App.FeatureConfig\nimport FeatureConfig\nlet a = FeatureConfig.version //! use[config_version]"),
    Snippet(
      "names in other scripts",
      "let größe = FeatureConfig.uploadChunkBytes; let 数 = FeatureConfig.version; let 🚀 = FeatureConfig.listStyle //! use[upload_chunk_bytes] use[config_version] use[list_style]"
    ),
  ]
}
