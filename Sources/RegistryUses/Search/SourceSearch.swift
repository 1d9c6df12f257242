import RegistryDiagnostics
import RegistryJSON

/// A file of the sources, without its text.
package struct SourceFile: Sendable {
  /// The path as findings name it; its ending tells the language.
  package let path: String
  /// Whether it belongs to the tests.
  package let isTest: Bool

  package init(path: String, isTest: Bool = false) {
    self.path = path
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
/// with all that is known; what it learns (a function that is a read, the name of a constant) may call for another round.
/// No text is kept.
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
  private var triggers: Triggers
  private var searchedWords: Set<[String]>
  /// The files that hold one of the words.
  private var chosen: Set<Int> = []
  private var collected: Set<Int> = []
  private var results: [Int: FileResult] = [:]
  private var learned = Learned()

  /// What a pass over files has learned beside its results.
  private struct Learned {
    var wrappers: [String: Set<Wrapper>] = [:]
    var members: [String: Set<Facts.Member>] = [:]
    var wants: Set<[String]> = []
  }

  package init(_ registries: [RegistrySymbols], files: [SourceFile]) {
    self.files = files
    facts = Facts(registries)
    searchedWords = facts.words
    triggers = Triggers(searchedWords)
    filesToRead = files.indices.filter { Language(path: files[$0].path) != nil }
    pass = filesToRead.isEmpty ? .done : .scan
  }

  /// Takes the text of a file that was asked for.
  package mutating func read(_ bytes: [UInt8], of file: Int) {
    guard files.indices.contains(file), let language = Language(path: files[file].path) else { return }
    switch pass {
    case .scan: scan(bytes, language, file)
    case .match: match(bytes, language, file)
    case .done: break
    }
  }

  private mutating func scan(_ bytes: [UInt8], _ language: Language, _ file: Int) {
    guard !collected.contains(file), triggers.areIn(bytes) else { return }
    chosen.insert(file)
    collected.insert(file)
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
    for wrapper in findings.reads.compactMap(\.makes) { learned.wrappers[wrapper.name, default: []].insert(wrapper) }
    learned.members.merge(findings.members) { $0.union($1) }
    learned.wants.formUnion(findings.wants)
    results[file] = FileResult(findings, code, files[file])
  }

  /// Ends the pass over the files that were asked for.
  package mutating func endPass() {
    switch pass {
    case .scan: begin(.match)
    case .match: learn()
    case .done: break
    }
  }

  /// Goes on with another round where the pass has learned anything.
  private mutating func learn() {
    let isNew = facts.wrappers != learned.wrappers || facts.members != learned.members
    (facts.wrappers, facts.members) = (learned.wrappers, learned.members)
    let words = facts.words.union(learned.wants).subtracting(searchedWords)
    learned = Learned()
    round += 1
    guard round <= Self.mostRounds, isNew || !words.isEmpty else { return begin(.done) }
    searchedWords.formUnion(words)
    triggers = Triggers(words)
    begin(words.isEmpty ? .match : .scan)
  }

  private mutating func begin(_ next: Pass) {
    pass = next
    switch next {
    case .scan: filesToRead = files.indices.filter { !collected.contains($0) && Language(path: files[$0].path) != nil }
    case .match: filesToRead = chosen.sorted()
    case .done: filesToRead = []
    }
    if filesToRead.isEmpty, next != .done { endPass() }
  }

  /// What was found; complete when no file is asked for any more.
  package var report: UsesReport { UsesReport(facts.registries, results.sorted { $0.key < $1.key }.map(\.value)) }
}
