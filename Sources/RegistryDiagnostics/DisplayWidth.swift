extension Unicode.Scalar {
  /// The number of columns that the scalar takes in a terminal: 0 for a combining mark, 2 for a wide one, else 1.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// Blocks that are wide by Unicode's East Asian Width, emoji included. Where a block is mixed, most of it is wide:
  /// a caret that is a column off misleads nobody.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
