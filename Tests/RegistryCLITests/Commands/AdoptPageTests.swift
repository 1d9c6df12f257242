import Foundation
import Testing

@Suite("The page about adopting it")
struct AdoptPageTests {
  @Test("has commands that run one after the other in an app with flags")
  func commands() throws {
    let file = Tool.packageRoot.appendingPathComponent("Documentation/AdoptInAnApp.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let blocks = page.components(separatedBy: "```sh\n").dropFirst().map { $0.components(separatedBy: "```\n")[0] }
    #expect(blocks.count == 5)
    let workspace = try Workspace()
    try workspace.write(
      "App/Flags.swift",
      """
      import FirebaseRemoteConfig
      let isDark = RemoteConfig.remoteConfig()["dark_mode"].boolValue
      let limit = RemoteConfig.remoteConfig().configValue(forKey: "retry_limit").numberValue.intValue

      """)
    try workspace.write(
      "export.json",
      """
      {"parameters": {
        "dark_mode": {"defaultValue": {"value": "true"}, "valueType": "BOOLEAN"},
        "retry_limit": {"defaultValue": {"value": "3"}, "valueType": "NUMBER"}
      }}
      """)
    for block in blocks {
      let script = "set -e\nPATH=\"$(dirname \"$TOOL\"):$PATH\"\n\(block)"
      let outcome = try Tool.shell(script, in: workspace, environment: ["SOURCE_DATE_EPOCH": "1795996800"])
      #expect(outcome.end == .exited(0), "\(block)\(outcome.text)\(outcome.error)")
    }
    #expect(try workspace.read("config-registry.yml").contains("type: int\n"))
    #expect(try workspace.read("App/FeatureConfig.swift").contains("static var darkMode: Bool"))
    #expect(try workspace.read("config-registry-baseline.json").contains("\"path\": \"App/Flags.swift\""))
  }
}
