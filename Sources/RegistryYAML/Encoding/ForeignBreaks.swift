import RegistryText

/// Keeps libyaml from taking U+0085, U+2028 and U+2029 for line breaks.
///
/// They end a line in YAML 1.1, but not in YAML 1.2 (section 5.4), editors, compilers and git. libyaml would count the lines after
/// one wrongly, and would end a comment in the middle of what every editor shows as the comment. So a text that has one is read
/// with stand-ins: other characters of the same length, which the text has neither as they are nor as an escape. Scalars get the
/// originals back.
struct ForeignBreaks {
  private struct StandIn {
    var original: [UInt8]
    var replacement: [UInt8]
  }

  private let standIns: [StandIn]

  /// The text with stand-ins, or nil if it uses every candidate itself.
  static func replacing(in bytes: UnsafeBufferPointer<UInt8>) -> (text: [UInt8], breaks: ForeignBreaks)? {
    var candidates = Candidates(unusedIn: bytes)
    guard let nextLine = candidates.two.popLast(), let line = candidates.three.popLast(),
      let paragraph = candidates.three.popLast()
    else { return nil }
    let breaks = ForeignBreaks(standIns: [
      StandIn(original: [0xC2, 0x85], replacement: nextLine),
      StandIn(original: [0xE2, 0x80, 0xA8], replacement: line),
      StandIn(original: [0xE2, 0x80, 0xA9], replacement: paragraph),
    ])
    var text = Array(bytes)
    for standIn in breaks.standIns { Self.substitute(standIn.original, with: standIn.replacement, in: &text) }
    return (text, breaks)
  }

  /// A scalar's text with the originals put back.
  func restored(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text = Array(bytes)
    for standIn in standIns { Self.substitute(standIn.replacement, with: standIn.original, in: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Both are whole UTF-8 sequences of the same length, so a match never starts inside another character.
  private static func substitute(_ old: [UInt8], with new: [UInt8], in text: inout [UInt8]) {
    var offset = 0
    while offset + old.count <= text.count {
      if text[offset] == old[0], text[offset..<(offset + old.count)].elementsEqual(old) {
        text.replaceSubrange(offset..<(offset + old.count), with: new)
        offset += old.count
      } else {
        offset += 1
      }
    }
  }
}

/// Characters that nobody writes. For three bytes: noncharacters, which Unicode reserves for use inside a program. For two
/// bytes, where there are none: unassigned characters of the Thaana block.
private struct Candidates {
  var two: [[UInt8]]
  var three: [[UInt8]]

  init(unusedIn bytes: UnsafeBufferPointer<UInt8>) {
    two = Self.unused(0x07B2...0x07BF, in: bytes)
    three = Self.unused(0xFDD0...0xFDEF, in: bytes)
  }

  /// Those of `range` that occur neither as they are nor as four hexadecimal digits, which an escape would need.
  private static func unused(_ range: ClosedRange<UInt32>, in bytes: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    var used = [Bool](repeating: false, count: range.count)
    for offset in bytes.indices {
      let scalar =
        bytes[offset] < 0x80
        ? UInt16(fourHexadecimalDigits: bytes[offset...]).map(UInt32.init)
        : UTF8.decodeScalar(in: bytes, at: offset)?.scalar.value
      if let scalar, range.contains(scalar) { used[Int(scalar - range.lowerBound)] = true }
    }
    return range.filter { !used[Int($0 - range.lowerBound)] }.compactMap { Unicode.Scalar($0) }.map { Array(String($0).utf8) }
  }
}
