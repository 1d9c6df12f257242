import Foundation
import Testing

/// `Documentation/Threats.md` names the test that holds each threat; a test that was renamed or removed shows here.
@Suite("The list of threats")
struct ThreatsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  /// The texts of the test files by their names; some names occur in several targets.
  private static let tests: [String: String] = {
    var texts: [String: String] = [:]
    let files = FileManager.default.enumerator(at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      texts[file.lastPathComponent, default: ""] += text
    }
    return texts
  }()

  @Test("names tests that there are")
  func tests() throws {
    let text = try String(contentsOf: Self.root.appending(path: "Documentation/Threats.md"), encoding: .utf8)
    var file = ""
    var count = 0
    for match in text.matches(of: /`(\w+\.swift)`|"([^"\n]+)"/) {
      if let name = match.output.1 { file = String(name) }
      guard let title = match.output.2, !file.isEmpty, !title.contains("{") else { continue }
      count += 1
      #expect(Self.tests[file]?.contains("\"\(title)\"") == true, "\(file): \(title)")
    }
    #expect(count > 30)
  }

  @Test("names a test for each threat")
  func rows() throws {
    let text = try String(contentsOf: Self.root.appending(path: "Documentation/Threats.md"), encoding: .utf8)
    var isThreats = false
    var count = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") { isThreats = false }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if line.hasPrefix("|"), cells.last == "test" { isThreats = true }
      guard isThreats, line.hasPrefix("|"), cells.last != "test", !line.hasPrefix("|-") else { continue }
      count += 1
      #expect(cells.last?.contains(/`\w+\.swift` "/) == true, "\(cells.first ?? "")")
    }
    #expect(count > 40)
  }
}
