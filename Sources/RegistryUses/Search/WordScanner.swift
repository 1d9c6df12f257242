/// Looks for any of a set of words in a text, so that files without one need no lexer.
///
/// Wu and Manber's algorithm: the last two bytes of a window as long as the shortest word say how far it can move on. It
/// reads a seventh of the bytes of most files, which is what makes the search of a large tree as cheap as `grep`'s.
struct WordScanner: Sendable {
  private let words: [[UInt8]]
  private let window: Int
  /// How far the window moves on, by a hash of its last two bytes.
  private var shifts: [UInt8]
  /// The words whose window ends with two bytes of that hash.
  private var candidates: [[Int]]

  private static let tableSize = 4096

  /// Words of one byte are taken too; an empty one is in every text.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    window = self.words.map(\.count).min() ?? 0
    shifts = [UInt8](repeating: UInt8(clamping: max(window - 1, 1)), count: Self.tableSize)
    candidates = [[Int]](repeating: [], count: Self.tableSize)
    guard window >= 2 else { return }
    for (index, word) in self.words.enumerated() {
      for end in 2...window {
        let hash = Self.hash(word[end - 2], word[end - 1])
        shifts[hash] = min(shifts[hash], UInt8(clamping: window - end))
        if end == window { candidates[hash].append(index) }
      }
    }
  }

  private static func hash(_ first: UInt8, _ second: UInt8) -> Int { (Int(first) << 5 ^ Int(second)) & (tableSize - 1) }

  /// The indices of the words that a text holds; the search ends early where `isEnough` says so.
  func words(in text: [UInt8], until isEnough: (Set<Int>) -> Bool) -> Set<Int> {
    guard window >= 2 else { return Set(words.indices) }
    var found: Set<Int> = []
    text.withUnsafeBufferPointer { text in
      shifts.withUnsafeBufferPointer { shifts in
        var end = window
        while end <= text.count {
          let hash = Self.hash(text[end - 2], text[end - 1])
          let shift = Int(shifts[hash])
          guard shift == 0 else {
            end += shift
            continue
          }
          for index in candidates[hash] where !found.contains(index) && Self.holds(text, words[index], at: end - window) {
            found.insert(index)
            if isEnough(found) { return }
          }
          end += 1
        }
      }
    }
    return found
  }

  private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8], at start: Int) -> Bool {
    start + word.count <= text.count && word.indices.allSatisfy { text[start + $0] == word[$0] }
  }
}
