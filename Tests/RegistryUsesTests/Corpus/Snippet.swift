import RegistryDiagnostics
import RegistryUses
import Testing

/// A piece of an app's sources with marks for what is to be found in it.
///
/// A mark is a comment: `//! use[key]` behind a line, or a line of its own, `//  ^ use[key]`, whose caret stands below the first
/// column of the finding in the line above. Marks may follow each other. A line `//--- Name.swift` begins a file of that name.
struct Snippet: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  var testDescription: String { name }

  /// The files of the snippet.
  var files: [(file: SourceFile, bytes: [UInt8])] {
    var files: [(path: String, lines: [Substring])] = [("Snippet.swift", [])]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//--- ") {
        files.append((String(line.dropFirst(6)), []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.filter { !$0.lines.isEmpty }.map { path, lines in
      (SourceFile(path: path, isTest: path.hasPrefix("Tests/")), Array(lines.joined(separator: "\n").utf8))
    }
  }
}

/// What is found at a place: `use[upload_chunk_bytes]`.
struct Found: Hashable, Comparable, CustomStringConvertible {
  let path: String
  let line: Int
  let what: String

  var description: String { "\(path):\(line): \(what)" }

  static func < (left: Found, right: Found) -> Bool {
    (left.path, left.line, left.what) < (right.path, right.line, right.what)
  }
}

/// What the marks of a file say is to be found in it.
struct Marks {
  var all: [Found] = []
  /// The column of a mark with a caret, by its place in `all`.
  var columns: [Int: Int] = [:]

  init(in text: String, path: String) {
    var line = 0
    for (number, content) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let caret = content.firstIndex(of: "^"), content.hasPrefix("//") {
        columns[all.count] = content.distance(from: content.startIndex, to: caret) + 1
        append(content[content.index(after: caret)...], path, line)
        continue
      }
      line = number + 1
      if let mark = content.firstRange(of: "//! ") { append(content[mark.upperBound...], path, line) }
    }
  }

  private mutating func append(_ marks: Substring, _ path: String, _ line: Int) {
    all += marks.split(separator: " ").map { Found(path: path, line: line, what: String($0)) }
  }
}

extension UsesReport {
  /// What was found, as marks say it, with the column of each.
  var found: [(found: Found, column: Int)] {
    let uses = uses.map { use in
      let name = ["accessor": "use", "keyPath": "path", "enumType": "type"][use.kind.rawValue] ?? ""
      return (use.location, "\(name)[\(registries[use.registry].keys[use.key].key)]")
    }
    let keys = Set(registries.flatMap(\.keys).map(\.key))
    let reads = reads.map { read in
      switch read.key {
      case .unknown: (read.location, "dynamic")
      case .known(let file) where read.form == .defaultsFile: (read.location, "plist[\(file)]")
      case .known(let key): (read.location, keys.contains(key) ? "raw[\(key)]" : "unregistered[\(key)]")
      }
    }
    return (uses + reads).map { location, what in
      let start = location.span?.start
      return (Found(path: location.path, line: start?.line ?? 0, what: what), start?.column ?? 0)
    }
  }
}

/// The registries that the snippets are about.
enum Registries {
  static let features = RegistrySymbols(
    typeName: "FeatureConfig",
    keys: [
      .init("checkout_v2_enabled", accessor: "checkoutV2Enabled", getter: .bool),
      .init("upload_chunk_bytes", accessor: "uploadChunkBytes", getter: .int),
      .init("welcome_title", accessor: "welcomeTitle", getter: .string),
      .init("list_style", accessor: "listStyle", enumTypeName: "ListStyle"),
      .init("config_version", accessor: "version", getter: .string),
      .init("sampling_rate", accessor: "samplingRate", getter: .double),
      .init("default", accessor: "default", getter: .bool),
      .init("old_banner", accessor: "oldBanner", getter: .bool),
    ])

  static let player = RegistrySymbols(
    typeName: "PlayerFlags", propertyWrappers: ["PlayerValue"],
    keys: [
      .init("autoplay_next", accessor: "autoplayNext", getter: .bool),
      .init("player_version", accessor: "version", getter: .string),
    ])

  static let both = [features, player]
}
