import RegistryModel
import RegistryText

/// The documentation comment of an accessor.
struct EntryDocumentation {
  /// The lines, each with a line break before it. As bytes, because to append each piece to a string took 5% of `generate`.
  private var bytes: [UInt8] = []

  /// The comment with `///` at the start of each line, indented as a member, without a line break at its end.
  var comment: String { String(decoding: bytes.dropFirst(), as: UTF8.self) }

  /// The description, then the facts that a reader of the code needs.
  init(_ entry: Entry) {
    bytes.reserveCapacity(256)
    add(description: entry.description ?? "")
    add("Remote key: `", DocComment.line(entry.key), "`")
    add("Owner: ", DocComment.line(entry.owner))
    add("Default: `", entry.kind.emitted.documentation(of: entry.defaultValue).truncated(to: 60), "`")
    for configured in entry.configuredDefaults {
      let value = entry.kind.emitted.documentation(of: configured.value).truncated(to: 60)
      add("Default where `\(configured.configuration.condition)`: `", value, "`")
    }
    for constraint in entry.kind.emitted.constraintDocumentation { add(constraint) }
    switch entry.fallback {
    case .useDefault:
      add("Fallback: the default unless the last fetch succeeded", entry.maxAge.map { ", at most \($0.text) ago" } ?? "")
    case .lastActivatedThenDefault: add("Fallback: the last activated value, then the default")
    }
    if entry.isReported { add("Reported to telemetry") }
    if let expires = entry.expiryText { add("Expires: ", expires) }
    if let tracker = entry.tracker { add("Tracker: ", DocComment.line(tracker)) }
    if !entry.tags.isEmpty { add("Tags: ", entry.tags.map(DocComment.line).joined(separator: ", ")) }
  }

  /// The lines of the comment without what each begins with.
  var lines: [String] {
    comment.split(separator: "\n").map { line in
      let text = line.dropFirst("  ///".count)
      return String(text.first == " " ? text.dropFirst() : text)
    }
  }

  private mutating func add(description: String) {
    guard !description.isEmpty else { return }
    var paragraph = DocComment.lines(description)
    while paragraph.last?.isEmpty == true { paragraph.removeLast() }
    for line in paragraph { append(line.isEmpty ? "\n  ///" : "\n  /// ", line) }
    append("\n  ///")
  }

  /// Adds a list item.
  private mutating func add(_ name: String, _ value: String = "", _ end: String = "") {
    append("\n  /// - ", name)
    append(value, end)
  }

  private mutating func append(_ text: String, _ more: String = "") {
    bytes.append(text: text)
    if !more.isEmpty { bytes.append(text: more) }
  }
}

extension Entry {
  /// The compiled-in value as Swift source of the accessor's type.
  var defaultLiteral: String { kind.emitted.literal(defaultValue) }

  /// `2028-06-30`, or `never` with its reason.
  var expiryText: String? {
    switch expiry {
    case .day(let day)?: day.description
    case .never(let reason)?: reason.isEmpty ? "never" : "never (" + DocComment.line(reason) + ")"
    case nil: nil
    }
  }
}
