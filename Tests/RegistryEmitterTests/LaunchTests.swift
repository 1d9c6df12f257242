import Foundation
import TestSupport
import Testing

/// What an app's launch decides: arguments, and overrides that an earlier launch has kept.
@Suite("overrides at launch")
struct LaunchTests {
  private static let registry = """
    $registry: {overrides: always}
    new_checkout: {owner: o, type: bool, default: false, expires: never, reason: r}
    chunk_bytes: {owner: o, type: int, default: 7, range: [1, 100]}
    title: {owner: o, type: string, default: untitled}
    """

  private static let program = """
    import Foundation

    func show() { print(FeatureConfig.newCheckout, FeatureConfig.chunkBytes, FeatureConfig.title) }

    show()
    FeatureConfig.persistOverrides(inSuite: "overrides-of-a-test")
    show()
    switch ProcessInfo.processInfo.environment["STEP"] {
    case "set": FeatureConfig.setOverride(of: \\.title, to: "kept")
    case "remove": FeatureConfig.removeOverrides()
    default: break
    }
    show()
    """

  @Test("arguments override keys, a text that cannot be read is told, and kept overrides come back until they are removed")
  func launches() throws {
    try SwiftCompiler.withFolder { folder in
      let compiled = try Generated.compileProgram(Self.registry, Self.program, in: folder)
      try #require(compiled.status == 0, "\(compiled.output)")
      func launch(_ step: String, _ arguments: String...) throws -> [Substring] {
        // The folder that has the user defaults.
        let home = folder.path(percentEncoded: false)
        let environment = ["HOME": home, "CFFIXED_USER_HOME": home, "STEP": step]
        return try SwiftCompiler.run("./program", arguments, environment: environment, in: folder).output.split(separator: "\n")
      }
      let plain: Substring = "false 7 untitled"
      #expect(try launch("") == [plain, plain, plain])
      let overridden: Substring = "true 500 untitled"
      #expect(
        try launch("", "-FeatureConfig.new_checkout", "1", "-FeatureConfig.chunk_bytes", "500") == [
          overridden, overridden, overridden,
        ])
      #expect(
        try launch("", "-FeatureConfig.chunk_bytes", "x", "-FeatureConfig.other", "1")
          == [
            "FeatureConfig: no override, 'x' is not a value of 'chunk_bytes'",
            "FeatureConfig: no override, the registry has no key 'other'", plain, plain, plain,
          ])
      // Arguments are for one launch.
      #expect(try launch("") == [plain, plain, plain])
      #expect(try launch("set") == [plain, plain, "false 7 kept"])
      #expect(try launch("") == [plain, "false 7 kept", "false 7 kept"])
      #expect(try launch("remove") == [plain, "false 7 kept", plain])
      #expect(try launch("") == [plain, plain, plain])
    }
  }
}
