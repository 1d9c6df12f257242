import Foundation
import Testing

@Suite("A schema beside the registry")
struct SchemaTests {
  let workspace: Workspace
  let registry: String

  init() throws {
    workspace = try Workspace()
    registry = try workspace.write(
      "Registry/prices.yml",
      "prices: {owner: shop, type: json, default: '{\"tiers\": [1]}', expires: 2031-01-01, schema: schemas/prices.json}\n")
  }

  private func writeSchema(_ text: String) throws { try workspace.write("Registry/schemas/prices.json", text) }

  @Test("is found from another folder, and satisfied")
  func satisfied() throws {
    try writeSchema(#"{"type": "object", "properties": {"tiers": {"items": {"type": "integer"}}}}"#)
    #expect(workspace.run("validate", registry) == Outcome(code: 0, output: "1 key, no findings\n"))
    #expect(workspace.run("validate", workspace.path("Registry")).code == 0)
  }

  @Test("fails 'validate', 'check' and 'generate' with the place in the default")
  func violated() throws {
    try writeSchema(#"{"properties": {"tiers": {"items": {"minimum": 2}}}}"#)
    let line = "prices.yml:1:56: error: the default of 'prices' does not satisfy its schema: '/tiers/0' is less than 2"
    #expect(workspace.run("validate", registry).output.contains(line))
    #expect(workspace.run("check", registry, "--today", "2030-01-01").output.contains(line))
    #expect(workspace.run("generate", registry, "-o", workspace.path("out.swift")).code == 1)
    #expect(!workspace.exists("out.swift"))
  }

  @Test("is applied to the default of each build configuration")
  func configured() throws {
    try writeSchema(#"{"properties": {"tiers": {"items": {"minimum": 1}}}}"#)
    let defaults = "{value: '{\"tiers\": [1]}', debug: '{\"tiers\": [0]}'}"
    let registry = try workspace.write(
      "Registry/prices.yml",
      "$registry: {configurations: {debug: DEBUG}}\n"
        + "prices: {owner: shop, type: json, default: \(defaults), expires: 2031-01-01, schema: schemas/prices.json}\n")
    let outcome = workspace.run("validate", registry)
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains("the default of 'prices' for 'debug' does not satisfy its schema: '/tiers/0' is less than 1"),
      "\(outcome.output)")
  }

  @Test("is a finding where it is missing, at the registry's line")
  func missing() {
    let outcome = workspace.run("validate", registry)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("prices.yml:1:91: error: the schema of 'prices' cannot be used"), "\(outcome.output)")
  }

  @Test("is a finding in its own file where it is broken", arguments: [("{\"type\": 1}", "1:10"), ("{,", "1:2"), ("", "1:1")])
  func broken(text: String, place: String) throws {
    try writeSchema(text)
    let outcome = workspace.run("validate", registry)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("schemas/prices.json:\(place): error: this is not a schema"), "\(outcome.output)")
  }

  @Test("warns of a word that is not checked")
  func word() throws {
    try writeSchema(#"{"anyOf": [{}]}"#)
    let outcome = workspace.run("validate", registry)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("schemas/prices.json:1:2: warning: the word 'anyOf' of the schema is not checked"))
  }

  @Test("is not read from a pipe, a device or a giant file", .timeLimit(.minutes(1)))
  func devices() throws {
    for target in ["/dev/zero", "/dev/stdin"] {
      let path = workspace.path("Registry/schemas/prices.json")
      try? FileManager.default.removeItem(atPath: path)
      try workspace.makeFolder("Registry/schemas")
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      #expect(workspace.run("validate", registry).code == 1)
    }
  }

  @Test("is applied to every value of an export by 'check --remote' and 'diff'")
  func remote() throws {
    try writeSchema(#"{"properties": {"tiers": {"maxItems": 1}}}"#)
    let export = try workspace.write(
      "remote.json",
      #"{"parameters": {"prices": {"valueType": "JSON", "defaultValue": {"value": "{\"tiers\": [1, 2]}"}}}}"#)
    for arguments in [["check", registry, "--today", "2030-01-01", "--remote", export], ["diff", registry, "--remote", export]] {
      let outcome = workspace.run(arguments)
      #expect(outcome.code == 1)
      #expect(outcome.output.contains("'/tiers' has 2 items, but at most 1 are allowed"), "\(outcome.output)")
    }
  }
}
