import RegistryDiagnostics
import RegistryJSON

/// A file of the sources, without its text.
package struct SourceFile: Sendable {
  /// The path as findings name it; its ending tells the language.
  package let path: String
  /// Whether it belongs to the tests.
  package let isTest: Bool
  let language: Language?

  package init(path: String, isTest: Bool = false) {
    self.path = path
    language = Language(path: path)
    self.isTest = isTest
  }
}

/// Searches sources for uses and reads, one file at a time.
///
/// The caller reads the files that ``filesToRead`` asks for, in any order, and then ends the pass, until no file is asked for:
///
///     while !search.filesToRead.isEmpty {
///       for file in search.filesToRead { search.read(bytes(of: file), of: file) }
///       search.endPass()
///     }
///
/// A pass over all files finds those with a word that matters, and what they declare. A pass over these alone matches them
/// with all that is known; what it learns (a function that is a read, the name of a constant) may call for another round, in
/// which the files are read that may hold the new words. No text is kept.
package struct SourceSearch {
  /// A constant behind a constant behind a function; more rounds find nothing that a person would follow.
  private static let mostRounds = 5

  private enum Pass { case scan, match, done }

  package let files: [SourceFile]
  /// The files to read in this pass, by their places in `files`; empty when the search is over.
  package private(set) var filesToRead: [Int]

  private var pass: Pass
  private var round = 1
  private var facts: Facts
  private var index: WordIndex
  /// The words of the files to find in this round, and of all rounds.
  private var triggers: Triggers
  private var searchedWords: Set<[String]>
  /// The names of which other things are known than in the round before.
  private var changes = Triggers([])
  /// The files that hold one of the words; what they declare is among the facts.
  private var chosen: Set<Int> = []
  private var results: [Int: FileResult] = [:]

  package init(_ registries: [RegistrySymbols], files: [SourceFile]) {
    self.files = files
    facts = Facts(registries)
    index = WordIndex(fileCount: files.count)
    searchedWords = facts.words
    triggers = Triggers(searchedWords)
    filesToRead = files.indices.filter { files[$0].language != nil }
    pass = filesToRead.isEmpty ? .done : .scan
  }

  /// Takes the text of a file that was asked for.
  package mutating func read(_ bytes: [UInt8], of file: Int) {
    guard files.indices.contains(file), let language = files[file].language else { return }
    switch pass {
    case .scan: scan(bytes, language, file)
    case .match: match(bytes, language, file)
    case .done: break
    }
  }

  private mutating func scan(_ bytes: [UInt8], _ language: Language, _ file: Int) {
    if round == 1 { index.add(bytes, of: file) }
    guard triggers.mayBeIn(file, index), triggers.areIn(bytes) else { return }
    chosen.insert(file)
    let code = SourceCode(bytes, language: language)
    switch language {
    case .swift: DeclarationCollector(code: code, outline: OutlineBuilder.outline(of: code), file: file).collect(into: &facts)
    case .objectiveC: ObjectiveCMatcher.collect(from: code, file: file, into: &facts)
    }
  }

  private mutating func match(_ bytes: [UInt8], _ language: Language, _ file: Int) {
    let code = SourceCode(bytes, language: language)
    let findings =
      switch language {
      case .swift: FileMatcher.findings(in: code, file: file, facts: facts)
      case .objectiveC: ObjectiveCMatcher.findings(in: code, file: file, facts: facts)
      }
    results[file] = FileResult(findings, code, files[file])
  }

  /// Ends the pass over the files that were asked for.
  package mutating func endPass() {
    switch pass {
    case .scan: begin(.match, filesToMatch)
    case .match: learn()
    case .done: break
    }
  }

  /// Those that were not matched yet, that look for constants, and that hold a word of which something new is known.
  private var filesToMatch: [Int] {
    chosen.filter { results[$0]?.wants.isEmpty != true || triggers.mayBeIn($0, index) || changes.mayBeIn($0, index) }.sorted()
  }

  /// Goes on with another round where the pass has learned anything.
  private mutating func learn() {
    let changedNames = facts.learn(results.values)
    let wants = Set(results.values.lazy.flatMap(\.wants))
    let words = facts.words.union(wants).subtracting(searchedWords)
    round += 1
    guard round <= Self.mostRounds, !changedNames.isEmpty || !words.isEmpty else { return begin(.done, []) }
    searchedWords.formUnion(words)
    triggers = Triggers(words)
    changes = Triggers(Set(changedNames.map { [$0] }))
    let added = words.isEmpty ? [] : files.indices.filter { !chosen.contains($0) && triggers.mayBeIn($0, index) }
    if added.isEmpty { begin(.match, filesToMatch) } else { begin(.scan, added) }
  }

  private mutating func begin(_ next: Pass, _ filesToRead: [Int]) {
    pass = next
    self.filesToRead = filesToRead
    if filesToRead.isEmpty, next != .done { endPass() }
  }

  /// What was found; complete when no file is asked for any more.
  package var report: UsesReport { UsesReport(facts.registries, results.sorted { $0.key < $1.key }.map(\.value)) }
}
