import RegistryModel
import RegistryText

/// The line of one key in the table of the generated file; `Templates/table.mustache` reads it.
struct TableLine {
  /// The fields as they are written inside a `"""` literal, with a bar between them.
  let text: String

  init(_ entry: Entry, number: UInt32) {
    let fields = [
      KeyNumbers.text(of: number),
      SwiftLiteral.field(entry.key),
      ([entry.kind.type.rawValue] + Self.policies(of: entry)).joined(separator: ","),
      SwiftLiteral.field(entry.defaultText),
      entry.kind.emitted.tableConstraints.map { SwiftLiteral.field($0, isItem: true) }.joined(separator: ","),
      entry.accessor,
      SwiftLiteral.field(entry.owner),
      SwiftLiteral.field(entry.tableExpiry),
      SwiftLiteral.field(entry.description.map(Self.trimmed) ?? ""),
    ]
    text = fields.joined(separator: "|")
  }

  /// The words that follow the type.
  private static func policies(of entry: Entry) -> [String] {
    var words = entry.kind.emitted.tableWords
    if entry.kind.emitted.bounds?.clamps == true { words.append("clamp") }
    if entry.fallback == .useDefault { words.append("fetched") }
    if let maxAge = entry.maxAge { words.append("age=\(maxAge.seconds)") }
    if entry.isReported { words.append("report") }
    return words
  }

  /// Without the line breaks at the end that a YAML block has.
  private static func trimmed(_ description: String) -> String {
    let breaks = description.unicodeScalars.reversed().prefix { $0 == "\n" || $0 == "\r" }.count
    return String(description.unicodeScalars.dropLast(breaks))
  }
}

extension Entry {
  /// `2028-06-30`, `never`, or nothing.
  fileprivate var tableExpiry: String {
    switch expiry {
    case .day(let day)?: day.description
    case .never?: "never"
    case nil: ""
    }
  }
}
