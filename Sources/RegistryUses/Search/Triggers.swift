/// The words that make a file worth a closer look: all words of one of the lists.
struct Triggers: Sendable {
  private let lists: [[Int]]
  private let scanner: WordScanner

  init(_ lists: Set<[String]>) {
    let words = Set(lists.joined().filter { !$0.isEmpty }).sorted()
    let indices = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
    self.lists = lists.map { $0.compactMap { indices[$0] } }.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    scanner = WordScanner(words)
  }

  /// Whether a text holds all words of one of the lists.
  func areIn(_ text: [UInt8]) -> Bool {
    guard !lists.isEmpty else { return false }
    let isHeld = { (found: Set<Int>) in lists.contains { $0.allSatisfy(found.contains) } }
    return isHeld(scanner.words(in: text, until: isHeld))
  }
}
