import RegistryUses
import Testing

@Suite("A snippet of the corpus")
struct CorpusTests {
  static let snippets =
    Snippet.accessors + Snippet.scopes + Snippet.keyPaths + Snippet.texts + Snippet.reads + Snippet.receivers + Snippet.constants
    + Snippet.wrappers + Snippet.defaults + Snippet.objectiveC

  @Test("gives what its marks say and nothing else", arguments: snippets)
  func marks(snippet: Snippet) {
    let files = snippet.files
    let found = UsesReport.search(files, for: Registries.both).found
    let marks = files.map { Marks(in: String(decoding: $0.bytes, as: UTF8.self), path: $0.file.path) }
    #expect(found.map(\.found).sorted() == marks.flatMap(\.all).sorted())
    for (marks, column, mark) in marks.flatMap({ marks in marks.columns.map { (marks, $1, $0) } }) {
      #expect(found.contains { $0 == (marks.all[mark], column) }, "\(marks.all[mark]) is not at column \(column): \(found)")
    }
  }

  @Test("is one of many, each with a name of its own")
  func count() {
    #expect(Self.snippets.count >= 150)
    #expect(Set(Self.snippets.map(\.name)).count == Self.snippets.count)
  }

  @Test("gives the same in whatever order its files come", arguments: snippets.filter { $0.files.count > 1 })
  func order(snippet: Snippet) {
    let files = snippet.files
    let found = UsesReport.search(files, for: Registries.both).found.map(\.found).sorted()
    let reversed = UsesReport.search(files.reversed(), for: Registries.both).found.map(\.found).sorted()
    #expect(found == reversed)
  }
}
