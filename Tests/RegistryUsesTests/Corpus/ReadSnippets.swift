extension Snippet {
  /// Reads of the SDK itself.
  static let reads: [Snippet] = [
    Snippet("a subscript", #"let a = RemoteConfig.remoteConfig()["checkout_v2_enabled"].boolValue //! raw[checkout_v2_enabled]"#),
    Snippet(
      "a subscript at its column",
      #"let a = RemoteConfig.remoteConfig()["welcome_title"].stringValue"#
        + "\n//                                  ^ raw[welcome_title]"),
    Snippet(
      "a subscript of the old class",
      #"let a = FIRRemoteConfig.remoteConfig()["checkout_v2_enabled"].boolValue //! raw[checkout_v2_enabled]"#),
    Snippet(
      "a subscript of the module's class",
      #"let a = FirebaseRemoteConfig.RemoteConfig.remoteConfig()["welcome_title"] //! raw[welcome_title]"#),
    Snippet(
      "a subscript of another app's instance",
      #"let a = RemoteConfig.remoteConfig(app: other)["welcome_title"] //! raw[welcome_title]"#),
    Snippet("a subscript with a raw string", ##"let a = remoteConfig[#"welcome_title"#].stringValue //! raw[welcome_title]"##),
    Snippet("a subscript with an escape", #"let a = remoteConfig["welcome\u{5F}title"].stringValue //! raw[welcome_title]"#),
    Snippet(
      "a subscript with joined literals", #"let a = remoteConfig["welcome_" + "title"].stringValue //! raw[welcome_title]"#),
    Snippet(
      "a subscript with a bridged literal",
      #"let a = remoteConfig["welcome_title" as NSString].stringValue //! raw[welcome_title]"#),
    Snippet(
      "a value by its key",
      #"let a = remoteConfig.configValue(forKey: "upload_chunk_bytes").numberValue.intValue //! raw[upload_chunk_bytes]"#),
    Snippet(
      "a value over lines",
      """
      let a = RemoteConfig
        .remoteConfig()
        .configValue(
          forKey: "upload_chunk_bytes" //! raw[upload_chunk_bytes]
        )
        .numberValue
      """),
    Snippet(
      "a value of a source",
      #"let a = remoteConfig.configValue(forKey: "welcome_title", source: .default) //! raw[welcome_title]"#),
    Snippet(
      "a default value", #"let a = remoteConfig.defaultValue(forKey: "welcome_title")?.stringValue //! raw[welcome_title]"#),
    Snippet("a default value of something else", #"let a = form.defaultValue(forKey: "welcome_title")"#),
    Snippet("a decoded value", #"let a: String? = config[decodedValue: "welcome_title"] //! raw[welcome_title]"#),
    Snippet("a JSON value", #"let a = rc.instance[jsonValue: "welcome_title"] //! raw[welcome_title]"#),
    Snippet(
      "a property wrapper of the SDK",
      #"struct V { @RemoteConfigProperty(key: "welcome_title", fallback: "") var a: String } //! raw[welcome_title]"#),
    Snippet(
      "a property wrapper of the SDK by its module",
      #"@FirebaseRemoteConfig.RemoteConfigProperty(key: "welcome_title", fallback: "") var a: String //! raw[welcome_title]"#),
    Snippet(
      "a property wrapper of the SDK by its initialiser",
      #"init() { _a = RemoteConfigProperty(key: "welcome_title", fallback: "") } //! raw[welcome_title]"#),
    Snippet(
      "a key that is not registered", #"let a = remoteConfig["welcome_titel"].stringValue //! unregistered[welcome_titel]"#),
    Snippet("a key of the other registry", #"let a = remoteConfig["autoplay_next"].boolValue //! raw[autoplay_next]"#),
    Snippet("a key of other case", #"let a = remoteConfig["Welcome_Title"].stringValue //! unregistered[Welcome_Title]"#),
    Snippet("a key that is empty", #"let a = remoteConfig[""].stringValue //! unregistered[]"#),
    Snippet("a read in an interpolation", #"let a = "\(remoteConfig["welcome_title"].stringValue)" //! raw[welcome_title]"#),
    Snippet("a read in a string", #"let a = "remoteConfig[welcome_title].stringValue""#),
    Snippet("a read in a comment", #"// let a = remoteConfig["welcome_title"].stringValue"#),
    Snippet(
      "a read in every branch",
      "#if A\nlet a = remoteConfig[\"welcome_title\"] //! raw[welcome_title]\n#else\nlet a = remoteConfig[\"list_style\"] //! raw[list_style]\n#endif"
    ),
    Snippet("an interpolated key", #"let a = remoteConfig["welcome_\(language)"].stringValue //! dynamic"#),
    Snippet("a joined key", #"let a = remoteConfig["welcome_" + language].stringValue //! dynamic"#),
    Snippet("a chosen key", #"let a = remoteConfig[isNew ? "welcome_title" : "old_banner"].stringValue //! dynamic"#),
    Snippet("a key that is a result", "let a = remoteConfig[makeKey()].stringValue //! dynamic"),
    Snippet("a key that a list gives", #"for key in ["welcome_title"] { print(remoteConfig[key]) } //! dynamic"#),
    Snippet("a key that a closure is given", "let read = { (key: String) in remoteConfig[key].boolValue } //! dynamic"),
    Snippet("a function that is passed on", "let read = remoteConfig.configValue(forKey:) //! dynamic"),
    Snippet(
      "other members of the SDK",
      #"remoteConfig.fetch { _ in }; remoteConfig.configSettings = s; print(remoteConfig.allKeys(from: .remote), remoteConfig.keys(withPrefix: "a"))"#
    ),
    Snippet("a list of one constant", #"let a = [remoteConfig, "welcome_title"]; return ["welcome_title"]"#),
    Snippet("a literal on the next line", "let a = remoteConfig\n[\"welcome_title\"].forEach { print($0) }"),
  ]

  /// What is an instance of the SDK's class, and what only looks like one.
  static let receivers: [Snippet] = [
    Snippet(
      "a constant of the class", #"let rc = RemoteConfig.remoteConfig(); let a = rc["welcome_title"] //! raw[welcome_title]"#),
    Snippet("a variable of the type", #"var rc: RemoteConfig!; func f() { print(rc["welcome_title"]) } //! raw[welcome_title]"#),
    Snippet("an implicit member", #"let rc: RemoteConfig = .remoteConfig(); let a = rc["welcome_title"] //! raw[welcome_title]"#),
    Snippet(
      "a parameter of the type", #"func f(_ rc: RemoteConfig?) { print(rc?["welcome_title"].boolValue) } //! raw[welcome_title]"#),
    Snippet(
      "a parameter of a closure with the type",
      #"let f = { (rc: RemoteConfig) in rc["welcome_title"].boolValue } //! raw[welcome_title]"#),
    Snippet(
      "a property of the type",
      #"""
      final class Service {
        private let rc: RemoteConfig
        init(rc: RemoteConfig = .remoteConfig()) { self.rc = rc }
        func f() -> Bool { self.rc["welcome_title"].boolValue } //! raw[welcome_title]
        lazy var a = { [weak self] in self?.rc["list_style"].boolValue } //! raw[list_style]
      }
      """#),
    Snippet(
      "a property of the type in another file",
      #"""
      //--- Service.swift
      final class Service { static let shared = Service(); let rc = RemoteConfig.remoteConfig() }
      //--- View.swift
      let a = Service.shared.rc["welcome_title"].boolValue //! raw[welcome_title]
      """#),
    Snippet(
      "a function with the class as its result",
      #"func rc() -> RemoteConfig { .remoteConfig() }; let a = rc()["welcome_title"] //! raw[welcome_title]"#),
    Snippet(
      "a computed property",
      #"var rc: RemoteConfig { .remoteConfig() }; func f() { use(rc["welcome_title"]) } //! raw[welcome_title]"#),
    Snippet(
      "an alias of the class", #"typealias RC = RemoteConfig; let a = RC.remoteConfig()["welcome_title"] //! raw[welcome_title]"#),
    Snippet(
      "an extension of the class",
      #"extension RemoteConfig { var title: String { self["welcome_title"].stringValue } } //! raw[welcome_title]"#),
    Snippet(
      "a bare call in an extension of the class",
      #"extension RemoteConfig { var t: String { configValue(forKey: "welcome_title").stringValue } } //! raw[welcome_title]"#),
    Snippet(
      "a name like the class",
      #"let a = app.firebaseRemoteConfig["welcome_title"].boolValue; let b = _remoteConfig["list_style"] //! raw[welcome_title] raw[list_style]"#
    ),
    Snippet(
      "a name like the class behind a question mark",
      #"let a = self?.remoteConfig?["welcome_title"].boolValue; let b = remoteConfig!["list_style"] //! raw[welcome_title] raw[list_style]"#
    ),
    Snippet(
      "a short name in a file that imports the SDK",
      "import FirebaseRemoteConfig\nlet a = config[\"welcome_title\"].stringValue //! raw[welcome_title]"),
    Snippet("a short name in another file", #"let a = config["welcome_title"]; let b = RemoteConfigSettings()"#),
    Snippet("a dictionary of that name", #"let remoteConfig: [String: Any] = load(); let a = remoteConfig["welcome_title"]"#),
    Snippet(
      "a dictionary literal of that name", #"let remoteConfig = ["welcome_title": 1]; let a = remoteConfig["welcome_title"]"#),
    Snippet("a class of the app of that name", #"func f(remoteConfig: AppConfig) { print(remoteConfig["welcome_title"]) }"#),
    Snippet(
      "a class of the app with the SDK's name",
      "struct RemoteConfig { static func remoteConfig() -> [String: Bool] { [:] } }\nlet a = RemoteConfig.remoteConfig()[\"welcome_title\"]"
    ),
    Snippet("a longer name", #"let a = remoteConfigDefaults["welcome_title"]; let b = remoteConfigValues["list_style"]"#),
    Snippet("a dictionary that is set", #"remoteConfig["welcome_title"] = "a""#),
    Snippet(
      "a local value that hides the instance",
      #"let rc = RemoteConfig.remoteConfig(); func f(rc: [String: Int]) { print(rc["welcome_title"]) }"#),
    Snippet(
      "a value of the SDK",
      #"let remote = RemoteConfig.remoteConfig().configValue(forKey: "welcome_title"); print(remote["list_style"]) //! raw[welcome_title]"#
    ),
    Snippet(
      "a protocol before the SDK",
      #"func f(provider: ConfigProviding) { print(provider.configValue(forKey: "welcome_title").boolValue) } //! raw[welcome_title]"#
    ),
  ]
}
