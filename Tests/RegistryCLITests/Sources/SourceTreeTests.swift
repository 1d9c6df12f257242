import Foundation
import Testing

@testable import RegistryCLI

@Suite("The files of a folder of sources")
struct SourceTreeTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// The files below the folder `root`, without its path.
  private func files(_ root: String = "", include: [String] = [], exclude: [String] = []) throws -> [String] {
    let path = root.isEmpty ? workspace.path : workspace.path(root)
    return try SourceTree(include: include, exclude: exclude).files(in: path).map { String($0.dropFirst(path.count + 1)) }
  }

  @Test("are those of Swift and Objective-C, folder by folder in the order of their names")
  func order() throws {
    for name in ["b.swift", "A/z.m", "A/a.mm", "A.swift", "A/B/a.h", "a.txt", "A/swift", "é.swift"] {
      try workspace.write(name, "")
    }
    #expect(try files() == ["A.swift", "b.swift", "é.swift", "A/a.mm", "A/z.m", "A/B/a.h"])
  }

  @Test("are not those that are hidden, built, or of other people")
  func foreign() throws {
    let folders = [".build", "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "A.xcframework", ".hidden"]
    for folder in folders { try workspace.write("\(folder)/A.swift", "") }
    try workspace.write("App/A.swift", "")
    #expect(try files() == ["App/A.swift"])
  }

  @Test("are not those that a '.gitignore' ignores, also one of a folder around")
  func ignored() throws {
    try workspace.makeFolder(".git")
    try workspace.write(".gitignore", "/App/Generated/\n*.pb.swift\n# Kept.swift\n")
    try workspace.write("App/Views/.gitignore", "Old*.swift\n!Keep.pb.swift\r\n")
    for name in ["A.swift", "Generated/A.swift", "a.pb.swift", "Kept.swift", "Views/Old.swift", "Views/Keep.pb.swift"] {
      try workspace.write("App/\(name)", "")
    }
    #expect(try files("App") == ["A.swift", "Kept.swift", "Views/Keep.pb.swift"])
    #expect(try files() == ["App/A.swift", "App/Kept.swift", "App/Views/Keep.pb.swift"])
  }

  @Test("are not those that the repository's own list of excludes names, unless a '.gitignore' takes it back")
  func excluded() throws {
    try workspace.write(".git/info/exclude", "Scratch/\n/App/Mine*.swift\n")
    try workspace.write("App/.gitignore", "!Mine2.swift\n")
    for name in ["A.swift", "Mine1.swift", "Mine2.swift", "Scratch/A.swift"] { try workspace.write("App/\(name)", "") }
    #expect(try files("App") == ["A.swift", "Mine2.swift"])
    #expect(try files() == ["App/A.swift", "App/Mine2.swift"])
  }

  @Test("are all where no repository is around, but for the ignore files of the folder itself")
  func noRepository() throws {
    try workspace.write(".gitignore", "*.swift\n")
    try workspace.write("App/A.swift", "")
    #expect(try files("App") == ["A.swift"])
    #expect(try files().isEmpty)
  }

  @Test("are not what a link leads to")
  func links() throws {
    try workspace.write("Outside/B.swift", "")
    try workspace.write("App/A.swift", "")
    for (link, target) in [("App/Link", "Outside"), ("App/Loop", "App"), ("App/C.swift", "Outside/B.swift")] {
      try FileManager.default.createSymbolicLink(atPath: workspace.path(link), withDestinationPath: workspace.path(target))
    }
    #expect(try files("App") == ["A.swift"])
    #expect(try files("App/Link") == ["B.swift"], "a link that is named is followed")
  }

  @Test("are those that are included, less those that are excluded")
  func patterns() throws {
    for name in ["App/A.swift", "App/AMock.swift", "App/Mocks/B.swift", "Lib/C.swift"] { try workspace.write(name, "") }
    #expect(try files(include: ["App"]) == ["App/A.swift", "App/AMock.swift", "App/Mocks/B.swift"])
    #expect(try files(include: ["/App/*.swift"]) == ["App/A.swift", "App/AMock.swift"])
    #expect(try files(exclude: ["*Mock*"]) == ["App/A.swift", "Lib/C.swift"])
    #expect(try files(include: ["App", "Lib"], exclude: ["App/Mocks/", "Lib"]) == ["App/A.swift", "App/AMock.swift"])
  }

  @Test("is the file itself where a file is named")
  func file() throws {
    let path = try workspace.write("A.swift", "")
    #expect(try SourceTree(include: [], exclude: []).files(in: path) == [path])
  }
}
