import Foundation
import Testing

@Suite("The same input gives the same bytes")
struct DeterminismTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let types = [
      "type: bool, default: true, expires: 2027-06-30", "type: int, default: 5, range: [1, 9]", "type: double, default: 0.5",
      "type: string, default: x", "type: enum, values: [b, a, c], default: a", "type: json, default: '{\"b\": [1], \"a\": 2}'",
    ]
    let sound = (0..<60).map { "key_\($0 * 7 % 60): {owner: team_\($0 % 7), \(types[$0 % types.count])}\n" }
    try workspace.write("sound.yml", sound.joined())
    let faulty = (0..<40).map {
      "key_\($0 * 7 % 40): {ownr: team_\($0 % 7), typ: int, default: 0, expires: 2020-01-\($0 % 28 + 1)}\n"
    }
    try workspace.write("faulty.yml", faulty.joined() + "key_1: {}\n")
  }

  private static let commands = [
    ["generate", "sound.yml"], ["generate", "sound.yml", "--template", "standalone"],
    ["generate", "sound.yml", "--dump-context"],
    ["check", "faulty.yml"], ["check", "faulty.yml", "--format", "json"], ["check", "faulty.yml", "--format", "sarif"],
    ["expiry", "faulty.yml"], ["explain"],
  ]

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> [UInt8] {
    let day = arguments[0] == "explain" ? [] : ["--today", "2026-11-30"]
    let outcome = try Tool.run(arguments + day, in: workspace, environment: environment)
    #expect(outcome.end == .exited(arguments.contains("faulty.yml") ? 1 : 0))
    #expect(!outcome.output.isEmpty)
    return outcome.output + Array(outcome.error.utf8)
  }

  @Test("in twenty processes", arguments: [commands[0], commands[4]])
  func processes(arguments: [String]) throws {
    let first = try run(arguments)
    for _ in 1..<20 { #expect(try run(arguments) == first) }
  }

  @Test("in every language, time zone and kind of terminal", arguments: commands)
  func environments(arguments: [String]) throws {
    let plain = try run(arguments)
    let zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Bangkok", ":/dev/null", "nonsense"]
    let locales = ["th_TH.UTF-8", "ar_SA.UTF-8", "fa_IR.UTF-8", "ja_JP.UTF-8", "tr_TR.UTF-8", "C", "", "nonsense"]
    for (index, locale) in locales.enumerated() {
      let zone = zones[index % zones.count]
      #expect(try run(arguments, ["LC_ALL": locale, "LANG": locale, "LANGUAGE": locale, "TZ": zone]) == plain)
    }
    #expect(try run(arguments, ["COLUMNS": "20", "TERM": "xterm-256color", "CLICOLOR_FORCE": "1"]) == plain)
  }

  @Test("on every day that a clock shows where the day is given, and in every zone where it is not")
  func zones() throws {
    try workspace.write("due.yml", "flag: {owner: a, type: bool, default: false, expires: 2026-12-01}\n")
    for zone in ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      // One second before and at the end of the day in UTC.
      for (epoch, code) in [("1796169599", 0), ("1796169600", 1)] as [(String, Int32)] {
        let outcome = try Tool.run(["check", "due.yml"], in: workspace, environment: ["TZ": zone, "SOURCE_DATE_EPOCH": epoch])
        #expect(outcome.end == .exited(code))
      }
    }
  }
}
