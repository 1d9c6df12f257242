import Foundation
import TestSupport
import Testing

/// The property wrapper of `$registry.swiftui`, against a stand-in for SwiftUI: it type-checks here, and does not run.
@Suite("SwiftUI", .enabled(if: SwiftCompiler.standInModules != nil, "needs the stand-in's module"))
struct SwiftUITests {
  private static let view = """
    import SwiftUI

    struct Checkout: View {
      @FeatureValue(\\.flag) var isNew
      @FeatureValue(\\.listStyle) private var style: EveryType.ListStyle
      var body: some View { Text(isNew ? "new" : style.rawValue) }
    }

    """

  #if !canImport(SwiftUI)
    @Test(
      "a view reads a key through the wrapper",
      arguments: [
        ["-swift-version", "5"], ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"],
      ])
    func wrapper(options: [String]) throws {
      let modules = try #require(SwiftCompiler.standInModules)
      let standIn = try String(contentsOf: SwiftCompiler.tests.appending(path: "SwiftUI/SwiftUI.swift"), encoding: .utf8)
      try SwiftCompiler.withFolder { folder in
        let library = ["-emit-module", "-parse-as-library"]
        let built = try SwiftCompiler.compile(
          ["StandIn.swift": standIn], options: library + ["-module-name", "SwiftUI"], output: "SwiftUI.swiftmodule", in: folder)
        try #require(built.status == 0, "\(built.output)")
        let checked = try SwiftCompiler.compile(
          ["Generated.swift": Generated.file(GoldenTests.registry("EveryType")), "View.swift": Self.view],
          options: library + ["-warnings-as-errors", "-I", modules, "-I", "."] + options, output: "App.swiftmodule", in: folder)
        #expect(checked.status == 0, "\(checked.output)")
      }
    }
  #endif

  @Test("the wrapper is there where the registry asks for it, and only there")
  func setting() throws {
    #expect(try Generated.file(Array("$registry: {swiftui: true}\n".utf8)).contains("struct FeatureValue"))
    for settings in ["{}", "{swiftui: false}"] {
      let file = try Generated.file(Array("$registry: \(settings)\n".utf8))
      #expect(!file.contains("SwiftUI") && !file.contains("FeatureValue"))
    }
  }
}
