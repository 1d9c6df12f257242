import RegistryDiagnostics
import RegistryText

/// Who reads the keys of the registries, and who reads past them.
package struct UsesReport: Sendable {
  package let registries: [RegistrySymbols]
  /// In the order of the files and of their lines.
  package let uses: [Use]
  /// The same for reads past the registry, those that a comment ignores left out.
  package let reads: [RawRead]
  /// The reads that a comment ignores.
  package let ignoredReads: [RawRead]
  /// The comments that ignore nothing, or that do not say what and why.
  let ignoreFindings: [Diagnostic]

  init(_ registries: [RegistrySymbols], _ files: [FileResult]) {
    self.registries = registries
    let called = Set(files.flatMap(\.reads).compactMap(\.called).map { Place($0) })
    var sorter = IgnoreSorter()
    var reads: [RawRead] = []
    var ignoredReads: [RawRead] = []
    for file in files {
      sorter.begin(file.ignores)
      for read in Self.shown(file.reads, called: called) {
        let isIgnored = sorter.ignores(read.rule(registries).id, read.lines)
        if isIgnored { ignoredReads.append(read) } else { reads.append(read) }
      }
      sorter.end()
    }
    uses = files.flatMap(\.uses)
    (self.reads, self.ignoredReads) = (reads, ignoredReads)
    ignoreFindings = sorter.findings
  }

  /// The place of a read that makes a function one.
  private struct Place: Hashable {
    let file: Int
    let offset: Int

    init(_ wrapper: Wrapper) { (file, offset) = (wrapper.file, wrapper.offset) }
  }

  /// A read in a function whose calls were found is reported by these, and one with several initialisers once.
  private static func shown(_ reads: [FileResult.Read], called: Set<Place>) -> [RawRead] {
    var seen: Set<Place> = []
    return reads.compactMap { read in
      guard let wrapper = read.makes else { return read.read }
      return called.contains(Place(wrapper)) || !seen.insert(Place(wrapper)).inserted ? nil : read.read
    }
  }
}

/// Which findings the comments of a file are about.
private struct IgnoreSorter {
  private(set) var findings: [Diagnostic] = []
  private var ignores: [FileResult.Ignore] = []
  private var used: Set<Int> = []

  mutating func begin(_ ignores: [FileResult.Ignore]) {
    self.ignores = ignores
    used = []
  }

  /// Whether a comment with a reason ignores a rule on one of the lines.
  mutating func ignores(_ rule: RuleID, _ lines: ClosedRange<Int>) -> Bool {
    let found = ignores.indices.filter { index in
      ignores[index].comment.rule == rule.rawValue && !ignores[index].comment.reason.isEmpty
        && ignores[index].lines.overlaps(lines)
    }
    used.formUnion(found)
    return !found.isEmpty
  }

  mutating func end() {
    for (index, ignore) in ignores.enumerated() where !used.contains(index) { findings.append(ignore.diagnostic) }
  }
}

extension RawRead {
  /// The lines that a comment may be about: from the first line of the expression to the one of the key.
  var lines: ClosedRange<Int> {
    let line = location.span?.start.line ?? expression.start.line
    return min(expression.start.line, line)...max(expression.start.line, line)
  }
}
