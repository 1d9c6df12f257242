/// One `{{…}}` of a template.
struct Tag {
  enum Kind {
    case comment
    case delimiters
    case variable(escapes: Bool)
    case section
    case inverted
    case partial
    case parent
    case block
    case close

    /// Whether a rendering shows the tag where it has an effect; a block does too, but as a parameter.
    var rendersSomething: Bool {
      switch self {
      case .variable, .section, .inverted, .partial, .parent: true
      case .comment, .delimiters, .block, .close: false
      }
    }

    /// Whether an asterisk before the name has a meaning.
    var mayBeDynamic: Bool {
      switch self {
      case .partial, .parent, .close: true
      default: false
      }
    }
  }

  var kind: Kind
  /// From the opening delimiter to the end of the closing one.
  var range: Range<Int>
  /// The name without the sigil and the whitespace around it; for a dynamic name also without the asterisk.
  var name: String
  /// Whether the context says which partial is meant (`{{>*name}}`).
  var isDynamic = false

  /// The tag as an error message quotes it.
  var displayName: String { isDynamic ? "*\(name)" : name }
}
