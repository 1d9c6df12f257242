import Foundation
import Testing

/// Three releases, a template and a registry with every kind of break. What is right was written down by hand.
@Suite("A fleet with every kind of break")
struct FleetFixtureTests {
  private static let shipped = """
    flag: {owner: web, type: bool, default: false, expires: never, reason: r}
    limit: {owner: media, type: int, default: 5, range: [0, 10]}
    ratio: {owner: media, type: double, default: 0.5, range: [0, 1], out_of_range: clamp}
    title: {owner: web, type: string, default: hi, max_length: 5}
    code: {owner: web, type: string, default: ab, pattern: '[a-z]+'}
    theme: {owner: web, type: enum, values: [light, dark], default: light}
    count: {owner: media, type: int, default: 1}
    kept: {owner: media, type: string, default: k}
    removed: {owner: media, type: string, default: x}

    """
  private static let registry = """
    flag: {owner: web, type: bool, default: false, expires: never, reason: r}
    limit: {owner: media, type: int, default: 5, range: [0, 500]}
    ratio: {owner: media, type: double, default: 0.5, range: [0, 2], out_of_range: clamp}
    title: {owner: web, type: string, default: hi, max_length: 10}
    code: {owner: web, type: string, default: ab, pattern: '[a-z0-9]+'}
    theme: {owner: web, type: enum, values: [light, dark, sepia], default: light}
    count: {owner: media, type: double, default: 1}
    kept: {owner: media, type: string, default: k, retired: nobody reads it}
    reused: {owner: media, type: int, default: 3}

    """
  private static let remote = """
    {
      "conditions": [
        {"name": "modern", "expression": "app.version.>=(['6.0'])"},
        {"name": "android", "expression": "device.os == 'android'"}
      ],
      "parameters": {
        "flag": {"defaultValue": {"value": "true"}},
        "limit": {"defaultValue": {"value": "5"}, "conditionalValues": {"modern": {"value": "400"}}},
        "ratio": {"defaultValue": {"value": "1.5"}},
        "title": {"defaultValue": {"value": "welcome"}},
        "code": {"defaultValue": {"value": "ab"}, "conditionalValues": {"android": {"value": "A1"}}},
        "theme": {"defaultValue": {"value": "sepia"}},
        "count": {"defaultValue": {"value": "2.5"}},
        "kept": {"defaultValue": {"value": "k"}},
        "reused": {"defaultValue": {"value": "7"}}
      }
    }

    """

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("shipped/4.0.yml", Self.shipped + "reused: {owner: media, type: string, default: old}\n")
    try workspace.write("shipped/5.0.yml", Self.shipped)
    try workspace.write("shipped/6.0.yml", Self.registry)
    try workspace.write("config-registry.yml", Self.registry)
    try workspace.write("remote.json", Self.remote)
    return workspace
  }

  @Test("shows what the template does to each version")
  func fleet() throws {
    let workspace = try workspace()
    let outcome = workspace.run(
      "fleet", workspace.path("config-registry.yml"), "--shipped", workspace.path("shipped"), "--remote",
      workspace.path("remote.json"))
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        version  keys  fine  clamped  default  unreadable  gone
        4.0        10     5        1        0           3     1
        5.0         9     4        1        0           3     1
        6.0         8     8        0        0           0     0

        ratio (media)
          4.0 to 5.0: the default '1.5' is out of range there; installs read the bound '1.0'

        title (web)
          4.0 to 5.0: the default 'welcome' is longer than 5 characters there; installs read the default 'hi'

        theme (web)
          4.0 to 5.0: the default 'sepia' is not one of the enum's values there; installs read the default 'light'

        count (media)
          4.0 to 5.0: the default '2.5' is not a whole number there; installs read the default '1'

        removed (media)
          4.0 to 5.0: not in the template; installs read the default 'x'

        3 versions: 4 keys are not read as meant, 1 key is gone

        """)
  }

  private struct Output: Decodable {
    struct Finding: Decodable {
      let severity: String
      let message: String
    }
    let findings: [Finding]
  }

  @Test("shows what the registry changes for each version")
  func compat() throws {
    let workspace = try workspace()
    let outcome = workspace.run(
      "compat", workspace.path("config-registry.yml"), "--against", workspace.path("shipped"), "--format", "json")
    #expect(outcome.code == 1)
    let findings = try JSONDecoder().decode(Output.self, from: Data(outcome.output.utf8)).findings
    #expect(findings.allSatisfy { $0.severity == "error" })
    #expect(
      findings.map(\.message) == [
        "'limit': 'range' was 0...10 and is 0...500; shipped versions read '500' as their default, '5' (4.0, 5.0)",
        "'ratio': 'range' was 0.0...1.0 and is 0.0...2.0; shipped versions read '2.0' as their bound, '1.0' (4.0, 5.0)",
        "'title': 'max_length' was 5 and is 10 (4.0, 5.0)",
        "'code': 'pattern' was [a-z]+ and is [a-z0-9]+; nobody can tell whether shipped versions read the same texts (4.0, 5.0)",
        "'theme': 'values' was light, dark and is light, dark, sepia; shipped versions read 'sepia' as their default, 'light' (4.0, 5.0)",
        "'count': the type was 'int' and is 'double'; shipped versions read '1.5' as their default, '1' (4.0, 5.0)",
        "'reused': not read in 5.0, and used again: the type was 'string' and is 'int' (4.0)",
        "'removed': removed, but shipped versions read it (4.0, 5.0)",
      ])
  }
}
