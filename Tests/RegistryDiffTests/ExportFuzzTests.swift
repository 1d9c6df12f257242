import RegistryDiagnostics
import TestSupport
import Testing

@testable import RegistryDiff

@Suite("random exports")
struct ExportFuzzTests {
  private static let pieces: [[UInt8]] = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "3", "true", "{}", "[]", "\"a\"", "\"value\"", "\"parameters\"",
    "\"useInAppDefault\"", "\\",
    "\"name\"", "é", "\u{1B}",
  ].map { Array($0.utf8) }

  @Test("give an export or a reason, with every place inside the file, and never trap", arguments: 1...6)
  func mutations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let seeds = [ExportModelTests.template] + ExportFindingTests.cases.map(\.text) + ForeignFileTests.cases.map(\.0)
    for _ in 0..<800 {
      var bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) { mutate(&bytes, &generator) }
      let (export, diagnostics) = Export.read(bytes, path: "f")
      #expect(export != nil || diagnostics.hasErrors)
      let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      for diagnostic in diagnostics {
        #expect(ExportRules.all.contains { $0.id == diagnostic.rule })
        #expect(diagnostic.location?.span.map { $0.start.line >= 1 && $0.end.line <= lineCount && !($0.end < $0.start) } ?? true)
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let piece = Self.pieces.randomElement(using: &generator) ?? []
    let length = min(Int.random(in: 0...6, using: &generator), bytes.count - place)
    bytes.replaceSubrange(place..<(place + length), with: piece)
  }
}
