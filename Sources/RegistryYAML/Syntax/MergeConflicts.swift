/// Finds the conflicts that a merge has left in a file that is not YAML. They are its only findings: both sides are there, so that
/// everything else may be wrong because of them.
enum MergeConflicts {
  private static let mostFindings = 10

  /// A finding for each line that opens a conflict.
  static func findings(in text: UnsafeBufferPointer<UInt8>) -> [SyntaxFinding] {
    var findings: [SyntaxFinding] = []
    var line: UInt32 = 1
    var isStart = true
    for offset in text.indices where findings.count < mostFindings {
      if isStart, text[offset...].starts(with: opening) {
        findings.append(.mergeConflict(PackedPosition(line: line, column: 1)))
      }
      let isPair = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
      isStart = text[offset] == 0x0A || (text[offset] == 0x0D && !isPair)
      if isStart { line += 1 }
    }
    return findings
  }

  /// What git and other tools write in front of the name of the first side.
  private static let opening = Array("<<<<<<< ".utf8)
}

extension SyntaxFinding {
  fileprivate static func mergeConflict(_ place: PackedPosition) -> Self {
    var finding = Self(
      place, "a merge conflict starts here",
      fix: "keep one of the two sides, and remove the lines that start with '<<<<<<<', '=======' and '>>>>>>>'")
    finding.end = PackedPosition(line: place.line, column: 8)
    return finding
  }
}
