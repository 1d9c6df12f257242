import Foundation
import Testing

@Suite("The page about a flag's life")
struct LifePageTests {
  @Test("has commands that run one after the other, from birth to the end")
  func commands() throws {
    let file = Tool.packageRoot.appendingPathComponent("Documentation/AFlagsLife.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    func blocks(_ language: String) -> [String] {
      page.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```\n")[0] }
    }
    let workspace = try Workspace()
    var texts: [String] = []
    for block in blocks("sh") {
      let script = "set -e\nPATH=\"$(dirname \"$TOOL\"):$PATH\"\n\(block)"
      // 2026-11-30.
      let outcome = try Tool.shell(script, in: workspace, environment: ["SOURCE_DATE_EPOCH": "1795996800"])
      #expect(outcome.end == .exited(0), "\(block)\(outcome.text)\(outcome.error)")
      texts.append(try workspace.read("config-registry.yml"))
    }
    #expect(texts.count == 9)
    let extended = try #require(blocks("yaml").first)
    #expect(texts.contains { $0.hasSuffix(extended) }, "\(texts)")
    let last = try #require(texts.last)
    #expect(texts.contains { $0.contains("  replaced_by: one_page_checkout\n  retired: renamed to one_page_checkout\n") })
    #expect(last.contains("# One page in the place of three.\ncheckout_v2:\n") && last.contains("retired: Everybody has the"))
    let generated = try workspace.read("FeatureConfig.swift")
    #expect(!generated.contains("static var checkoutV2") && !generated.contains("static var onePageCheckout"))
  }
}
