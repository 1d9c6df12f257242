import Foundation
import Testing

/// The seeds of the fuzzer and every input that once failed, in the ordinary tests.
@Suite("The fuzzer's corpus")
struct CorpusTests {
  struct Input: CustomTestStringConvertible, Sendable {
    let target: FuzzTarget
    let file: URL

    var testDescription: String { "\(target.rawValue)/\(file.lastPathComponent)" }
  }

  static let inputs: [Input] = FuzzTarget.allCases.flatMap { target in
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Corpus/\(target.rawValue)").standardized
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.map { Input(target: target, file: $0) }
  }

  @Test("every target has seeds")
  func seeds() { for target in FuzzTarget.allCases { #expect(Self.inputs.count { $0.target == target } >= 5, "\(target)") } }

  @Test("what must hold holds for a seed, and for each of its beginnings", arguments: inputs)
  func holds(input: Input) throws {
    let bytes = Array(try Data(contentsOf: input.file))
    #expect(input.target.violations(bytes) == [])
    // A dozen beginnings, spread over the file: a cut-off input is the commonest broken one.
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 12)) {
      #expect(input.target.violations(Array(bytes[..<length])) == [], "the first \(length) bytes")
    }
  }
}
