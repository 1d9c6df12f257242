import Foundation
import RegistryModel
import RegistryTemplates
import TestSupport
import Testing

/// Generated files compile without a warning whatever the target they land in is set to.
@Suite("compiler settings")
struct CompilerSettingTests {
  private static let settings = [
    ["-swift-version", "5"],
    ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    [
      "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "ExistentialAny",
    ],
    ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility", "-O"],
    ["-swift-version", "6", "-strict-memory-safety", "-D", "DEBUG"],
  ]

  @Test(
    "a file over Firebase compiles", .enabled(if: SwiftCompiler.standInModules != nil, "needs the stand-in's module"),
    arguments: settings)
  func firebase(options: [String]) throws {
    let modules = try #require(SwiftCompiler.standInModules)
    for access in AccessLevel.allCases { try compile(.firebase, access, options + ["-I", modules]) }
  }

  @Test("a file without Firebase compiles", arguments: settings)
  func standalone(options: [String]) throws {
    for access in AccessLevel.allCases { try compile(.standalone, access, options) }
  }

  /// The registry's keys are decoded into a type of the app and into one of another module.
  private static func ownTypes(_ access: AccessLevel) -> String {
    """
    $registry: {imports: [Shop], access: \(access.rawValue)}
    prices: {owner: o, type: json, default: '{}', swift_type: PriceTable, keys: snake_case}
    limits: {owner: o, type: json, default: '{}', swift_type: Shop.Limits}
    banner: {owner: o, type: json, default: 'null', swift_type: Banner?}
    count: {owner: o, type: int, default: 1}

    """
  }

  private func compileOwnTypes(_ access: AccessLevel, _ options: [String]) throws {
    try SwiftCompiler.withFolder { folder in
      let shop = try SwiftCompiler.compile(
        ["Shop.swift": "public struct Limits: Decodable, Sendable {}\n"],
        options: ["-emit-module", "-parse-as-library", "-module-name", "Shop"], output: "Shop.swiftmodule", in: folder)
      try #require(shop.status == 0, "\(shop.output)")
      let level = access == .internal ? "" : access.rawValue + " "
      let app = ["PriceTable", "Banner"].map { "nonisolated \(level)struct \($0): Decodable, Sendable {}\n" }.joined()
      let generated = try Generated.file(Array(Self.ownTypes(access).utf8), template: .standalone)
      let outcome = try SwiftCompiler.compile(
        ["Generated.swift": generated, "App.swift": app],
        options: ["-c", "-wmo", "-parse-as-library", "-warnings-as-errors", "-package-name", "app", "-I", "."] + options,
        output: "Generated.o", in: folder)
      #expect(outcome.status == 0, "\(access) \(options): \(outcome.output)")
    }
  }

  @Test("a file with types of the app and of another module compiles", arguments: settings)
  func ownTypes(options: [String]) throws { try compileOwnTypes(.public, options) }

  @Test("a file with types of the app has them at each access level", arguments: [AccessLevel.internal, .package])
  func ownTypes(access: AccessLevel) throws {
    try compileOwnTypes(access, ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"])
  }

  /// The types that an app is likely to have, and those that would hide what the generated file uses.
  @Test(
    "a file compiles beside types of the app, whatever they are called",
    .enabled(if: SwiftCompiler.standInModules != nil, "needs the stand-in's module"))
  func typesOfTheApp() throws {
    let modules = try #require(SwiftCompiler.standInModules)
    let names = [
      "FirebaseRemoteConfig", "FirebaseCore", "RemoteConfig", "FirebaseApp", "Result", "Value", "Entry", "Record", "Scope",
      "Probe", "Override", "Read", "Source", "Reason", "Resolution", "Updates", "JSON", "Pattern", "Grammar", "Snapshot", "Task",
      "Error",
    ]
    try SwiftCompiler.withFolder { folder in
      let app = names.map { "struct \($0) {}\n" }.joined()
      let outcome = try SwiftCompiler.compile(
        ["Generated.swift": Generated.file(GoldenTests.registry("EveryType")), "App.swift": app],
        options: ["-emit-module", "-parse-as-library", "-warnings-as-errors", "-swift-version", "6", "-I", modules],
        output: "App.swiftmodule", in: folder)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  /// A call that is left in a build without overrides is an error of the compiler, and not a silent nothing.
  @Test(
    "overrides of the process are there in the builds that the registry names",
    arguments: [
      ("debug", ["-D", "DEBUG"], true), ("debug", [], false), ("always", [], true), ("never", ["-D", "DEBUG"], false),
    ])
  func overrides(policy: String, options: [String], isThere: Bool) throws {
    let registry = "$registry: {overrides: \(policy)}\nflag: {owner: o, type: bool, default: true, expires: 2030-01-01}\n"
    try SwiftCompiler.withFolder { folder in
      let app = "func reset() { FeatureConfig.removeOverrides() }\n"
      let outcome = try SwiftCompiler.compile(
        ["Generated.swift": Generated.file(Array(registry.utf8), template: .standalone), "App.swift": app],
        options: ["-emit-module", "-parse-as-library", "-warnings-as-errors"] + options, output: "App.swiftmodule", in: folder)
      #expect((outcome.status == 0) == isThere, "\(outcome.output)")
      if !isThere { #expect(outcome.output.contains("has no member 'removeOverrides'")) }
    }
  }

  private func compile(_ template: BuiltInTemplate, _ access: AccessLevel, _ options: [String]) throws {
    try SwiftCompiler.withFolder { folder in
      try Generated.file(GoldenTests.registry("EveryType"), template: template, access: access).write(
        to: folder.appending(path: "Generated.swift"), atomically: false, encoding: .utf8)
      // An overflow of an integer shows in code generation, not in type-checking.
      let outcome = try SwiftCompiler.compile(
        ["Generated.swift"], options: ["-c", "-parse-as-library", "-warnings-as-errors", "-package-name", "app"] + options,
        output: "Generated.o", in: folder)
      #expect(outcome.status == 0, "\(template) \(access): \(outcome.output)")
    }
  }
}
