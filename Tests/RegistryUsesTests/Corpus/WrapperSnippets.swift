extension Snippet {
  /// Functions of the app that hand their parameter to a read.
  static let wrappers: [Snippet] = [
    Snippet(
      "a method",
      #"""
      final class Flags {
        static let shared = Flags()
        func bool(_ key: String) -> Bool { RemoteConfig.remoteConfig()[key].boolValue }
      }
      let a = Flags.shared.bool("checkout_v2_enabled") //! raw[checkout_v2_enabled]
      """#),
    Snippet(
      "a method of a value in another file",
      #"""
      //--- Flags.swift
      struct Flags { func bool(_ key: String) -> Bool { remoteConfig[key].boolValue } }
      //--- View.swift
      struct View {
        let flags: Flags
        var a: Bool { flags.bool("checkout_v2_enabled") } //! raw[checkout_v2_enabled]
        var b: Bool { self.flags.bool("chekout") } //! unregistered[chekout]
      }
      """#),
    Snippet(
      "a method with a label",
      #"""
      enum Flags { static func bool(forKey key: String, or other: Bool = false) -> Bool { remoteConfig[key].boolValue } }
      let a = Flags.bool(forKey: "checkout_v2_enabled", or: true) //! raw[checkout_v2_enabled]
      """#),
    Snippet(
      "another function of the same name",
      #"""
      enum Flags { static func bool(forKey key: String) -> Bool { remoteConfig[key].boolValue } }
      let a = UserDefaults.standard.bool(forKey: "checkout_v2_enabled")
      let defaults = UserDefaults.standard; let b = defaults.bool(forKey: "checkout_v2_enabled")
      let c = Flags.bool(forKey: "welcome_title") //! raw[welcome_title]
      """#),
    Snippet(
      "a global function",
      #"""
      func flag(_ key: String) -> Bool { RemoteConfig.remoteConfig().configValue(forKey: key).boolValue }
      let a = flag("checkout_v2_enabled") //! raw[checkout_v2_enabled]
      """#),
    Snippet(
      "a function of the same type",
      #"""
      class Settings {
        var a: Double { time(key: Keys.size) } //! raw[upload_chunk_bytes]
        private func time(key: String) -> Double {
          let value = RemoteConfig.remoteConfig().configValue(forKey: key)
          return value.numberValue.doubleValue / 1000
        }
      }
      enum Keys { static let size = "upload_chunk_bytes" }
      """#),
    Snippet(
      "a function with a case as its parameter",
      #"""
      class Service {
        enum Key: String { case title = "welcome_title", list_style }
        func string(_ key: Key) -> String { remoteConfig[key.rawValue].stringValue }
      }
      let a = service.string(.title) + Service().string(.list_style) //! raw[welcome_title] raw[list_style]
      let b = other.string(Service.Key.title) + Service.make().string(Service.Key.title) //! raw[welcome_title]
      """#),
    Snippet(
      "a function with a case of another file as its parameter",
      #"""
      //--- View.swift
      let a = RemoteService.shared.string(forKey: .title) //! raw[welcome_title]
      //--- RemoteService.swift
      final class RemoteService {
        static let shared = RemoteService()
        func string(forKey key: ValueKey) -> String { RemoteConfig.remoteConfig()[key.rawValue].stringValue ?? "" }
      }
      //--- ValueKey.swift
      enum ValueKey: String { case title = "welcome_title" }
      """#),
    Snippet(
      "an extension of the SDK's class",
      #"""
      extension RemoteConfig { func bool(_ key: String) -> Bool { self[key].boolValue } }
      let a = RemoteConfig.remoteConfig().bool("checkout_v2_enabled") //! raw[checkout_v2_enabled]
      let b = UserDefaults.standard.bool("checkout_v2_enabled")
      """#),
    Snippet(
      "a protocol that asks for the function",
      #"""
      protocol FlagReading { func bool(_ key: String) -> Bool }
      struct Flags: FlagReading { func bool(_ key: String) -> Bool { remoteConfig[key].boolValue } }
      func f(flags: any FlagReading) -> Bool { flags.bool("checkout_v2_enabled") } //! raw[checkout_v2_enabled]
      """#),
    Snippet(
      "a subclass",
      #"""
      class Base { func bool(_ key: String) -> Bool { remoteConfig[key].boolValue } }
      class Flags: Base { var a: Bool { bool("checkout_v2_enabled") && super.bool("list_style") } } //! raw[checkout_v2_enabled] raw[list_style]
      """#),
    Snippet(
      "a subscript of the app",
      #"""
      struct Flags { subscript(key: String) -> Bool { remoteConfig[key].boolValue } }
      let flags = Flags()
      let a = flags["checkout_v2_enabled"] //! raw[checkout_v2_enabled]
      let b = other["checkout_v2_enabled"]
      """#),
    Snippet(
      "a subscript of the app with a label",
      #"""
      struct Flags { subscript(flag key: String) -> Bool { remoteConfig[key].boolValue } }
      let a = Flags()[flag: "checkout_v2_enabled"] //! raw[checkout_v2_enabled]
      """#),
    Snippet(
      "a property wrapper of the app",
      #"""
      @propertyWrapper struct RemoteFlag {
        let key: String
        var wrappedValue: Bool { RemoteConfig.remoteConfig()[key].boolValue }
      }
      struct V { @RemoteFlag(key: "checkout_v2_enabled") var a } //! raw[checkout_v2_enabled]
      """#),
    Snippet(
      "a property wrapper with an initialiser",
      #"""
      @propertyWrapper struct RemoteFlag {
        private let name: String
        init(_ key: String, default: Bool) { self.name = key }
        var wrappedValue: Bool { RemoteConfig.remoteConfig()[name].boolValue }
      }
      struct V { @RemoteFlag("checkout_v2_enabled", default: false) var a: Bool } //! raw[checkout_v2_enabled]
      """#),
    Snippet(
      "an enum that reads its own raw value",
      #"""
      enum Flag: String {
        case checkout = "checkout_v2_enabled", list_style
        var isOn: Bool { RemoteConfig.remoteConfig().configValue(forKey: rawValue).boolValue }
        func text() -> String { remoteConfig[self.rawValue].stringValue }
      }
      let a = Flag.checkout.isOn; let b = Flag.list_style.text() //! raw[checkout_v2_enabled] raw[list_style]
      """#),
    Snippet(
      "an enum that reads its own raw value in an extension of another file",
      #"""
      //--- Flag.swift
      enum Flag: String { case checkout = "checkout_v2_enabled" }
      //--- Flag+Reading.swift
      extension Flag { var isOn: Bool { RemoteConfig.remoteConfig()[rawValue].boolValue } }
      //--- View.swift
      let a = Flag.checkout.isOn //! raw[checkout_v2_enabled]
      """#),
    Snippet("a function that nobody calls", "func flag(_ key: String) -> Bool { remoteConfig[key].boolValue } //! dynamic"),
    Snippet(
      "a function that is called with what is not known",
      #"""
      func flag(_ key: String) -> Bool { remoteConfig[key].boolValue }
      let a = flag("checkout_" + version) //! dynamic
      """#),
    Snippet(
      "a function that hands its parameter to a function",
      #"""
      func flag(_ key: String) -> Bool { remoteConfig[key].boolValue }
      func isOn(_ name: String) -> Bool { flag(name) } //! dynamic
      let a = isOn("checkout_v2_enabled")
      """#),
    Snippet(
      "a function that hands on more than its parameter",
      #"""
      func flag(_ key: String) -> Bool { remoteConfig["feature_" + key].boolValue } //! dynamic
      let a = flag("checkout_v2_enabled")
      """#),
    Snippet(
      "a function with a closure in between",
      #"""
      final class Flags {
        func bool(_ key: String) -> Bool { queue.sync { self.remoteConfig[key].boolValue } }
        func all() { print(bool("checkout_v2_enabled")) } //! raw[checkout_v2_enabled]
      }
      """#),
    Snippet(
      "a function of the app that is called as the SDK's is",
      #"""
      final class Flags { func configValue(forKey key: String) -> Bool { remoteConfig[key].boolValue } }
      let flags = Flags(); let a = flags.configValue(forKey: "checkout_v2_enabled") //! raw[checkout_v2_enabled]
      """#),
  ]

  /// Defaults that are given to the SDK by hand.
  static let defaults: [Snippet] = [
    Snippet(
      "a dictionary",
      #"remoteConfig.setDefaults(["welcome_title": "a" as NSObject, "x": 1 as NSNumber]) //! raw[welcome_title] unregistered[x]"#),
    Snippet(
      "a dictionary with constants",
      #"""
      enum K: String { case title = "welcome_title" }
      RemoteConfig.remoteConfig().setDefaults([
        K.title.rawValue: "a" as NSString, //! raw[welcome_title]
        "list_style": ["a": "b"] as NSObject, //! raw[list_style]
      ])
      """#),
    Snippet(
      "a dictionary in a constant",
      #"""
      final class S {
        private let values: [String: NSObject] = ["welcome_title": "a" as NSObject] //! raw[welcome_title]
        func f() { remoteConfig.setDefaults(values) }
      }
      """#),
    Snippet(
      "the registry's own defaults", "remoteConfig.setDefaults(FeatureConfig.defaults); rc.setDefaults(PlayerFlags.defaults)"),
    Snippet(
      "the registry's own defaults with others",
      #"remoteConfig.setDefaults(FeatureConfig.defaults.merging(["x": 1 as NSObject]) { $1 })"#),
    Snippet("a file", #"remoteConfig.setDefaults(fromPlist: "RemoteConfigDefaults") //! plist[RemoteConfigDefaults]"#),
    Snippet("defaults that are not known", "remoteConfig.setDefaults(load()) //! dynamic"),
    Snippet("no defaults", "remoteConfig.setDefaults(nil)"),
    Snippet("defaults of something else", #"UserDefaults.standard.setDefaults(["welcome_title": "a"])"#),
  ]
}
