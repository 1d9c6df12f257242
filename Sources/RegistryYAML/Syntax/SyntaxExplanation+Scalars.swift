// Faults within one string.
extension SyntaxExplanation {
  /// A character that no string may start with.
  var badStart: SyntaxFinding {
    let here = line.character(place.column)
    switch here {
    case "\t": return .tabIndentation(place)
    case "|", ">": return .blockInBrackets(place)
    default: return .badStart(place, here.map { String($0) } ?? "")
    }
  }

  var plainString: SyntaxFinding {
    failure.problem == "found a tab character that violates indentation" ? .tabIndentation(place) : .colonInBrackets(place)
  }

  var quotedString: SyntaxFinding {
    switch failure.problem {
    case "found unknown escape character": .unknownEscape(place, letter(after: place))
    case "did not find expected hexdecimal number": .shortEscape(backslash, letter(after: backslash), digits: digitCount)
    case "found invalid Unicode character escape code": .escapeOfNoCharacter(backslash, letter(after: backslash))
    default: .unclosedQuote(contextPlace, contextLine.character(contextPlace.column) == "'" ? "'" : "\"")
    }
  }

  private func letter(after backslash: PackedPosition) -> String {
    SourceLine(backslash.line, of: text).character(backslash.column + 1).map { String($0) } ?? ""
  }

  /// libyaml is past the backslash and the letter when it reads the digits.
  private var backslash: PackedPosition {
    PackedPosition(line: place.line, column: max(place.column, 3) - 2)
  }

  private var digitCount: Int {
    switch letter(after: backslash) {
    case "x": 2
    case "u": 4
    default: 8
    }
  }

  var blockString: SyntaxFinding {
    switch failure.problem {
    case "found a tab character where an indentation space is expected": .tabIndentation(place)
    case "found an indentation indicator equal to 0": .blockIndentation(place)
    default: .textAfterBlockIndicator(contextPlace, contextLine.excerpt(from: contextPlace.column))
    }
  }
}
