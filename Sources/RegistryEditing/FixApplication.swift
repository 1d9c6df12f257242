import RegistryDiagnostics
import RegistryText
import RegistryYAML

/// Fixes of findings, written into the files.
package enum FixApplication {
  /// The files with the safe fixes of findings in them, those that keep what their author meant.
  ///
  /// - Parameters:
  ///   - files: the bytes of the files by path, in the order of the registry.
  ///   - isSound: whether the registry is better with the files in the place of the others: no finding is new.
  /// - Returns: the files that change, and the findings whose fixes are in them.
  package static func applying(
    _ findings: [Diagnostic], to files: [(path: String, bytes: [UInt8])], isSound: ([EditedFile], [Diagnostic]) -> Bool
  ) -> (files: [EditedFile], fixed: [Diagnostic]) {
    let candidates = findings.filter(\.hasSafeFix)
    let all = edited(files, with: candidates)
    if areMade(candidates, in: all), isSound(all, candidates) { return (all, candidates) }
    // One of them is not what it seems to be. The others need not wait for it.
    var chosen: [Diagnostic] = []
    for candidate in candidates {
      let tried = chosen + [candidate]
      let result = edited(files, with: tried)
      if areMade(tried, in: result), isSound(result, tried) { chosen = tried }
    }
    return (edited(files, with: chosen), chosen)
  }

  /// Whether each file with one of the findings was edited.
  private static func areMade(_ findings: [Diagnostic], in files: [EditedFile]) -> Bool {
    Set(findings.compactMap(\.location?.path)).isSubset(of: files.map(\.path))
  }

  private static func edited(_ files: [(path: String, bytes: [UInt8])], with findings: [Diagnostic]) -> [EditedFile] {
    files.compactMap { path, bytes in
      let own = findings.filter { $0.location?.path == path }
      guard !own.isEmpty else { return nil }
      let file = EditableFile(path: path, bytes: bytes)
      var edits = TextEdits()
      for finding in own { add(finding, to: &edits, in: file) }
      let result = EditedFile(file, edits)
      return edits.areDisjoint && changesOnly(own, from: file, to: result) ? result : nil
    }
  }

  private static func add(_ finding: Diagnostic, to edits: inout TextEdits, in file: EditableFile) {
    guard let span = finding.fixedSpan, let replacement = finding.fix?.replacement else { return }
    edits.replace(file.offset(of: span.start)..<file.offset(of: span.end), with: Array(replacement.utf8))
  }

  /// Whether the trees of two texts differ in nothing but the nodes that the fixes replace.
  private static func changesOnly(_ findings: [Diagnostic], from old: EditableFile, to new: EditedFile) -> Bool {
    let result = YAMLParser.parse(new.bytes, path: new.path)
    guard let before = YAMLParser.parse(old.bytes, path: old.path).document?.root, let after = result.document?.root
    else { return false }
    let spans = findings.compactMap { finding in finding.fixedSpan.map { ($0, finding.fix?.replacement ?? "") } }
    return TreeComparison(replacements: Dictionary(spans) { first, _ in first }).isSame(before, after)
  }
}

extension Diagnostic {
  /// Whether 'fix' may write what the fix says.
  package var hasSafeFix: Bool { fix?.isSafe == true && fix?.replacement != nil && fixedSpan != nil }

  fileprivate var fixedSpan: SourceSpan? { fix?.span ?? location?.span }
}

/// Compares two trees but for some nodes that are replaced.
private struct TreeComparison {
  /// The text of each replaced node, by its place in the first tree.
  let replacements: [SourceSpan: String]

  func isSame(_ old: YAMLNode, _ new: YAMLNode) -> Bool {
    if let replacement = replacements[old.span] { return new.kind == .scalar && new.style == .plain && new.hasText(replacement) }
    guard old.kind == new.kind else { return false }
    switch old.kind {
    case .scalar: return old.style == new.style && new.hasText(old.text)
    case .sequence: return isSame(old.items, new.items)
    case .mapping:
      return isSame(old.pairs.map(\.key), new.pairs.map(\.key)) && isSame(old.pairs.map(\.value), new.pairs.map(\.value))
    case .unresolved: return true
    }
  }

  private func isSame(_ old: [YAMLNode], _ new: [YAMLNode]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
  }
}
