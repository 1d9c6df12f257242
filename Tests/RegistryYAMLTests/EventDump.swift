@testable import RegistryYAML

/// Writes libyaml's events in the notation of the YAML test suite, one event a line.
struct EventDump {
  private(set) var text = ""
  private(set) var failure: LibYAMLFailure?

  /// Whether libyaml read the stream to its end.
  var isAccepted: Bool { failure == nil }

  init(_ yaml: String) {
    let bytes = Array(yaml.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      do throws(LibYAMLFailure) {
        try LibYAMLReader.read(bytes) { event in
          write(event)
          return true
        }
      } catch {
        failure = error
      }
    }
  }

  private mutating func write(_ event: borrowing LibYAMLEvent) {
    switch event.kind {
    case .streamStart: text += "+STR"
    case .streamEnd: text += "-STR"
    case .documentStart: text += event.isExplicit ? "+DOC ---" : "+DOC"
    case .documentEnd: text += event.isExplicit ? "-DOC ..." : "-DOC"
    case .alias: text += "=ALI *" + string(event.anchor)
    case .mappingStart: text += (event.isExplicit ? "+MAP {}" : "+MAP") + properties(event)
    case .mappingEnd: text += "-MAP"
    case .sequenceStart: text += (event.isExplicit ? "+SEQ []" : "+SEQ") + properties(event)
    case .sequenceEnd: text += "-SEQ"
    case .scalar: text += "=VAL" + properties(event) + " " + event.style.indicator + escaped(event.text)
    }
    text += "\n"
  }

  private func properties(_ event: borrowing LibYAMLEvent) -> String {
    (event.anchor.map { " &" + string($0) } ?? "") + (event.tag.map { " <" + string($0) + ">" } ?? "")
  }

  private func string(_ bytes: UnsafeBufferPointer<UInt8>?) -> String { bytes.map { String(decoding: $0, as: UTF8.self) } ?? "" }

  private func escaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var result = ""
    for scalar in string(bytes).unicodeScalars {
      switch scalar {
      case "\\": result += #"\\"#
      case "\0": result += #"\0"#
      case "\u{8}": result += #"\b"#
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += #"\t"#
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension YAMLNode.Style {
  fileprivate var indicator: String {
    switch self {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }
}
