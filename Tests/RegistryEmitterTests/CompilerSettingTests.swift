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
