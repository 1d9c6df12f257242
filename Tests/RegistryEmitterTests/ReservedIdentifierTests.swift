import Foundation
import RegistryTemplates
import Testing

/// The reserved names are the ones that generated files declare and use: a missing one lets a registry break its file, and
/// one too many refuses a good name.
@Suite("reserved identifiers")
struct ReservedIdentifierTests {
  private static let files = BuiltInTemplate.allCases.flatMap { template in
    ["EveryType", "OwnTypes"].map { name in
      (try? Generated.file(GoldenTests.registry(name), template: template)).map(Self.code) ?? ""
    }
  }

  /// Types that the app declares.
  private static let ofTheApp: Set = ["Banner", "Labels", "PriceTable", "Shop"]

  @Test("hold every type that a generated file names without a module")
  func types() throws {
    try #require(Self.files.allSatisfy { !$0.isEmpty })
    let used = Self.files.map { file in
      Self.names(/(?:^|[^.:\w`])([A-Z]\w*)/, in: file).subtracting(Self.generics(in: file)).subtracting(Self.hidden(in: file))
    }
    // `AllCases` is the protocol's own. `X.Type` and `X.Protocol` are metatypes, so no type can have these names. Extensions in
    // an app name the SDK's class.
    let expected = Set(used.joined()).subtracting(["AllCases", "EveryType"]).subtracting(Self.ofTheApp).union([
      "Protocol", "RemoteConfig", "Type",
    ])
    #expect(expected.subtracting(ReservedIdentifiers.types) == [], "not reserved, but used")
    #expect(ReservedIdentifiers.types.subtracting(expected) == [], "reserved, but not used")
  }

  @Test("hold every member that a generated file declares beside the accessors")
  func members() throws {
    let declared = Self.files.map {
      Self.names(/(?m)^  (?:[a-z]+ )*static (?:var|let|func) (\w+)(?!.*\bRead\.)/, in: Self.withoutInner($0))
    }
    #expect(Set(declared.joined()) == ReservedIdentifiers.members)
  }

  /// The parameters of generic declarations, which hide members of the type.
  private static func generics(in file: String) -> Set<String> {
    let clauses = file.matches(of: /\b(?:func|struct|class|enum) \w+<([^>]+)>/).map(\.output.1)
    return Set(clauses.flatMap { $0.split(separator: ",") }.compactMap { $0.firstMatch(of: /\w+/).map { String($0.output) } })
  }

  /// The types that the file declares inside other types of its own, where they hide members, and the enums of the registry.
  private static func hidden(in file: String) -> Set<String> {
    let nested = names(/(?m)^    +.*\b(?:struct|class|enum|protocol|typealias) (\w+)/, in: file)
    let enums = names(/(?m)^  (?:[a-z]+ )?enum (\w+): ConfigEnum/, in: file)
    let extensions = file.split(separator: "nonisolated extension EveryType.").dropFirst()
    let inner = extensions.compactMap { $0.split(separator: "\n}").first }.flatMap {
      names(/(?m)^  .*\b(?:struct|class|enum|protocol) (\w+)/, in: String($0))
    }
    return nested.union(enums).union(inner)
  }

  /// The file without the extensions of types inside the type.
  private static func withoutInner(_ file: String) -> String {
    file.replacing(/(?ms)^nonisolated extension EveryType\.\w.*?^}/, with: "")
  }

  private static func names(_ pattern: Regex<(Substring, Substring)>, in file: String) -> Set<String> {
    Set(file.matches(of: pattern).map { String($0.output.1) })
  }

  /// The file without comments and texts, and without what is for SwiftUI: that is outside of the type, where no name hides.
  private static func code(_ file: String) -> String {
    file.replacing("OwnTypes", with: "EveryType").replacing(/(?ms)^#if canImport\(SwiftUI\).*?^#endif/, with: "").replacing(
      /(?s)""".*?"""/, with: "\"\""
    ).replacing(
      /"(?:\\.|[^"\\\n])*"/, with: "\"\""
    ).replacing(/\/\/.*/, with: "")
      .replacing(/(?m)^.*\bimport .*$|^#.*$/, with: "")
  }
}
