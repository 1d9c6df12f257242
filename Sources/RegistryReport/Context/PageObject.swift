import RegistryTemplate
import RegistryText

/// A value of the page as a template sees it, by a table of its members.
final class PageObject<Value>: TemplateObject {
  private let value: Value
  private let members: TemplateMembers<Value>

  init(_ value: Value, _ members: TemplateMembers<Value>) {
    self.value = value
    self.members = members
  }

  var shape: TemplateShape { members.shape }
  func member(at slot: Int) -> TemplateValue { members.values[slot](value) }
}

extension TemplateValue {
  /// A list of objects.
  static func objects<Value>(_ values: [Value], _ members: TemplateMembers<Value>) -> TemplateValue {
    .list(values) { .object(PageObject($0, members)) }
  }

  static func number(_ number: Int) -> TemplateValue { .text(String(number)) }

  /// A coordinate with one digit behind the point at most.
  static func coordinate(_ number: Double) -> TemplateValue { .text(coordinateText(number)) }
}

/// A coordinate as SVG has it, with one digit behind the point at most.
func coordinateText(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  let text = String(tenths / 10)
  return tenths % 10 == 0 ? text : text + ".\(abs(tenths % 10))"
}

extension String {
  /// The text on one line, with nothing in it that deceives a reader. Lines become words of one line.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }.joined(separator: " ").visible
  }

  /// The same, cut to what a page shows of a value.
  var shownValue: String { truncated(to: 200).onOneLine }

  /// The text as the beginning of a line: a small ASCII letter at its start becomes a capital one.
  var capitalized: String {
    guard let first = unicodeScalars.first, first.isASCII else { return self }
    return String(first).uppercased() + String(unicodeScalars.dropFirst())
  }

  /// The text, if it is the address of a page on the web; nil for anything else, so that no link runs code.
  var webAddress: String? {
    let start = prefix(8).lowercased()
    guard start.hasPrefix("https://") || start.hasPrefix("http://") else { return nil }
    let isPlain = utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !["\"", "'", "<", ">", "\\", "`"].contains(Character(Unicode.Scalar(byte)))
    }
    return isPlain ? self : nil
  }
}
