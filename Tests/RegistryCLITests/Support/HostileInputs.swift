import Foundation
import RegistryText

/// Inputs in which every place that a writer can fill holds a text that commands a terminal or a build service.
enum HostileInputs {
  /// Sequences of a terminal, bidi and zero-width characters, line breaks of every kind, and the commands of three services.
  static let text =
    "a\u{1B}[31mb\u{9B}2Jc\u{7}\u{202E}d\u{2066}e\u{200B}f\u{AD}\u{E0041}g\r\u{8}h\u{85}::error::i\u{2028}::add-mask::j\u{2029}\n"
    + "::set-output name=k::l\n##[error]m##vso[task.complete]n##teamcity[o]\t|`<b>@all"

  /// The parts of it that a file may hold as they are, for the lines that are quoted.
  static let raw = "p\u{202E}q\u{2066}r\u{200B}s\u{AD}\u{E0041}t##[error]u##vso[task.complete]v"

  /// A text as YAML and JSON write it in double quotes.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar.value {
      case 0x22, 0x5C: "\\\(scalar)"
      case 0x20...0x7E: String(scalar)
      default: String(scalar).utf16.map { "\\u" + String(format: "%04x", $0) }.joined()
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// As `quoted`, with the one escape for a scalar beyond 16 bits that YAML has and JSON has not.
  static func yaml(_ text: String) -> String { quoted(text).replacingOccurrences(of: "\\udb40\\udc41", with: "\\U000e0041") }

  /// Nothing in it is an error, so that every command goes on to its end; the bool has expired.
  static var soundRegistry: String {
    """
    # ::error::\(raw)
    $registry: {diff: {ignore: [\(yaml("x_" + text))]}}
    flag: {owner: \(yaml(text)), type: bool, default: false, expires: 2020-01-01, description: \(yaml(text)), tracker: \(yaml(text))}
    size: {owner: \(yaml(text)), type: int, default: 20, range: [1, 100], tags: [\(yaml(text))]} # \(raw)
    title: {owner: a, type: string, default: \(yaml(text)), max_length: 2}
    label: {owner: a, type: string, default: \(yaml(text))}
    note: {owner: a, type: string, default: x}
    plan: {owner: a, type: enum, default: \(yaml(text)), values: [\(yaml(text)), free]}
    menu: {owner: a, type: json, default: \(yaml("{\"a\": \(quoted(text))}"))}

    """.replacingOccurrences(of: ", max_length: 2", with: "")
  }

  /// Something wrong in each of its places.
  static var wrongRegistry: String {
    let hostile = yaml(text)
    return """
      # ::error::\(raw)
      $registry:
        owners: [\(hostile), \(hostile)]
        type_name: \(hostile)
        access: \(hostile)
        rules: {\(hostile): \(hostile), unused: \(hostile)}
        expiry: {warn_within_days: \(hostile), \(hostile): 1}
        template: \(hostile)
        \(hostile): \(hostile)
      \(hostile): {owner: \(hostile), type: \(hostile), default: \(hostile)}
      "\(raw)": {\(hostile): \(hostile), owner: "\(raw)", type: "\(raw)", default: "\(raw)"} # \(raw)
      flag: {owner: a, type: bool, default: \(hostile), expires: \(hostile), accessor: \(hostile)}
      size: {owner: a, type: int, default: \(hostile), range: [\(hostile), \(hostile)], out_of_range: \(hostile)}
      rate: {owner: a, type: double, default: \(hostile), fallback: \(hostile)}
      menu: {owner: a, type: json, default: \(hostile)}
      plan: {owner: a, type: enum, default: \(hostile), values: [\(yaml(raw)), \(yaml(raw))]}
      title: {owner: a, type: string, default: x, pattern: \(yaml("(" + text)), max_length: \(hostile)}
      old: {owner: \(hostile), type: bool, default: false, expires: 2020-01-01, tracker: \(hostile)}
      list: [\(hostile)]

      """
  }

  /// A template of which every part disagrees with the sound registry.
  static var export: String {
    let hostile = quoted(text)
    return """
      {"conditions": [{"name": \(hostile), "expression": \(hostile), "\(raw)": 1}],
      "parameters": {
      "flag": {"defaultValue": {"value": \(hostile)}, "conditionalValues": {\(hostile): {"value": \(hostile)},
        "\(raw)": {"value": "\(raw)"}}, "description": \(hostile), "valueType": \(hostile)},
      "size": {"defaultValue": {"value": "101"}, "conditionalValues": {\(hostile): {\(hostile): \(hostile)}}, "valueType": "NUMBER"},
      "title": {"defaultValue": {"value": \(hostile)}, "valueType": "JSON"},
      "plan": {"defaultValue": {"value": \(hostile)}, "valueType": "STRING"},
      "menu": {"defaultValue": {"value": \(hostile)}, "valueType": "JSON"},
      \(hostile): {"defaultValue": {"value": \(hostile)}, "description": "\(raw)"},
      "\(raw)": {"defaultValue": {"value": "\(raw)"}}},
      "parameterGroups": {\(hostile): {"description": \(hostile), "parameters": {"note": {"defaultValue": {"value": \(hostile)}}}}},
      "version": {"description": \(hostile)}}
      """
  }

  /// Files that are no template, or a broken one.
  static var foreign: [String] {
    let hostile = quoted(text)
    return [
      text, raw, "<html>\(text)", "{\"error\": {\"code\": 1, \"status\": \(hostile), \"message\": \(hostile)}}",
      "{\"error\": \(hostile), \"error_description\": \"\(raw)\"}", "{\"remoteconfig\": {\"template\": \(hostile)}}",
      "{\"parameter\(raw)\": {}}", "{\"parameters\": {\(hostile): {}, \(hostile): {}, \"\(raw)\": [], \"x\": \"\(raw)\"}}",
      "{\"parameters\": [\"\(raw)\"], \"conditions\": \(hostile), \(hostile): 1}", "{\"parameters\": {}} \(raw)",
      "{\"parameters\": {\"a\": {\"defaultValue\": {\"value\": 1 \(raw)}}}}", "{\"parameters\": {\"\(text)\": 1}}",
    ]
  }

  /// Templates that cannot be rendered.
  static let templates = [
    "{{\(raw)}}", "{{>\(raw)}}", "{{#\(raw)}}", "{{/\(raw)}}", "{{=\(raw)}}", "{{\(raw)", "{{<\(raw)}}{{/x}}", "{{ \(raw) x }}",
    "{{>\(text)}}", "{{#\(text)}}x{{/y}}",
  ]
}
