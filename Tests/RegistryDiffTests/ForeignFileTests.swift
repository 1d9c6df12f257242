import RegistryDiagnostics
import RegistryText
import Testing

@testable import RegistryDiff

@Suite("files that are no template")
struct ForeignFileTests {
  /// A file, and the words of the message that name it.
  static let cases: [(String, String)] = [
    ("", "the file is empty"), (" \n\t", "the file is empty"), ("\u{FEFF}", "the file is empty"),
    (#"{"a": "1", "b": 2, "c": true, "version": "1"}"#, "a flat list of default values"),
    (#"{"parameters": "x"}"#, "a flat list of default values"),
    ("\u{1B}[90m┌───┐\u{1B}[39m\n", "the table that 'firebase remoteconfig:get' prints"), ("\n┌───┬───┐\n", "the table that"),
    (#"{"status": "success", "result": {"parameters": {}}}"#, "the envelope that 'firebase --json' puts around an answer"),
    (
      #"{"error": {"code": 401, "message": "No\nkey", "status": "UNAUTHENTICATED"}}"#,
      "an error of the API (401 UNAUTHENTICATED: No\nkey)"
    ),
    (
      #"{"etag": "e", "cached_at": "x", "remote_config": {"parameters": {}}}"#,
      "the cache of another tool, with the template inside of 'remote_config'"
    ),
    (#"[{"error": {"code": 404}}]"#, "an error of the API (404)"), (#"{"error": {}}"#, "an error of the API (without details)"),
    (#"{"error": "invalid_grant", "error_description": "Expired"}"#, "an error message (invalid_grant: Expired)"),
    (#"{"status": "error", "error": "Not logged in"}"#, "an error message (Not logged in)"),
    ("<?xml version=\"1.0\"?>\n<!DOCTYPE plist>\n<plist><dict/></plist>", "a property list of default values"),
    ("<plist version=\"1.0\"/>", "a property list of default values"),
    ("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\">", "a property list of default values"),
    ("<?xml version=\"1.0\"?><defaultsMap><entry/></defaultsMap>", "an XML file of default values"),
    ("<?xml version=\"1.0\"?><a/>", "an XML file"), ("\u{FEFF} <!DOCTYPE HTML><html></html>", "a web page"),
    ("<HTML lang='en'>", "a web page"), ("\u{FEFF}<html>", "a web page"),
    ("bplist00\u{0}\u{1}", "a binary property list"), ("PK\u{3}\u{4}x", "a ZIP archive"),
    ("HTTP/2 200\r\netag: x\r\n\r\n{}", "an answer with its HTTP headers"),
    ("Error: Failed to get it", "an error message of a program"),
    ("# registry\na:\n  owner: x\n", "a YAML file"), ("checkout_v2_enabled:\n  owner: a\n", "a YAML file"),
    ("---\na: 1\n", "a YAML file"), ("a:", "a YAML file"), ("a:\r\n  b: 1", "a YAML file"), (" \u{B}\r\nkey_9: 1", "a YAML file"),
    ("az_09: 1", "a YAML file"), ("AZ_09: 1", "a YAML file"), ("$registry:\n", "a YAML file"),
    ("[]", "a JSON list"), (#"["a"]"#, "a JSON list"), ("\"x\"", "nothing but a string in JSON"),
    ("3", "nothing but a number in JSON"),
    ("null", "nothing but 'null'"), ("true", "nothing but a bool in JSON"),
    (#"{"type": "service_account", "private_key": "x"}"#, "the key of a service account"),
    (#"{"remoteconfig": {"template": "rc.json"}, "hosting": {}}"#, "a 'firebase.json'"),
    (#"{"entries": {"a": "1"}, "state": "UPDATE"}"#, "what a client receives"), (#"{"versions": [{}]}"#, "a list of versions"),
    (
      #"{"a": {"defaultValue": {"value": "1"}}, "b": {"conditionalValues": {}}}"#,
      "a list of parameters without the template around it"
    ),
    (#"{"Parameters": {}, "x": 1}"#, "a JSON object with 'Parameters'"),
    (#"{"parameter_groups": {}}"#, "a JSON object with 'parameter_groups'"),
    (#"{"etag": "x", "a": {}}"#, "a JSON object without 'parameters', 'parameterGroups' or 'conditions'"),
    (#"{"parameters": {"a": {"def"#, "the file is cut off inside this string"),
    (#"{"parameters": {"a": {}"#, "the file is cut off inside this object"), ("{", "the file is cut off inside this object"),
    ("[1", "the file is cut off inside this list"),
    ("{} /*", "the file is cut off inside this comment"),
  ]

  @Test("are named for what they are, with something to do about it", arguments: cases)
  func named(text: String, words: String) throws {
    let (export, diagnostics) = Export.read(Array(text.utf8), path: "dir/export.json")
    #expect(export == nil)
    #expect(diagnostics.count == 1)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.rule == "not-a-template")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.contains(words), "\(diagnostic.message)")
    #expect(diagnostic.location?.path == "dir/export.json")
    #expect(diagnostic.fix?.message.isEmpty == false)
  }

  @Test("are named from their bytes where they are no text")
  func binary() {
    #expect(Export.read([0x1F, 0x8B, 8, 0], path: "f").diagnostics.first?.message.contains("a compressed file") == true)
    let wide = Export.read([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], path: "f")
    #expect(wide.export == nil)
    #expect(wide.diagnostics.map(\.message) == ["the file is UTF-16, and JSON must be UTF-8"])
    // Without a place in it, no line of it is shown.
    #expect(wide.diagnostics.map(\.location) == [SourceLocation(path: "f")])
  }

  @Test("a cut-off file shows where it is open")
  func cutOff() {
    let (_, diagnostics) = Export.read(Array("{\n  \"parameters\": {\n    \"a\": {\n      \"de".utf8), path: "f")
    #expect(diagnostics.first?.location?.span?.start == SourcePosition(line: 4, column: 7))
  }

  @Test(
    "what is no JSON is a syntax error, and no export",
    arguments: [
      ("{\"parameters\" {}}", "export-syntax"), ("{\"parameters\": {}} x", "export-syntax"), ("hello", "export-syntax"),
      ("a:b", "export-syntax"), (": 1", "export-syntax"), ("a b: 1", "export-syntax"),
      ("{'parameters': {}}", "export-syntax"), (String(repeating: "[", count: 600), "export-limit"),
    ]
  )
  func syntax(text: String, rule: String) {
    let (export, diagnostics) = Export.read(Array(text.utf8), path: "f")
    #expect(export == nil)
    #expect(diagnostics.map(\.rule.rawValue) == [rule])
  }

  @Test("a name that is one of a template's but for its punctuation is told, unless it is a giant", arguments: [54, 55])
  func punctuation(dashes: Int) {
    let text = "{\"Para.meters\(String(repeating: "-", count: dashes - 1))\": {}, \"x\": 1}"
    let message = Export.read(Array(text.utf8), path: "f").diagnostics.first?.message ?? ""
    #expect(message.contains("a JSON object with 'Para.meters") == (dashes == 54), "\(message)")
  }

  @Test("a giant message of an error is shortened")
  func giantMessage() {
    let text = #"{"error": {"message": ""# + String(repeating: "é", count: 100_000) + #""}}"#
    let (_, diagnostics) = Export.read(Array(text.utf8), path: "f")
    #expect((diagnostics.first?.message.count ?? 0) < 300)
  }
}
