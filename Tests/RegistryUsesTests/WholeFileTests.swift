import Foundation
import TestSupport
import Testing

@testable import RegistryUses

/// Files of others and of this project, as a whole and cut anywhere.
@Suite("The lexer, given whole files,")
struct WholeFileTests {
  private static let project = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files below a folder, in a fixed order.
  private static func swiftFiles(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter {
        ["swift", "swiftinterface"].contains($0.pathExtension) && !$0.path().contains("/.build/") && !$0.hasDirectoryPath
      }
      .sorted { $0.path() < $1.path() }
  }

  private static let own = ["Sources", "Tests", "Plugins"].flatMap { swiftFiles(below: project.appending(path: $0)) }
  /// The interfaces of the toolchain's modules and whatever sources it has.
  private static let toolchain = URL(filePath: ProcessInfo.processInfo.environment["SWIFT_TOOLCHAIN"] ?? "/opt/swift")
  private static let hasToolchain = FileManager.default.fileExists(atPath: toolchain.path())

  /// What does not hold for the tokens of a text.
  private func fault(in bytes: [UInt8], _ language: Language = .swift) -> String? {
    let tokens = language.tokens(of: bytes)
    var end: UInt32 = 0
    for token in tokens {
      if token.start != end || token.end <= token.start { return "a gap at \(end)" }
      end = token.end
    }
    return Int(end) == bytes.count ? nil : "the end is at \(end) of \(bytes.count)"
  }

  @Test("gives those of this project again and knows every token")
  func ownFiles() throws {
    #expect(Self.own.count > 100)
    for file in Self.own {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(fault(in: bytes) == nil, "\(file.path())")
      let unknown = Language.swift.tokens(of: bytes).filter { $0.kind == .unknown }
      #expect(unknown.isEmpty, "\(file.path()): \(unknown)")
    }
  }

  @Test(
    "gives those of the toolchain again and knows every token", .enabled(if: hasToolchain, "there is no toolchain in /opt/swift"))
  func toolchainFiles() throws {
    let files = Self.swiftFiles(below: Self.toolchain)
    #expect(files.count > 10)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(fault(in: bytes) == nil, "\(file.path())")
      #expect(!Language.swift.tokens(of: bytes).contains { $0.kind == .unknown }, "\(file.path())")
    }
  }

  @Test("gives them again where they are cut anywhere", arguments: own.filter { $0.path().contains("RegistryUsesTests") })
  func cuts(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    var random = SeededGenerator(seed: UInt64(bytes.count))
    for _ in 0..<50 {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let cut = Array(bytes[start..<Int.random(in: start...bytes.count, using: &random)])
      #expect(fault(in: cut) == nil, "\(file.lastPathComponent) from \(start), \(cut.count) bytes")
      #expect(fault(in: cut, .objectiveC) == nil, "\(file.lastPathComponent) from \(start), \(cut.count) bytes")
    }
  }

  @Test("gives bytes that are no text again")
  func noise() {
    var random = SeededGenerator(seed: 7)
    let interesting = Array("\"\"\"#/\\()[]{}`'*\n\r\0.?!a1_$@é≠".utf8) + [0x80, 0xBF, 0xC0, 0xE2, 0xF8, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in interesting.randomElement(using: &random) ?? 0 }
      for language in [Language.swift, .objectiveC] {
        #expect(fault(in: bytes, language) == nil, "\(language): \(bytes)")
      }
    }
  }
}
