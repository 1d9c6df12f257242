import RegistryText
import Testing

@testable import RegistryCLI

@Suite("A pattern of a path")
struct PathPatternTests {
  /// As `git check-ignore` decides, for a file unless the path ends with a slash.
  @Test(
    "means what it does in a '.gitignore'",
    arguments: [
      ("Generated", "Generated", true), ("Generated", "App/Generated", true), ("Generated", "App/GeneratedCode", false),
      ("*.pb.swift", "App/User.pb.swift", true), ("*.pb.swift", "User.swift", false),
      ("Build/", "Build/", true), ("Build/", "App/Build/", true), ("Build/", "Build", false),
      ("/Build", "Build", true), ("/Build", "App/Build", false),
      ("App/Generated", "App/Generated", true), ("App/Generated", "Modules/App/Generated", false),
      ("App/*.swift", "App/A.swift", true), ("App/*.swift", "App/Views/A.swift", false),
      ("**/Mocks", "Mocks", true), ("**/Mocks", "A/B/Mocks", true),
      ("App/**", "App/A.swift", true), ("App/**", "App/B/A.swift", true), ("App/**", "App/", false),
      ("App/**/A.swift", "App/A.swift", true), ("App/**/A.swift", "App/B/C/A.swift", true),
      ("App/**/A.swift", "B/A.swift", false),
      ("A?.swift", "AB.swift", true), ("A?.swift", "A.swift", false),
      ("[A-C].swift", "B.swift", true), ("[A-C].swift", "D.swift", false), ("[!A-C].swift", "D.swift", true),
      ("[]a].swift", "].swift", true), ("a[.swift", "a[.swift", false),
      ("\\#a", "#a", true), ("\\!a", "!a", true), ("\\*", "a", false), ("\\*", "*", true),
      ("a  ", "a", true), ("a\\ ", "a ", true), ("a b", "a b", true),
      ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac", false),
    ])
  func matches(pattern: String, path: String, isMatch: Bool) throws {
    let isFolder = path.hasSuffix("/")
    let names = path.split(separator: "/").map { Array($0.utf8) }
    #expect(try #require(PathPattern(pattern[...])).matches(names, isFolder: isFolder) == isMatch)
  }

  @Test("is not on an empty line or in a comment", arguments: ["", "   ", "# a", "/", "!"])
  func none(line: String) { #expect(PathPattern(line[...]) == nil) }

  @Test("takes back what an earlier line of the file says, and the innermost file decides")
  func negation() {
    let outer = IgnoreFile(folder: "/r/", lines: ["*.swift", "!Keep.swift"])
    let inner = IgnoreFile(folder: "/r/App/", lines: ["!A.swift"])
    #expect([outer].ignores("/r/App/A.swift", isFolder: false))
    #expect(![outer].ignores("/r/App/Keep.swift", isFolder: false))
    #expect(![outer, inner].ignores("/r/App/A.swift", isFolder: false))
    #expect([outer, inner].ignores("/r/App/B.swift", isFolder: false))
    #expect(![outer].ignores("/r/App/A.m", isFolder: false))
  }
}
