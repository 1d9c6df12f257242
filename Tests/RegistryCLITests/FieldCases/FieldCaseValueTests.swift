import Foundation
import RegistryText
import TestSupport
import Testing

@Suite("Values of the cases from the field", .enabled(if: SharedInputs.contain("cases"), "skipped: ../shared/cases is not there"))
struct FieldCaseValueTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// What a `values.json` says of a key.
  private struct Value: Decodable {
    enum Content: Decodable {
      case bool(Bool)
      case int(Int)
      case text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
          self = .int(value)
        } else {
          self = .text(try container.decode(String.self))
        }
      }

      var text: String {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .text(let value): value
        }
      }
    }

    let type: String
    let values: [String]?
    let `default`: Content

    init(_ type: String, _ content: Content) {
      self.type = type
      values = nil
      `default` = content
    }
  }

  /// The cases that have values: most in a file, some said here as their descriptions say them.
  private func expectations(of file: String) throws -> [String: Value] {
    let folder = URL(fileURLWithPath: FieldCase.path(file)).deletingLastPathComponent()
    if let data = try? Data(contentsOf: folder.appendingPathComponent("values.json")) {
      return try JSONDecoder().decode([String: Value].self, from: data)
    }
    switch file.prefix(2) {
    case "17": return ["sampling_seed": Value("int", .int(.min))]
    case "20": return ["block_bytes": Value("int", .int(4_096))]
    case "31": return ["holiday_theme": Value("bool", .bool(true)), "upload_chunk_bytes": Value("int", .int(1_048_576))]
    case "45":
      let document = #"{"tiers": [1, 2.5, null, true], "label": "basic", "nested": {"a": []}}"#
      return [
        "price_rules": Value("json", .text(document)), "checkout_v2_enabled": Value("bool", .bool(false)),
        "list_style": Value("enum", .text("roomy")),
      ]
    default: return [:]
    }
  }

  @Test("are what the registries say, in one program of all generated files")
  func values() throws {
    var main: [String] = []
    var expected: [Substring] = []
    var files: [String] = []
    for field in FieldCase.all where field.isGenerated && field.today == "2026-11-30" {
      let name = "Case\(field.file.prefix(2))\(files.count)Config"
      let entries = try generate(field, typeName: name)
      files.append("\(name).swift")
      let values = try expectations(of: field.file)
      for entry in entries {
        main.append("print(hexadecimal(\(name).\(entry.reading)))")
        expected.append(Substring((values[entry.key]?.default.text ?? entry.defaultText).hexadecimal))
        if let value = values[entry.key] { #expect(entry.type == value.type) }
        if let texts = values[entry.key]?.values {
          main.append("print(\(name).\(entry.swiftType).allCases.map { hexadecimal($0.rawValue) })")
          expected.append(Substring("\(texts.map(\.hexadecimal))"))
        }
      }
      #expect(Set(values.keys).isSubset(of: entries.map(\.key)))
    }
    try workspace.write("main.swift", Self.preamble + main.joined(separator: "\n") + "\n")
    try SwiftCompiler.build(files + ["main.swift"], in: workspace)
    #expect(try SwiftCompiler.run(in: workspace).dropLast() == expected[...])
  }

  /// A second file of the registry gives each a type of its own, so that all are compiled at once.
  private func generate(_ field: FieldCase, typeName: String) throws -> [DumpedEntry] {
    let settings = try workspace.write("\(typeName).yml", "$registry: {type_name: \(typeName)}\n")
    let outcome = workspace.run(
      "generate", field.path, settings, "--template", "standalone", "-o", workspace.path("\(typeName).swift"))
    try #require(outcome.code == 0, "\(outcome.error)")
    return try DumpedEntry.all(in: workspace, [field.path, settings])
  }

  /// Types of the caller's that a generated file must not take for its own.
  private static let preamble = """
    struct FeatureFlag {}
    struct Owner {}
    struct Value {}
    struct Read {}
    enum Source {}

    func hexadecimal(_ value: some CustomStringConvertible) -> String {
      value.description.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }


    """
}

extension DumpedEntry {
  /// The expression, behind the type's name and a dot, that gives the text of the entry's value.
  var reading: String {
    switch type {
    case "enum": "\(accessor).rawValue"
    case "json": "\(accessor).text"
    default: accessor
    }
  }
}
