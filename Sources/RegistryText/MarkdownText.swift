extension String {
  /// The text as a code span of Markdown, where no reference is read; what could end it is left out.
  package var markdownCode: String {
    isEmpty ? "" : "`\(String(visible.unicodeScalars.filter { $0 != "|" && $0 != "`" }.map(Character.init)))`"
  }

  /// The text as a cell of a table in Markdown: it can end neither its cell nor the table, and is neither HTML nor a link nor
  /// a mention.
  package var markdownCell: String {
    var result = ""
    for character in visible.unicodeScalars {
      switch character {
      case "|", "<", ">", "[", "]", "`", "*", "\\", "@", "#": result += "&#\(character.value);"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
