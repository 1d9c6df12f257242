import RegistryDiagnostics

// Faults within one text, name or tag.
extension SyntaxExplanation {
  /// A character that no text may start with.
  var badStart: Finding {
    let here = line.character(place.column)
    switch here {
    case "\t":
      return Finding(place, "a tab may not be used for indentation", fix: "indent with spaces")
    case "|", ">":
      return Finding(place, "a block text may not stand in brackets", fix: "quote the text")
    default:
      let start = here.map { String($0) } ?? ""
      return Finding(place, "a text may not start with '\(start)'", fix: "quote the text")
    }
  }

  var plainText: Finding {
    switch failure.problem {
    case "found a tab character that violates indentation":
      Finding(place, "a tab may not be used for indentation", fix: "indent with spaces")
    default:
      Finding(place, "a ':' in brackets must be followed by a space", fix: "put a space after the colon, or quote the text")
    }
  }

  var quotedText: Finding {
    switch failure.problem {
    case "found unknown escape character":
      badEscape(at: place, "is none of YAML's", fix: "write '\\\\' for a backslash, or use single quotes")
    case "did not find expected hexdecimal number":
      badEscape(
        at: backslash, "needs \(digitCount) hexadecimal digits", fix: "write '\\\\' for a backslash, or use single quotes")
    case "found invalid Unicode character escape code":
      badEscape(at: backslash, "names no Unicode character", fix: "write the character itself, or '\\U' with its eight digits")
    default:
      Finding(
        contextPlace, "the quote is never closed",
        fix: "add the closing \(contextLine.character(contextPlace.column) == "'" ? "'" : "\"")")
    }
  }

  private func badEscape(at place: PackedPosition, _ problem: String, fix: String) -> Finding {
    let letter = line.character(place.column + 1).map { String($0) } ?? ""
    var finding = Finding(place, "escape '\\\(letter)' \(problem)", fix: fix)
    finding.end = PackedPosition(line: place.line, column: place.column + 2)
    return finding
  }

  /// libyaml is past the backslash and the letter when it reads the digits.
  private var backslash: PackedPosition {
    PackedPosition(line: place.line, column: max(place.column, 3) - 2)
  }

  private var digitCount: Int {
    switch line.character(backslash.column + 1) {
    case "x": 2
    case "u": 4
    default: 8
    }
  }

  var blockText: Finding {
    switch failure.problem {
    case "found a tab character where an indentation space is expected":
      Finding(place, "a tab may not be used for indentation", fix: "indent with spaces")
    case "found an indentation indicator equal to 0":
      Finding(place, "the indentation after '|' or '>' is from 1 to 9")
    default:
      Finding(
        contextPlace, "'\(contextLine.excerpt(from: contextPlace.column))' starts a block text, which begins on the next line",
        fix: "quote the text, or put it on the lines below")
    }
  }

  func badName(_ indicator: String, _ what: String) -> Finding {
    Finding(
      contextPlace, "'\(indicator)' starts \(what), whose name has only ASCII letters, digits, '-' and '_'", fix: "quote the text"
    )
  }

  var badTag: Finding {
    Finding(
      contextPlace, "'\(contextLine.excerpt(from: contextPlace.column))' is no valid tag",
      fix: "quote the text if it starts with '!'")
  }

  var undefinedTag: Finding {
    Finding(place, "the tag's handle is not declared", fix: "remove the tag, or quote the text if it starts with '!'")
  }

  var badDirective: Finding {
    Finding(
      contextPlace, "a line that starts with '%' is a directive, and this is no valid one",
      fix: "remove the line, or quote the text")
  }
}
