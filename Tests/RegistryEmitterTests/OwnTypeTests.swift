import Foundation
import TestSupport
import Testing

/// What an app does whose default its own type does not decode: the tests of `generate --tests` should have found it.
@Suite("a default that its type does not decode")
struct OwnTypeTests {
  private static let registry = """
    table: {owner: o, type: json, default: '{"a": 1}', swift_type: Table}
    blank: {owner: o, type: json, default: '[1]', swift_type: Blank}
    maybe: {owner: o, type: json, default: '[1]', swift_type: Table?}
    """

  private static let program = """
    import Foundation

    struct Table: Decodable, Sendable { let b: Int }
    struct Blank: Decodable, Sendable { var c: Int? }
    struct Source: FeatureConfig.ConfigSource {
      let text: String?
      let isFetched = true
      func remoteText(forKey key: String) -> String? { text }
    }

    print(FeatureConfig.blank.c ?? -1, FeatureConfig.maybe?.b ?? -1, FeatureConfig.resolution(of: \\.blank).reason)
    FeatureConfig.Remote.source = Source(text: "{\\"b\\": 7}")
    print(FeatureConfig.table.b, FeatureConfig.resolution(of: \\.table).reason)
    FeatureConfig.Remote.source = Source(text: "{\\"b\\": \\"x\\"}")
    print(FeatureConfig.table.b, FeatureConfig.resolution(of: \\.table).reason)
    FeatureConfig.Remote.source = nil
    print(FeatureConfig.table.b, FeatureConfig.resolution(of: \\.table).reason)
    """

  @Test("gives the last value of the key, else what the type makes of an empty document, and the reason")
  func values() throws {
    try SwiftCompiler.withFolder { folder in
      let compiled = try Generated.compileProgram(Self.registry, Self.program, in: folder)
      try #require(compiled.status == 0, "\(compiled.output)")
      let outcome = try SwiftCompiler.run("./program", in: folder)
      #expect(outcome.output.split(separator: "\n") == ["-1 -1 undecodable", "7 remote", "7 undecodable", "7 undecodable"])
    }
  }
}
