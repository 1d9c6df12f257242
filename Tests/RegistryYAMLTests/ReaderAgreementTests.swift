import Foundation
import Testing

@testable import RegistryYAML

/// What is read by line has to be what libyaml makes of it, to the last place, and must not be what libyaml refuses.
@Suite("The line reader and libyaml")
struct ReaderAgreementTests {
  @Test(
    "agree on lines put together at random from what is inside the plain part of YAML, at its edges and outside",
    arguments: 0..<10)
  func lines(seed: UInt64) {
    var random = SplitMix(state: seed)
    let texts = (0..<400).map { _ in RandomYAML.lines(&random) }
    #expect(countByLine(texts) > 40)
  }

  @Test("agree on tokens put together at random", arguments: 0..<10)
  func tokens(seed: UInt64) {
    var random = SplitMix(state: seed)
    let texts = (0..<1_000).map { _ in RandomYAML.tokens(&random) }
    #expect(countByLine(texts) > 40)
  }

  @Test("agree on every text of the project, on what is left when its end is cut off, and with a character changed")
  func ownTexts() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let texts = Self.texts(in: root.appending(path: "Registry")) + Self.texts(in: root.appending(path: "Tests"))
    #expect(texts.count > 30 && countByLine(texts) > 5)
    var random = SplitMix(state: 1)
    for text in texts {
      countByLine((0..<4).map { _ in RandomYAML.cut(text, &random) } + (0..<4).map { _ in RandomYAML.changed(text, &random) })
    }
  }

  @Test(
    "agree on the YAML test suite, the field cases and the exports",
    .enabled(if: ConformanceCase.isThere, "skipped: no ../shared/conformance"))
  func sharedTexts() {
    var random = SplitMix(state: 1)
    let files = Self.texts(in: ConformanceCase.sharedFolder.appending(path: "cases"))
    let exports = Self.texts(in: ConformanceCase.sharedFolder.appending(path: "exports"))
    countByLine(ConformanceCase.all.map(\.yaml) + files + exports)
    for text in ConformanceCase.all.map(\.yaml) + files { countByLine((0..<2).map { _ in RandomYAML.changed(text, &random) }) }
  }

  /// Expects the readers to agree on each text; returns how many were read by line.
  @discardableResult
  private func countByLine(_ texts: [String]) -> Int {
    var count = 0
    for text in texts {
      let readers = TwoReaders(text)
      if readers.isByLine { count += 1 }
      let agree = readers.agree
      #expect(agree, "\(text.debugDescription): \(readers.difference)")
    }
    return count
  }

  /// The YAML and JSON files in a folder and below.
  private static func texts(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return files.filter { ["yml", "yaml", "json"].contains($0.pathExtension) && !$0.pathComponents.contains(".build") }
      .sorted { $0.path() < $1.path() }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
