import RegistryDiagnostics
import RegistryModel
import RegistryText

/// A CODEOWNERS file: which team reviews a file, as GitHub and GitLab read it.
///
/// The last rule that matches a path decides. A heading `[Section]` of GitLab begins rules of their own, whose result counts beside
/// that of the others; owners behind it are those of rules without any.
package struct CodeOwners: Sendable {
  /// A line of the file.
  package struct Rule: Sendable {
    package let pattern: String
    /// As written; none where the rule takes a path out.
    package let owners: [String]
    package let location: SourceLocation
    let section: Int
    fileprivate let path: PathPattern
    fileprivate let isAboutFilesOnly: Bool
  }

  /// A line that the services pass over.
  struct Fault: Sendable {
    let message: String
    let location: SourceLocation
  }

  package private(set) var rules: [Rule] = []
  private(set) var faults: [Fault] = []

  /// - Parameter path: the path of the file, for places.
  package init(_ bytes: [UInt8], path: String) {
    var section = Section()
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let words = Self.words(text)
      guard let first = words.first else { continue }
      let location = SourceLocation(path: path, span: Self.span(of: text, line: index + 1))
      if let heading = Self.heading(text) {
        section = Section(number: section.number + 1, owners: Self.words(heading).filter(Self.isHandle))
      } else if first.hasPrefix("!") {
        faults.append(Fault(message: "a pattern of CODEOWNERS cannot be taken back with '!'", location: location))
      } else {
        add(first, Array(words.dropFirst()), section, location)
      }
    }
  }

  /// The rules that decide about a file: one of each section, in their order.
  ///
  /// - Parameter file: the path from the top of the repository.
  package func rules(for file: String) -> [Rule] {
    let names = file.split(separator: "/").map { Array($0.utf8) }
    var last: [Int: Rule] = [:]
    for rule in rules where rule.matches(names) { last[rule.section] = rule }
    return last.sorted { $0.key < $1.key }.map(\.value)
  }

  private struct Section {
    var number = 0
    var owners: [String] = []
  }

  private mutating func add(_ pattern: String, _ owners: [String], _ section: Section, _ location: SourceLocation) {
    guard let path = PathPattern(pattern[...]) else { return }
    for owner in owners where !Self.isHandle(owner) {
      faults.append(Fault(message: "\(quoted(owner)) is not '@user', '@org/team' or an address", location: location))
    }
    rules.append(
      Rule(
        pattern: pattern, owners: owners.isEmpty ? section.owners : owners.filter(Self.isHandle), location: location,
        section: section.number, path: path, isAboutFilesOnly: pattern.hasSuffix("/*")))
  }

  /// What stands behind the name of a section, or nil where a line is not a heading.
  private static func heading(_ line: String) -> String? {
    var rest = line.utf8.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "^") }
    guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    rest = rest[rest.index(after: end)...]
    // How many approvals the section needs.
    if rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[rest.index(after: end)...]
    }
    guard rest.first.map({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) ?? true else { return nil }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The words of a line. A backslash keeps a blank in its word; `#` begins a comment where a word could begin.
  private static func words(_ line: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in line.utf8 {
      if isEscaped {
        words[words.count - 1] += byte == 0x20 ? [byte] : [UInt8(ascii: "\\"), byte]
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        words.append([])
      } else if byte == UInt8(ascii: "#"), words.last?.isEmpty == true {
        break
      } else {
        words[words.count - 1].append(byte)
      }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a word is `@user`, `@org/team` or an address.
  private static func isHandle(_ word: String) -> Bool { Team.isHandle(word) }

  private static func span(of text: String, line: Int) -> SourceSpan {
    let length = text.unicodeScalars.reduce(0) { count, scalar in scalar == "\r" ? count : count + 1 }
    return SourceSpan(start: SourcePosition(line: line, column: 1), end: SourcePosition(line: line, column: length + 1))
  }
}

extension CodeOwners.Rule {
  /// Whether the pattern matches a file or a folder around it. `docs/*` is about the files in a folder alone.
  fileprivate func matches(_ names: [[UInt8]]) -> Bool {
    if path.matches(names, isFolder: false) { return true }
    guard !isAboutFilesOnly else { return false }
    return (1..<max(names.count, 1)).contains { path.matches(names[..<$0], isFolder: true) }
  }
}
