import RegistryText

/// The candidate closest to a misspelt word, or nil where none is close.
///
/// A candidate is close if the number of edits is at most a third of the length of the longer word. An edit inserts,
/// deletes or replaces a letter, or swaps two neighbours. Case does not matter, and `_`, `-` and a blank are equal. The first
/// of several equally close candidates wins.
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

/// A word in lowercase with `_` for every separator, as code points.
private struct FoldedWord {
  /// The longest word that is compared; names are shorter, and longer texts take too much time.
  static let longest = 64
  /// The number of candidates that are compared; a longer list would take too much time.
  static let mostCandidates = 1_000

  let letters: [UInt32]

  /// Nil where the word is empty or too long.
  init?(_ text: String) {
    let scalars = text.prefix(scalars: Self.longest + 1).unicodeScalars
    guard (1...Self.longest).contains(scalars.count) else { return nil }
    letters = scalars.map { scalar in
      switch scalar {
      case "-", " ": 0x5F
      case "A"..."Z": scalar.value + 0x20
      default: scalar.value
      }
    }
  }

  /// The number of edits between the words (the restricted Damerau-Levenshtein distance), or nil above `limit`.
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
