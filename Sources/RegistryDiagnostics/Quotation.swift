/// The text in single quotes, as messages name things; a long one is cut, since a key or a default may be a megabyte.
///
/// Control and bidi characters stay as they are: the output formats make them visible.
package func quoted(_ text: String) -> String {
  let longest = 80
  let shown = 40
  // A text of few bytes has few characters; counting those of every text would cost more than the message.
  guard text.utf8.count > longest, text.unicodeScalars.count > longest else { return "'\(text)'" }
  let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(shown)))
  return "'\(start)…' (\(text.unicodeScalars.count) characters)"
}

/// The texts quoted and joined for a sentence: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
package func quotedList(_ texts: some Collection<String>, joinedBy word: String = "or") -> String {
  let names = texts.map(quoted)
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(word) " + last
}
