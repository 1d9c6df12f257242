/// The operator characters outside ASCII.
enum OperatorScalar {
  /// `operator-head` of the Swift book's summary of the grammar.
  private static let ranges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF, 0xD7...0xD7,
    0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
    0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]

  /// The number of bytes of the operator character at an offset, or nil where there is none. All have two or three.
  static func length(in bytes: [UInt8], at offset: Int) -> Int? {
    guard offset + 1 < bytes.count, (0xC2...0xE3).contains(bytes[offset]), bytes[offset + 1] & 0xC0 == 0x80 else { return nil }
    let second = UInt32(bytes[offset + 1] & 0x3F)
    if bytes[offset] < 0xE0 { return isOperator(UInt32(bytes[offset] & 0x1F) << 6 | second) ? 2 : nil }
    guard offset + 2 < bytes.count, bytes[offset + 2] & 0xC0 == 0x80 else { return nil }
    return isOperator(UInt32(bytes[offset] & 0x0F) << 12 | second << 6 | UInt32(bytes[offset + 2] & 0x3F)) ? 3 : nil
  }

  private static func isOperator(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } }
}
