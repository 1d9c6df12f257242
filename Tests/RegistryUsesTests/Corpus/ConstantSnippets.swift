extension Snippet {
  /// Keys that are constants or cases of enums.
  static let constants: [Snippet] = [
    Snippet("a local constant", #"func f() { let key = "welcome_title"; print(remoteConfig[key]) } //! raw[welcome_title]"#),
    Snippet(
      "a constant of the file",
      "private let key = \"welcome_title\"\nlet a = remoteConfig[key].stringValue //! raw[welcome_title]"),
    Snippet(
      "a constant of another file",
      #"""
      //--- Constants.swift
      let welcomeTitleKey = "welcome_title"
      //--- View.swift
      let a = remoteConfig[welcomeTitleKey].stringValue //! raw[welcome_title]
      """#),
    Snippet(
      "a constant of a nested type in another file",
      #"""
      //--- Constants.swift
      enum Constants {
        enum RemoteParams {
          static let uploadSize = "upload_chunk_bytes"
          static let uploadSizeDefault: Int = 20
        }
      }
      //--- Settings.swift
      var a: Int { RemoteConfig.remoteConfig().configValue(forKey: Constants.RemoteParams.uploadSize).numberValue.intValue } //! raw[upload_chunk_bytes]
      """#),
    Snippet(
      "a constant of the module",
      #"""
      struct Keys { static let title: String = "welcome_title" }
      let a = remoteConfig[App.Keys.title].stringValue //! raw[welcome_title]
      """#),
    Snippet(
      "a constant in an extension",
      #"""
      //--- Keys.swift
      extension Keys.Remote { static var title: String { "welcome_title" } }
      //--- View.swift
      let a = remoteConfig[Keys.Remote.title].stringValue //! raw[welcome_title]
      """#),
    Snippet(
      "a property that returns a literal",
      "enum K { static var title: String { return \"welcome_title\" } }\nlet a = remoteConfig[K.title] //! raw[welcome_title]"),
    Snippet(
      "a property of the type itself",
      #"final class S { private let key = "welcome_title"; func f() { print(remoteConfig[key], remoteConfig[self.key]) } } //! raw[welcome_title] raw[welcome_title]"#
    ),
    Snippet(
      "a static property by Self",
      #"struct S { static let key = "welcome_title"; var a: Bool { remoteConfig[Self.key].boolValue } } //! raw[welcome_title]"#),
    Snippet(
      "a constant of the enclosing type",
      "struct S { enum K { static let t = \"welcome_title\" }\n  var a: Bool { remoteConfig[K.t].boolValue } } //! raw[welcome_title]"
    ),
    Snippet(
      "a constant of a constant",
      "enum K { static let t = Old.title }\nenum Old { static let title = \"welcome_title\" }\nlet a = remoteConfig[K.t] //! raw[welcome_title]"
    ),
    Snippet(
      "an alias of the type of constants",
      "enum Constants { enum Keys { static let t = \"welcome_title\" } }\ntypealias K = Constants.Keys\nlet a = remoteConfig[K.t] //! raw[welcome_title]"
    ),
    Snippet(
      "a local constant of a constant",
      "enum K { static let t = \"welcome_title\" }\nfunc f() { let key = K.t; print(remoteConfig[key]) } //! raw[welcome_title]"),
    Snippet(
      "the nearest of two constants",
      "let key = \"list_style\"\nstruct S { let key = \"welcome_title\"; var a: Bool { remoteConfig[key].boolValue } } //! raw[welcome_title]"
    ),
    Snippet(
      "two constants of one name in other types",
      "enum A { static let t = \"welcome_title\" }\nenum B { static let t = \"list_style\" }\nlet a = remoteConfig[A.t]; let b = remoteConfig[B.t] //! raw[welcome_title] raw[list_style]"
    ),
    Snippet(
      "a constant with two values",
      #"""
      enum K {
        #if DEBUG
        static let t = "welcome_title"
        #else
        static let t = "list_style"
        #endif
      }
      let a = remoteConfig[K.t].stringValue //! dynamic
      """#),
    Snippet(
      "a constant with one value in two branches",
      "enum K {\n#if A\nstatic let t = \"welcome_title\"\n#else\nstatic let t = \"welcome_title\"\n#endif\n}\nlet a = remoteConfig[K.t] //! raw[welcome_title]"
    ),
    Snippet("a constant that nobody declares", "let a = remoteConfig[Elsewhere.title].stringValue //! dynamic"),
    Snippet(
      "a constant that is made at run time",
      #"enum K { static let t = "welcome_" + suffix }; let a = remoteConfig[K.t] //! dynamic"#),
    Snippet(
      "a private constant of another file",
      "//--- A.swift\nprivate let key = \"welcome_title\"\n//--- B.swift\nlet a = remoteConfig[key].stringValue //! dynamic"),
    Snippet(
      "a variable that changes", #"func f() { var key = "welcome_title"; key = "x"; print(remoteConfig[key]) } //! dynamic"#),
    Snippet(
      "the raw value of a case",
      "enum Key: String { case title = \"welcome_title\" }\nlet a = remoteConfig[Key.title.rawValue].stringValue //! raw[welcome_title]"
    ),
    Snippet(
      "the implied raw value of a case",
      "enum Key: String { case a, welcome_title, b }\nlet a = remoteConfig[Key.welcome_title.rawValue].stringValue //! raw[welcome_title]"
    ),
    Snippet(
      "the raw value of a case in backticks",
      "enum Key: String, CaseIterable { case `default` }\nlet a = remoteConfig[Key.default.rawValue].boolValue //! raw[default]"),
    Snippet(
      "the raw value of a case in another file",
      #"""
      //--- Service.swift
      let a = RemoteConfig.remoteConfig().configValue(forKey: Service.Key.title.rawValue).stringValue //! raw[welcome_title]
      //--- Key.swift
      struct Service { enum Key: String {
        case title = "welcome_title", style = "list_style"
      } }
      """#),
    Snippet(
      "the raw value of a local case",
      "enum Key: String { case title = \"welcome_title\" }\nfunc f() { let key = Key.title; print(remoteConfig[key.rawValue]) } //! raw[welcome_title]"
    ),
    Snippet(
      "the raw value of a case that is not there",
      "enum Key: String { case title }\nlet a = remoteConfig[Key.other.rawValue] //! dynamic"),
    Snippet("a property of a value", "func f(flag: Flag) { print(remoteConfig[flag.remoteKey]) } //! dynamic"),
    Snippet(
      "a constant that a function's parameter hides",
      "let key = \"welcome_title\"\nlet f = { key in remoteConfig[key].boolValue } //! dynamic"),
  ]
}
