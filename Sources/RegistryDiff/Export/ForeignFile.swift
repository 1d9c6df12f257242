import RegistryDiagnostics
import RegistryJSON
import RegistryText

/// Something that people pass for an exported template and that is none.
struct ForeignFile: Equatable {
  /// What it is, with its article: `a web page`.
  var identity: String
  /// What to do about it, in the imperative.
  var advice: String

  init(_ identity: String, _ advice: String = Self.exportAgain.message) {
    self.identity = identity
    self.advice = advice
  }

  static let exportAgain = Diagnostic.Fix("export the template with 'firebase remoteconfig:get -o FILE'")

  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      ExportRules.notATemplate.id, at: location, "this is \(identity), not a Remote Config template", fix: .init(advice))
  }
}

extension ForeignFile {
  /// What a file is that is no JSON, by how it starts; nil where nothing is known of it.
  static func recognize(_ bytes: [UInt8]) -> ForeignFile? {
    let start = Prefix(bytes)
    return binary(bytes) ?? markup(start) ?? commandLine(start) ?? plainText(start)
  }

  private static func binary(_ bytes: [UInt8]) -> ForeignFile? {
    if bytes.starts(with: [0x1F, 0x8B]) {
      return ForeignFile("a compressed file", "decompress it, or fetch it with 'curl --compressed'")
    }
    if bytes.starts(with: "bplist".utf8) { return defaults("a binary property list of default values") }
    return bytes.starts(with: "PK\u{3}\u{4}".utf8) ? ForeignFile("a ZIP archive") : nil
  }

  private static func markup(_ start: Prefix) -> ForeignFile? {
    guard start.begins(with: "<") else { return nil }
    if start.contains("<plist") || start.contains("<!doctype plist") {
      return defaults("a property list of default values")
    }
    if start.contains("<defaultsmap") { return defaults("an XML file of default values") }
    if start.contains("<html") || start.contains("<!doctype html") {
      return ForeignFile("a web page, perhaps of a sign-in or an error", "sign in and fetch the template again")
    }
    return ForeignFile("an XML file")
  }

  /// Output of a program that was sent to a file.
  private static func commandLine(_ start: Prefix) -> ForeignFile? {
    if start.begins(with: "\u{1B}[") || start.begins(with: "┌") || start.begins(with: "│") {
      return ForeignFile("the table that 'firebase remoteconfig:get' prints for people")
    }
    if start.begins(with: "http/") {
      return ForeignFile("an answer with its HTTP headers", "leave out '-i' when you fetch it with 'curl'")
    }
    return start.begins(with: "error:") ? ForeignFile("an error message of a program") : nil
  }

  private static func plainText(_ start: Prefix) -> ForeignFile? {
    if start.begins(with: "#") || start.begins(with: "---") || start.looksLikeYAML {
      return ForeignFile("a YAML file", "pass the registry as it is, and the export to '--remote'")
    }
    return nil
  }

  /// What `remoteConfig:downloadDefaults` gives, or what an app is built with.
  static func defaults(_ identity: String) -> ForeignFile {
    ForeignFile(identity, "export the template, not the defaults, with 'firebase remoteconfig:get -o FILE'")
  }
}

/// The start of a file, without a byte order mark and blanks, in lower case.
private struct Prefix {
  private let bytes: [UInt8]

  init(_ file: [UInt8]) {
    let text = file.startsWithByteOrderMark ? file.dropFirst(3) : file[...]
    let start = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    bytes = start.prefix(1024).map(\.asciiLowercased)
  }

  func begins(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }

  /// Whether the first line is a name, a colon, and a blank or nothing.
  var looksLikeYAML: Bool {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let name = line.prefix { $0 != UInt8(ascii: ":") }
    guard !name.isEmpty, name.count < line.count, name.allSatisfy(Self.isPartOfName) else { return false }
    return line.count == name.count + 1 || line[name.count + 1] == 0x20
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILowercase || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
