import Foundation
import RegistryDiagnostics
import RegistryEmitter
import RegistryModel
import RegistryTemplate
import RegistryTemplates
import RegistryYAML
import TestSupport
import Testing

/// The generated files that `GeneratedCodeTests` compiles and runs.
@Suite("golden files")
struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "GeneratedCodeTests")

  /// The registry file that a golden file is made of.
  static func registry(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "Fixtures/\(name).yml")))
  }

  /// With `RECORD_GOLDENS` set, writes the files anew, and fails so that nobody records by mistake.
  @Test("a registry gives the recorded file, byte for byte", arguments: ["EveryType", "Names", "OwnTypes", "Sample"])
  func golden(name: String) throws {
    let output = try Generated.file(Self.registry(name), name: "\(name).yml")
    try compare(output, name)
  }

  @Test("a registry gives the recorded tests of its defaults, byte for byte")
  func tests() throws {
    let template = TemplateSource(name: TestsTemplate.fileName, bytes: TestsTemplate.bytes)
    let output = try Generated.file(Self.registry("OwnTypes"), name: "OwnTypes.yml", source: template)
    try compare(output, "OwnTypesDefaultTests")
  }

  private func compare(_ output: String, _ name: String) throws {
    let golden = Self.folder.appending(path: "Golden/\(name).swift")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data(output.utf8).write(to: golden)
      Issue.record("recorded \(name).swift; look at the difference and run again")
    }
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    // Not compared in the expectation, which would print both files.
    let isEqual = recorded.utf8.elementsEqual(output.utf8)
    #expect(isEqual, "\(name).swift differs from line \(Self.firstDifference(recorded, output))")
  }

  private static func firstDifference(_ left: String, _ right: String) -> Int {
    let lines = zip(
      left.split(separator: "\n", omittingEmptySubsequences: false),
      right.split(separator: "\n", omittingEmptySubsequences: false))
    return lines.prefix { $0 == $1 }.count + 1
  }
}

/// Generates in process.
enum Generated {
  struct Failure: Error {
    let diagnostics: [Diagnostic]
  }

  /// One registry file, ready to be written.
  static func emission(_ registry: [UInt8], name: String = "registry.yml", access: AccessLevel? = nil) throws -> Emission {
    let parsed = YAMLParser.parse(registry, path: name)
    var diagnostics = parsed.diagnostics
    let registry = Registry(documents: parsed.document.map { [$0] } ?? [], reserved: .builtIn, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors, let emission = Emission(registry, access: access, sourceNames: [name]) else {
      throw Failure(diagnostics: diagnostics)
    }
    return emission
  }

  /// The text that a template makes of one registry file.
  static func text(_ template: String, of registry: [UInt8]) throws -> String {
    try Template(TemplateSource(name: "main", text: template)).render(emission(registry).context)
  }

  /// The file that a built-in template makes of one registry file.
  static func file(
    _ registry: [UInt8], name: String = "registry.yml", template: BuiltInTemplate = .firebase, access: AccessLevel? = nil
  ) throws -> String {
    let source = TemplateSource(name: template.rawValue, bytes: template.bytes)
    return try file(registry, name: name, source: source, access: access)
  }

  /// The file that a template makes of one registry file.
  static func file(
    _ registry: [UInt8], name: String = "registry.yml", source: TemplateSource, access: AccessLevel? = nil
  ) throws -> String {
    let emission = try emission(registry, name: name, access: access)
    let output = TextOutput()
    try emission.write(Template(source, partials: partials), to: output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Compiles the file without Firebase of one registry file to `program`, with what runs at its start.
  static func compileProgram(
    _ registry: String, _ main: String, options: [String] = [], in folder: URL
  ) throws -> SwiftCompiler.Outcome {
    try SwiftCompiler.compile(
      ["Generated.swift": file(Array(registry.utf8), template: .standalone), "main.swift": main],
      options: ["-swift-version", "6", "-warnings-as-errors"] + options, output: "program", in: folder)
  }

  private static let partials = TemplatePartials(names: BuiltInPartial.allCases.map(\.rawValue)) { name in
    BuiltInPartial(rawValue: name).map { TemplateSource(name: name, bytes: $0.bytes) }
  }
}

private final class TextOutput: TemplateOutput {
  var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) { self.bytes += bytes }
}
