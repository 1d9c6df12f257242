/// The candidate that a misspelt word was most likely meant to be, or nil where none is near enough.
///
/// Near is a third of the longer word in edits at most: a letter more, less, other, or swapped with its neighbour. Case
/// does not count, nor whether words are joined by `_`, `-` or a blank. The first of equally near candidates is taken.
package func closestMatch(to text: String, among candidates: some Sequence<String>) -> String? {
  guard let word = FoldedWord(text) else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates.prefix(FoldedWord.mostCandidates) {
    guard let other = FoldedWord(candidate), best?.distance != 0 else { continue }
    let limit = min((best?.distance ?? .max) - 1, max(word.letters.count, other.letters.count) / 3)
    if let distance = word.distance(to: other, limit: limit) { best = (candidate, distance) }
  }
  return best?.candidate
}

/// A word in one case and with one separator, as numbers of its letters.
private struct FoldedWord {
  /// A name that somebody typed is no longer; a text that is longer is none, and would take time to compare.
  static let longest = 64
  /// As many as anybody would have typed by heart.
  static let mostCandidates = 1_000

  let letters: [UInt32]

  /// Nil where the text is empty or too long.
  init?(_ text: String) {
    let scalars = text.unicodeScalars.prefix(Self.longest + 1)
    guard (1...Self.longest).contains(scalars.count) else { return nil }
    letters = scalars.map { scalar in
      switch scalar {
      case "-", " ": 0x5F
      case "A"..."Z": scalar.value + 0x20
      default: scalar.value
      }
    }
  }

  /// How many edits lead to the other word (the restricted Damerau-Levenshtein distance), or nil where more than `limit` do.
  func distance(to other: FoldedWord, limit: Int) -> Int? {
    let (from, to) = (letters, other.letters)
    guard limit >= 0, abs(from.count - to.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let change = last[column] + (from[row] == to[column] ? 0 : 1)
        var edits = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      if current.allSatisfy({ $0 > limit }) { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[to.count] <= limit ? last[to.count] : nil
  }
}
