extension StringProtocol {
  /// The first Unicode scalars of the text; all of them where there are no more.
  package func prefix(scalars limit: Int) -> SubSequence {
    // A text has at least as many bytes as scalars.
    if utf8.count <= limit { return self[...] }
    return self[..<(unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex)]
  }

  /// The text, or its first `limit` Unicode scalars and `…` where it has more.
  package func truncated(to limit: Int) -> String {
    if utf8.count <= limit { return String(self) }
    let start = prefix(scalars: limit)
    return start.endIndex == endIndex ? String(self) : String(start) + "…"
  }
}

/// The text in single quotes, as messages name things. A text of more than 80 characters is cut to 40, with its length
/// after it: a key or a default may have a million.
///
/// Control and bidi characters stay as they are: the output formats make them visible.
package func quoted(_ text: String) -> String {
  guard text.prefix(scalars: 80).endIndex < text.endIndex else { return "'\(text)'" }
  return "'\(text.truncated(to: 40))' (\(text.unicodeScalars.count) characters)"
}

/// The texts quoted and joined for a sentence: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
package func quotedList(_ texts: some Collection<String>, joinedBy word: String = "or") -> String {
  let names = texts.map(quoted)
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(word) " + last
}

/// A line about what a list leaves out: `12 more findings; '--max-findings' sets how many are shown`.
package func omission(of count: Int, _ singular: String, _ plural: String) -> String {
  "\(count) more \(count == 1 ? singular : plural); '--max-findings' sets how many are shown"
}
