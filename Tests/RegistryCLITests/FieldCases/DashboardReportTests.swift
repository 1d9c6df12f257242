import Foundation
import TestSupport
import Testing

/// Reports of what the dashboard's commands did to people, with the inputs of the reports.
@Suite("Reports about the dashboard", .enabled(if: SharedInputs.contain("field"), "the folder 'shared' is missing"))
struct DashboardReportTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func path(_ name: String) -> String { SharedInputs.path("field/\(name)") }

  /// Plans for a report, and gives the run with the template that it wrote.
  private func plan(_ report: String, _ options: String...) throws -> (outcome: Outcome, template: String) {
    let inputs = ["--remote", path("\(report)/remote.json"), path("\(report)/registry.yml"), "-o", workspace.path("plan.json")]
    return (workspace.run(["plan"] + options + inputs), try workspace.read("plan.json"))
  }

  private func imported(_ file: String) throws -> (outcome: Outcome, registry: String) {
    let outcome = workspace.run("import", "--remote", path(file), "--owner", "core", "-o", workspace.path("registry.yml"))
    return (outcome, try workspace.read("registry.yml"))
  }

  @Test("01: what one percent of the clients have becomes no default, and an unreadable default is named")
  func conditions() throws {
    let (outcome, registry) = try imported("01-import-condition-becomes-default/remote.json")
    #expect(outcome.code == 0)
    let defaults = registry.split(separator: "\n").filter { $0.hasPrefix("  default: ") }
    #expect(
      defaults.map { $0.prefix { $0 != "#" } } == [
        "  default: false ", "  default: 0 ", "  default: false ", "  default: false ",
      ])
    #expect(defaults.last?.contains("the template's default 'off' is not a bool") == true)
    #expect(
      defaults.allSatisfy { $0.contains(" # a guess: ") && $0.contains("'staff_1_percent'") || $0.contains("'debug_build'") })
  }

  @Test("02: what import writes, validate reads")
  func astral() throws {
    #expect(try imported("02-import-astral-escape/remote.json").registry.contains("\\U000E0067"))
    #expect(workspace.run("validate", workspace.path("registry.yml")).code == 0)
    let remote = path("02-import-astral-escape/remote.json")
    #expect(workspace.run("diff", workspace.path("registry.yml"), "--remote", remote).code == 0)
  }

  @Test("03: a small number has no exponent, where the plan sets it")
  func exponent() throws {
    let registry = try workspace.write(
      "pinned.yml",
      "$registry: {diff: {dashboard: pinned}}\n" + String(contentsOfFile: path("03-plan-exponent/registry.yml"), encoding: .utf8))
    let outcome = workspace.run("plan", "--remote", path("03-plan-exponent/remote.json"), registry)
    #expect(outcome.code == 0 && outcome.output.contains("\"0.00001\""))
  }

  @Test("04: a changed type leaves no value that the service refuses, and names each one that does not fit")
  func retyped() throws {
    let (outcome, template) = try plan("04-plan-retype")
    #expect(outcome.code == 1)
    for line in ["'true' under 'beta'", "'25' under 'beta'", "'2' under 'beta'", "the condition 'gone'"] {
      #expect(outcome.error.split(separator: "\n").contains { $0.hasPrefix("! ") && $0.contains(line) }, "\(line)")
    }
    struct Template: Decodable {
      struct Parameter: Decodable {
        let defaultValue: [String: String]
        let conditionalValues: [String: [String: String]]?
        let valueType: String
      }
      let parameters: [String: Parameter]
    }
    for (key, parameter) in try JSONDecoder().decode(Template.self, from: Data(template.utf8)).parameters {
      let texts = [parameter.defaultValue["value"]] + (parameter.conditionalValues ?? [:]).values.map { $0["value"] }
      for text in texts.compactMap(\.self) {
        #expect(parameter.valueType != "BOOLEAN" || ["true", "false"].contains(text), "\(key)")
        #expect(parameter.valueType != "NUMBER" || Double(text) != nil, "\(key)")
      }
    }
  }

  @Test("08: a whole NUMBER is a marked guess, and the round trip has no drift")
  func numbers() throws {
    let file = "08-number-says-nothing-of-int/remote.json"
    let registry = try imported(file).registry
    let types = registry.split(separator: "\n").filter { $0.hasPrefix("  type: ") }.map { $0.prefix { $0 != "#" } }
    #expect(types == ["  type: int ", "  type: double ", "  type: double ", "  type: double"])
    #expect(
      workspace.run("diff", workspace.path("registry.yml"), "--remote", path(file)).output == "4 keys compared, no differences\n")
  }

  @Test("10: a key that the template has twice is told", arguments: ["remote-differs.json", "same-object.json"])
  func twice(file: String) throws {
    let (outcome, registry) = try imported("10-import-key-twice/\(file)")
    #expect(outcome.code == 1 && outcome.error.contains("twice"))
    #expect(registry.contains("the template has the key twice"))
  }

  @Test("13: no rollout, experiment or personalisation is pruned")
  func pruned() throws {
    let (outcome, template) = try plan("13-prune-running-rollout", "--prune")
    #expect(outcome.code == 1)
    for key in ["live_rollout", "live_experiment", "personalised"] {
      #expect(outcome.error.contains("! \(key): not removed: ") && template.contains("\"\(key)\""))
    }
    #expect(outcome.error.contains("- plain_old: ") && !template.contains("plain_old"))
  }

  @Test("22: a key that is the name of a group is not added, and check finds one that was")
  func groups() throws {
    let (outcome, template) = try plan("22-plan-key-is-a-group-name")
    #expect(outcome.code == 1 && outcome.error.contains("! payments: not added: "))
    #expect(try template == String(contentsOfFile: path("22-plan-key-is-a-group-name/remote.json"), encoding: .utf8))
    let both = try workspace.write(
      "both.json",
      template.replacing("\"parameters\": {},", with: "\"parameters\": {\"payments\": {\"defaultValue\": {\"value\": \"v2\"}}},"))
    let check = workspace.run("check", path("22-plan-key-is-a-group-name/registry.yml"), "--remote", both)
    #expect(check.code == 1 && check.output.contains("[remote-key-is-a-group]"))
  }
}
