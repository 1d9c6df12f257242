import RegistryModel
import RegistryText
import RegistryYAML

/// A change of one entry, as somebody asks for it.
package enum Edit: Equatable, Sendable {
  /// The entry gets the value for the attribute, in the place of another one or as a new line.
  case set(key: String, Attribute, EditValue)
  /// The default of one build configuration, or with the name `value` that of all others, gets the value.
  case configure(key: String, configuration: String, EditValue)
  /// The attribute, a list, gets one more item.
  case append(key: String, Attribute, EditValue)
  /// The entry loses the attribute.
  case remove(key: String, Attribute)
  /// The entries of a file that inherit the attribute from its defaults get another value.
  case setDefault(path: String, Attribute, EditValue)
  /// There is a second entry with all that the first has in the file before any edit, right behind it. It comes after all other
  /// edits of the entry.
  case copy(key: String, as: String)

  /// The entry that changes, or the settings.
  package var key: String {
    switch self {
    case .setDefault: Registry.settingsKey
    case .set(let key, _, _), .configure(let key, _, _), .append(let key, _, _), .remove(let key, _), .copy(let key, _): key
    }
  }
}

/// A value as an edit writes it, always on one line.
package enum EditValue: Equatable, Sendable {
  /// Any text. It is in quotes where the value before was, or where a reader of YAML could take it for something else.
  case text(String)
  /// A word, a number or a day, never in quotes.
  case plain(String)
  /// YAML on one line, such as `[1, 5]`.
  case yaml(String)

  /// What is written.
  ///
  /// - Parameter node: the value before, whose quotes a text keeps.
  func written(insteadOf node: YAMLNode? = nil) -> String {
    switch self {
    case .plain(let text), .yaml(let text): text
    case .text(let text):
      switch node?.style {
      case .singleQuoted? where YAMLText.canBeInSingleQuotes(text): YAMLText.inSingleQuotes(text)
      case .doubleQuoted?: YAMLText.quoted(text)
      default: YAMLText.sentence(text)
      }
    }
  }

  /// What readers see in it; nil where it is not one value.
  func meaning(insteadOf node: YAMLNode? = nil) -> Meaning? {
    let written = written(insteadOf: node)
    guard !written.utf8.contains(where: \.isLineBreak) else { return nil }
    let result = YAMLParser.parse(Array("[\(written)]".utf8), path: "")
    guard !result.diagnostics.hasErrors, let root = result.document?.root, root.items.count == 1 else { return nil }
    let meaning = Meaning(root.items[0])
    // A comment would hide the bracket, and then nothing is left of the text.
    if case .plain(let text) = self, meaning != .scalar(ExactText(text), isPlain: true) { return nil }
    return meaning
  }
}
