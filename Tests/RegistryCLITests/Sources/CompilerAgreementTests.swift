import Foundation
import Testing

/// The uses of a package in every form, found by the compiler and by `uses`.
///
/// The compiler tells where it is: each accessor and each enum of the generated file is marked as deprecated in a copy, and the
/// compiler warns of each reference. The sources are in `Tests/Integration/Uses`.
@Suite("The uses that the compiler finds")
struct CompilerAgreementTests {
  struct Use: Hashable, Comparable {
    let path: String
    let line: Int
    let column: Int
    let key: String

    static func < (left: Use, right: Use) -> Bool {
      (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
  }

  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let package = Tool.packageRoot.appendingPathComponent("Tests/Integration/Uses")
    for name in ["App", "config-registry.yml"] {
      try FileManager.default.copyItem(atPath: package.appendingPathComponent(name).path, toPath: workspace.path(name))
    }
  }

  @Test("are those that 'uses' finds, sixty in all")
  func agreement() throws {
    let expected = try compiled()
    #expect(expected.count == 60)
    #expect(try found().sorted() == expected.sorted())
  }

  private func found() throws -> Set<Use> {
    let outcome = workspace.run(
      "uses", "--sources", workspace.path("App"), "--format", "json", workspace.path("config-registry.yml"))
    let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let uses = try #require(document["uses"] as? [[String: Any]])
    return Set(
      try uses.map { use in
        Use(
          path: try #require(use["path"] as? String), line: try #require(use["line"] as? Int),
          column: try #require(use["column"] as? Int), key: try #require(use["key"] as? String))
      })
  }

  private func compiled() throws -> Set<Use> {
    try workspace.write("FeatureConfig.swift", try marked())
    let files = try workspace.names(in: "App").map { workspace.path("App/\($0)") }
    let words = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-module-name", "App"]
    let outcome = try Tool.spawn(
      "/usr/bin/env", words + [workspace.path("FeatureConfig.swift")] + files, in: workspace, timeout: 300)
    try #require(outcome.end == .exited(0), "\(outcome.error.prefix(4_000))")
    let warning = /(App\/\w+\.swift):(\d+):(\d+): warning: .* is deprecated: key (\w+)/
    return Set(
      try outcome.error.matches(of: warning).map { match in
        Use(
          path: String(match.1), line: try #require(Int(match.2)), column: try #require(Int(match.3)), key: String(match.4))
      })
  }

  /// The generated file with a mark on each declaration that `uses` looks for.
  private func marked() throws -> String {
    let registry = workspace.path("config-registry.yml")
    var text = workspace.run("generate", "--template", "standalone", registry).output
    for entry in try DumpedEntry.all(in: workspace, [registry]) {
      let mark = "  @available(*, deprecated, message: \"key \(entry.key)\") "
      for declaration in ["static var \(entry.accessor):"] + (entry.type == "enum" ? ["enum \(entry.swiftType):"] : []) {
        let pieces = text.components(separatedBy: "\n  " + declaration)
        try #require(pieces.count == 2, "\(declaration)")
        text = pieces.joined(separator: "\n" + mark + declaration)
      }
    }
    return text
  }
}
