import Testing

@testable import RegistryUses

/// Texts that nest or repeat one thing without an end: what calls itself would run out of stack, what steps back would not end.
@Suite("A search in a hostile text")
struct HostileTests {
  private static let pieces = [
    "\"\\(", "\"\"\"\\(", "#\"\\#(", "#", "##\"#", "`", " /a", " /\\/", " #/", "/*", "*/", "(", ")", "[", "{", "}", "(]", "{)", "<", ".a", "a.",
    "a[0]", "a()", "a?.", "\\.", "let a = ", "let a, ", "let (a", "func f(", "func f(a: ", "class A<", "class A: ", "enum E { case a ",
    "case .a(let a", "case a, ", "for a in ", "if let a = ", "guard let a = a, ", "switch { case let a: ", "{ a in ", "{ (a) in ", "extension A { ",
    "extension FeatureConfig { version ", "FeatureConfig.", "FeatureConfig.version ", "\\FeatureConfig", "remoteConfig[", "remoteConfig[a]", "remoteConfig[a.a",
    "remoteConfig.configValue(forKey: ", "setDefaults([", "typealias A = ", "struct A { let a: A ", "let a = a\n", "a.version ", "a: version, ",
    "// config-registry:ignore raw-read\n", "é", "\u{2260}", "@a(", "#if a\n", "'", "@\"", "[remoteConfig configValueForKey:", "- (a)a:(a)a {", "A *a ",
    "1.", "1e+", "enum A: String { case ", "var a: A { ", "func flag(_ k: String) { remoteConfig[k] }\n", "flag(\"a\")\n", "init(a: A) { a = a }\n",
  ]

  @Test("comes to an end", arguments: pieces)
  func repeated(piece: String) {
    let start = "import FirebaseRemoteConfig\nlet r = FeatureConfig.self; "
    let text = start + String(repeating: piece, count: 3_000 / piece.utf8.count)
    let bytes = Array(text.utf8)
    for path in ["A.swift", "A.m"] {
      let report = UsesReport.search([(SourceFile(path: path), bytes)], for: Registries.both)
      #expect(report.uses.count <= bytes.count)
    }
  }
}
