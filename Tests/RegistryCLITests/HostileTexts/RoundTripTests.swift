import Foundation
import RegistryText
import TestSupport
import Testing

@Suite("Hostile texts")
struct RoundTripTests {
  let workspace: Workspace
  private let texts = NastyTexts.all(mixtures: 100, seed: 20_261_130)

  init() throws { workspace = try Workspace() }

  /// One key for each text, which is its default and all that is said of it.
  private func stringEntries(isDocumented: Bool) -> [String] {
    texts.enumerated().map { index, text in
      let documents =
        isDocumented
        ? ", description: \(text.yaml), tracker: \(text.yaml), tags: [\(text.yaml), \(text.yaml)], reason: \(text.yaml), expires: never"
        : ""
      let owner = isDocumented && !text.isEmpty ? text.yaml : "team"
      return "string_\(index): {owner: \(owner), type: string, default: \(text.yaml)\(documents)}\n"
    }
  }

  /// One enum whose named cases are the texts, each of which is a default in turn; of texts that are equal, the first.
  private var enumEntries: [String] {
    let distinct = distinctTexts
    let values = distinct.enumerated().map { "case\($0.offset): \($0.element.yaml)" }.joined(separator: ", ")
    return ["choice: {owner: a, type: enum, values: {\(values)}, default: \(distinct[distinct.count / 2].yaml)}\n"]
  }

  /// As `String` compares: two values of an enum that are the same text in another Unicode form are refused.
  private var distinctTexts: [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// Not all of them: what comes of a document is parsed when it is read, and is a text of the file as any other.
  private var documentTexts: [String] { texts.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element) }

  /// One key for each text, which is in its default as a name and as a value.
  private var jsonEntries: [String] {
    documentTexts.enumerated().map { index, text in
      let document = "{\(text.json): [\(text.json)]}"
      return "json_\(index): {owner: a, type: json, default: \(document.yaml)}\n"
    }
  }

  /// Keys that no server takes, of a registry that says it knows; each of one text and a number.
  private var keyEntries: [String] {
    texts.filter { $0.utf8.count < 100 }.enumerated().map { index, text in
      "\("\(text)\(index)".yaml): {owner: a, type: int, default: \(index), accessor: key\(index)}\n"
    }
  }

  private func generate(_ entries: [String], as typeName: String, template: String) throws -> String {
    let rules = ["illegal-key", "too-much-text", "missing-reason", "doubtful-owner"].map { "\($0): off" }.joined(separator: ", ")
    let settings = "$registry: {type_name: \(typeName), rules: {\(rules)}}\n"
    try workspace.write("\(typeName).yml", settings + entries.joined())
    let outcome = workspace.run("generate", workspace.path("\(typeName).yml"), "--template", template)
    try #require(outcome.code == 0, "\(outcome.error.prefix(2_000))")
    #expect(outcome.error.isEmpty)
    return outcome.output
  }

  @Test(
    "come back from the compiled program as they are in the registry",
    arguments: [("standalone", "5"), ("firebase", "6")])
  func roundTrip(template: String, mode: String) throws {
    var statements: [String] = []
    var expected: [String] = []
    let kinds = [
      ("StringFlags", stringEntries(isDocumented: true)), ("EnumFlags", enumEntries), ("JsonFlags", jsonEntries),
      ("KeyFlags", keyEntries),
    ]
    for (name, entries) in kinds {
      try workspace.write("\(name).swift", try generate(entries, as: name, template: template))
      let dumped = try DumpedEntry.all(in: workspace, [workspace.path("\(name).yml")])
      for entry in dumped { statements.append("print(hexadecimal(\(name).\(entry.reading)))") }
      statements.append("printAll(\(name).defaults)")
      for entry in dumped where !entry.cases.isEmpty {
        statements.append("for value in \(name).\(entry.swiftType).allCases { print(hexadecimal(value.rawValue)) }")
      }
      expected += expectations(name)
    }
    let isFirebase = template == "firebase"
    try workspace.write(
      "main.swift", (isFirebase ? Self.firebase : "") + Self.preamble + statements.joined(separator: "\n") + "\n")
    let options = isFirebase ? try StandIn.build(in: workspace) : []
    try SwiftCompiler.build(kinds.map { "\($0.0).swift" } + ["main.swift"], in: workspace, mode: mode, options: options)
    #expect(try SwiftCompiler.run(in: workspace).dropLast().map(String.init) == expected)
  }

  /// What the program prints: each value, then all defaults in order, then the values of an enum.
  private func expectations(_ name: String) -> [String] {
    let values: [(key: String, text: String)]
    var choices: [String] = []
    switch name {
    case "StringFlags": values = texts.enumerated().map { ("string_\($0.offset)", $0.element) }
    case "JsonFlags":
      values = documentTexts.enumerated().map { ("json_\($0.offset)", "{\($0.element.json): [\($0.element.json)]}") }
    case "KeyFlags":
      values = texts.filter { $0.utf8.count < 100 }.enumerated().map { ("\($0.element)\($0.offset)", "\($0.offset)") }
    default:
      choices = distinctTexts
      values = [("choice", choices[choices.count / 2])]
    }
    let pairs = values.map { "\($0.key.hexadecimal)=\($0.text.hexadecimal)" }.sorted()
    return values.map(\.text.hexadecimal) + pairs + choices.map(\.hexadecimal)
  }

  @Test("in what is for people stay in comments and in the last fields of the table", arguments: ["standalone", "firebase"])
  func comments(template: String) throws {
    let documented = try generate(stringEntries(isDocumented: true), as: "StringFlags", template: template)
    let bare = try generate(stringEntries(isDocumented: false), as: "StringFlags", template: template)
    // By bytes, since a mark that combines with the bar before it makes another character of both.
    func code(_ text: String) -> [String] {
      text.utf8.split(separator: UInt8(ascii: "\n")).map { String($0) ?? "" }.filter { !$0.drop { $0 == " " }.hasPrefix("///") }
        .map { $0.contains(/^ *[0-9a-f]{8}\|string_/) ? withoutPeople($0) : $0 }
    }
    func withoutPeople(_ line: String) -> String {
      let fields = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      return fields.count == 9 ? fields[..<6].map { String($0) ?? "" }.joined(separator: "|") : line
    }
    #expect(code(documented) == code(bare))
  }

  @Test(
    "leave no character in the file that an editor, a terminal or a reviewer could be deceived by",
    arguments: ["standalone", "firebase"])
  func characters(template: String) throws {
    for entries in [stringEntries(isDocumented: true), enumEntries, jsonEntries, keyEntries] {
      let output = try generate(entries, as: "Flags", template: template)
      #expect(!ShownText.hasDeceptiveCharacter(output))
    }
  }

  private static let firebase = """
    import FirebaseCore
    import FirebaseRemoteConfig
    import Foundation

    FirebaseApp.configure()

    func printAll(_ defaults: [String: NSObject]) {
      let texts = defaults.mapValues { ($0 as? NSString).map { String($0) } ?? "no text" }
      printAll(texts)
    }


    """

  private static let preamble = """
    func hexadecimal(_ value: some CustomStringConvertible) -> String {
      value.description.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    func printAll(_ defaults: [String: String]) {
      for line in defaults.map({ "\\(hexadecimal($0.key))=\\(hexadecimal($0.value))" }).sorted() { print(line) }
    }


    """
}
