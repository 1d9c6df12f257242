import Foundation
import Testing

/// An arrow of the architecture is a dependency in `Package.swift`. SwiftPM lets a target import what its dependencies depend
/// on, so these tests compare the two.
@Suite("Package.swift")
struct ManifestTests {
  /// The part of `swift package dump-package` that is needed here.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let exclude: [String]
      let sources: [String]?
      let dependencies: [Dependency]
      let resources: [Resource]

      var dependencyNames: Set<String> { Set(dependencies.compactMap { $0.byName.first ?? nil }) }
      var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
    }

    struct Resource: Decodable, Hashable {
      let path: String
    }

    /// `{"byName": ["RegistryModel", null]}`
    struct Dependency: Decodable {
      let byName: [String?]
    }

    let targets: [Target]

    /// A scratch folder of its own, since the test runner may have locked the package's.
    static func load(_ folder: String = ".") throws -> Manifest {
      let workspace = try Workspace()
      let package = Tool.packageRoot.appendingPathComponent(folder).path
      let words = ["swift", "package", "--package-path", package, "--scratch-path", workspace.path("scratch")]
      let outcome = try Tool.spawn("/usr/bin/env", words + ["dump-package"], in: workspace, timeout: 120)
      try #require(outcome.end == .exited(0), "\(outcome.error)")
      return try JSONDecoder().decode(Manifest.self, from: Data(outcome.output))
    }
  }

  @Test("declares for each target what the target imports, and nothing else")
  func dependencies() throws {
    let targets = try Manifest.load().targets
    let names = Set(targets.map(\.name))
    for target in targets where target.type != "plugin" && target.type != "system" {
      let files = try Self.files(of: target)
      #expect(!files.isEmpty, "\(target.name)")
      let imported = try files.reduce(into: Set<String>()) { modules, file in
        modules.formUnion(Self.imports(in: try String(contentsOf: file, encoding: .utf8)))
      }
      #expect(target.dependencyNames.sorted() == imported.intersection(names).sorted(), "\(target.name)")
    }
  }

  @Test("has the parts and the templates that the package of the fuzz targets has")
  func fuzzing() throws {
    let targets = Dictionary(uniqueKeysWithValues: try Manifest.load().targets.map { ($0.name, $0) })
    for copy in try Manifest.load("Tests/Fuzzing").targets where copy.name != "fuzz" {
      let target = try #require(targets[copy.name])
      #expect(copy.dependencyNames == target.dependencyNames, "\(copy.name)")
      #expect(Set(copy.resources) == Set(target.resources), "\(copy.name)")
    }
  }

  /// The target's Swift files.
  private static func files(of target: Manifest.Target) throws -> [URL] {
    let folder = Tool.packageRoot.appendingPathComponent(target.folder).resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      func isInside(_ part: String) -> Bool { path == part || path.hasPrefix(part + "/") }
      return path.hasSuffix(".swift") && !target.exclude.contains(where: isInside)
        && (target.sources?.contains(where: isInside) ?? true)
    }
    return paths.map(folder.appendingPathComponent)
  }

  /// The modules that a Swift file imports. Lines inside a literal of several lines do not count.
  private static func imports(in text: String) -> Set<String> {
    var isInLiteral = false
    var modules: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || accessLevels.contains($0) }
      if !isInLiteral, words.first == "import", let path = words.dropFirst().first(where: { !kinds.contains($0) }) {
        modules.insert(String(path.prefix { $0 != "." }))
      }
      if line.hasSuffix("\"\"\"") || line.drop(while: \.isWhitespace).hasPrefix("\"\"\"") { isInLiteral.toggle() }
    }
    return modules
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  @Test("is compared with imports of every form")
  func forms() {
    let text = """
      import A
        @testable import B // why
      @_exported import struct C.D
      package import E
      // import F
      let text = \"""
        import G
        \"""
      @_spi(Tests) internal import H
      """
    #expect(Self.imports(in: text) == ["A", "B", "C", "E", "H"])
  }
}
