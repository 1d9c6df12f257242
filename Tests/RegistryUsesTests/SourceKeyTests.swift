import Foundation
import RegistryUses
import Testing

@Suite("What the sources say of a key")
struct SourceKeyTests {
  private func keys(_ text: String, path: String = "App.swift") -> [SourceKey] {
    UsesReport.search([(SourceFile(path: path), Array(text.utf8))], for: []).sourceKeys()
  }

  @Test(
    "is its type by the getter",
    arguments: [
      (#"remoteConfig["k"].boolValue"#, SourceKey.Kind.bool), (#"remoteConfig["k"].numberValue.intValue"#, .int),
      (#"remoteConfig.configValue(forKey: "k").numberValue?.doubleValue"#, .double),
      (#"remoteConfig["k"].stringValue ?? """#, .string),
      (#"remoteConfig["k"].jsonValue as? [String: Any]"#, .json), (#"try remoteConfig["k"].decoded(asType: Prices.self)"#, .json),
      (#"try remoteConfig["k"].decoded(asType: Int.self)"#, .int),
      (#"(remoteConfig["k"].numberValue.intValue, remoteConfig["k"].numberValue.doubleValue)"#, .double),
      ("enum F { static func on(_ k: String) -> Bool { remoteConfig[k].boolValue } }\nlet a = F.on(\"k\")", .bool),
    ])
  func kinds(text: String, kind: SourceKey.Kind) {
    #expect(keys("let a = " + text).map(\.kind) == [kind] || keys(text).map(\.kind) == [kind])
  }

  @Test(
    "is not a type where the getters say none, or several",
    arguments: [
      #"remoteConfig["k"]"#, #"remoteConfig["k"].numberValue"#, #"(remoteConfig["k"].boolValue, remoteConfig["k"].stringValue)"#,
    ])
  func noKind(text: String) {
    #expect(keys("let a = " + text).map(\.kind) == [nil])
  }

  @Test(
    "is the default that a literal gives, also through a constant",
    arguments: [
      (#""a" as NSObject"#, LiteralValue.text("a")), ("true as NSNumber", .bool(true)), ("NSNumber(value: false)", .bool(false)),
      ("NSNumber(value: 1_000)", .number("1000")), ("-0.5 as NSObject", .number("-0.5")), ("(20) as NSNumber", .number("20")),
      (#"NSString(string: "x")"#, .text("x")), ("NSNumber(value: D.limit)", .number("20")), ("D.title as NSString", .text("t")),
    ])
  func defaults(text: String, value: LiteralValue) {
    let constants = "enum D { static let limit: Double = 20; static let title = \"t\" }\n"
    #expect(keys("\(constants)remoteConfig.setDefaults([\"k\": \(text)])").map(\.defaultValue) == [value])
  }

  @Test("is not a default that is made at run time, or that differs from place to place")
  func noDefault() {
    #expect(keys(#"remoteConfig.setDefaults(["k": make() as NSObject])"#).map(\.defaultValue) == [nil])
    let two = "remoteConfig.setDefaults([\"k\": 1 as NSObject])\nremoteConfig.setDefaults([\"k\": 2 as NSObject])"
    #expect(keys(two).map(\.defaultValue) == [nil])
  }

  @Test("is whether anything reads it; the keys are in the order of their bytes")
  func reads() {
    let found = keys("remoteConfig.setDefaults([\"b\": 1 as NSObject])\nlet a = remoteConfig[\"a\"].boolValue")
    #expect(found.map(\.key) == ["a", "b"] && found.map(\.isRead) == [true, false])
  }

  @Test("is the default of a property list in binary form, too")
  func binaryPropertyList() throws {
    let base64 = """
      YnBsaXN0MDDfEBUBAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicoKSpTYmlnVGZsYWdTazAwU2swMVNrMDJT\
      azAzU2swNFNrMDVTazA2U2swN1NrMDhTazA5U2sxMFNrMTFUbGlzdFFuVm5lc3RlZFNvZmZRclFzUXUTAAABAAAAAAAJEAAQARAC\
      EAMQBBAFEAYQBxAIEAkQChALoRkT//////////vRAhkIIz/QAAAAAAAAVXBsYWluaABnAHIA9gDfAGUAINg83/MINTk+QkZKTlJW\
      Wl5iZmpuc3V8gIKEho+QkpSWmJqcnqCipKaoqrO2t8DGAAAAAAAAAQEAAAAAAAAAKwAAAAAAAAAAAAAAAAAAANc=
      """
    let values = PropertyList(Array(try #require(Data(base64Encoded: base64)))).values
    let numbers = (0..<12).map { ($0 < 10 ? "k0\($0)" : "k\($0)", LiteralValue.number("\($0)")) }
    let others: [(String, LiteralValue)] = [
      ("flag", .bool(true)), ("off", .bool(false)), ("n", .number("-5")), ("big", .number("1099511627776")),
      ("r", .number("0.25")), ("s", .text("plain")), ("u", .text("größe 🏳")),
    ]
    #expect(
      Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.value) }) == Dictionary(uniqueKeysWithValues: numbers + others))
  }

  @Test("is nothing where a binary property list is cut or changed, at every byte")
  func brokenBinaryPropertyList() throws {
    let bytes = Array(
      try #require(Data(base64Encoded: "YnBsaXN0MDDRAQJTa2V5UXYICw8AAAAAAAABAQAAAAAAAAADAAAAAAAAAAAAAAAAAAAAEQ==")))
    #expect(PropertyList(bytes).values.map(\.key) == ["key"])
    for length in bytes.indices { #expect(PropertyList(Array(bytes[..<length])).values.isEmpty) }
    for index in bytes.indices {
      for value in [0, 1, 0x0F, 0x5F, 0x80, 0xDF, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        #expect(PropertyList(changed).values.count <= 1)
      }
    }
  }

  @Test(
    "is its type by the getter of Objective-C",
    arguments: [
      (#"config[@"k"].boolValue"#, SourceKey.Kind.bool), (#"[config[@"k"] boolValue]"#, .bool),
      (#"[[config configValueForKey:@"k"].numberValue integerValue]"#, .int), (#"config[@"k"].numberValue.doubleValue"#, .double),
      (#"[[[config configValueForKey:@"k"] numberValue] longLongValue]"#, .int),
      (#"[config configValueForKey:@"k"].stringValue"#, .string), (#"[config configValueForKey:@"k"].JSONValue"#, .json),
    ])
  func kindsOfObjectiveC(text: String, kind: SourceKey.Kind) {
    let source = "void f(FIRRemoteConfig *config) { use(\(text)); }"
    #expect(keys(source, path: "App.m").map(\.kind) == [kind])
  }

  @Test(
    "is the default that a literal of Objective-C gives",
    arguments: [
      ("@YES", LiteralValue.bool(true)), ("@(NO)", .bool(false)), ("@20", .number("20")), ("@-1.5f", .number("-1.5")),
      (#"@"text""#, .text("text")), ("[NSNumber numberWithInt:3]", .number("3")), ("@(1000L)", .number("1000")),
    ])
  func defaultsOfObjectiveC(text: String, value: LiteralValue) {
    let source = "void f(FIRRemoteConfig *config) { [config setDefaults:@{@\"k\": \(text), @\"other\": make()}]; }"
    #expect(keys(source, path: "App.m").map(\.defaultValue) == [value, nil])
  }

  @Test("is the default of a property list that the SDK is given")
  func propertyList() {
    let list = PropertyList(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
          <!-- <key>commented</key><true/> -->
          <key>dark_mode</key><true/>
          <key>limit</key>
          <integer>3</integer>
          <key>rate</key><real>0.5</real>
          <key>title</key><string>a &lt;b&gt; &amp; &quot;c&quot;<![CDATA[ <d> ]]></string>
          <key>nested</key><dict><key>inner</key><string>x</string></dict>
          <key>list</key><array><string>x</string></array>
          <key>off</key><false/>
        </dict></plist>
        """.utf8))
    #expect(list.values.map(\.key) == ["dark_mode", "limit", "rate", "title", "off"])
    #expect(
      list.values.map(\.value) == [.bool(true), .number("3"), .number("0.5"), .text("a <b> & \"c\" <d> "), .bool(false)])
    let report = UsesReport.search(
      [(SourceFile(path: "App.swift"), Array(#"remoteConfig.setDefaults(fromPlist: "D"); let a = remoteConfig["rate"]"#.utf8))],
      for: [])
    #expect(report.defaultsFiles == ["D"])
    let keys = report.sourceKeys([list])
    #expect(keys.map(\.key) == ["dark_mode", "limit", "off", "rate", "title"])
    #expect(keys.map(\.isRead) == [false, false, false, true, false])
  }

  @Test(
    "is nothing of a property list that is cut, or is something else",
    arguments: [
      "", "<", "<key>a", "bplist00", "<dict><key>a</key>", "</dict></dict><key>a</key><true/>", "<dict><!-- <key>a</key><true/>",
      "<dict><key>a<![CDATA[ </key><true/>",
    ])
  func brokenList(text: String) {
    #expect(PropertyList(Array(text.utf8)).values.isEmpty)
    let many = Array(String(repeating: "<dict><key>a & <!-- b", count: 20_000).utf8)
    #expect(PropertyList(many).values.isEmpty)
  }
}
