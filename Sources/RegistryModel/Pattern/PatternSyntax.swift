/// A parsed `pattern`, before it is compiled.
indirect enum PatternSyntax {
  case empty
  /// One scalar out of sorted, inclusive ranges.
  case set([ClosedRange<UInt32>])
  case sequence([PatternSyntax])
  case alternatives([PatternSyntax])
  /// `maximum` is nil where there is none.
  case repeated(PatternSyntax, minimum: Int, maximum: Int?)
  case start
  case end
}

/// Why a text is not a `pattern`.
package struct PatternError: Error, Equatable, Sendable {
  /// What is wrong, in lower case and without a full stop.
  package let message: String
  /// How many Unicode scalars stand before the fault.
  package let offset: Int
}

/// Sets of Unicode scalars as sorted, inclusive, disjoint ranges of their values.
enum ScalarRanges {
  static let digit: [ClosedRange<UInt32>] = [0x30...0x39]
  static let word: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
  static let space: [ClosedRange<UInt32>] = [0x09...0x0D, 0x20...0x20]
  /// Everything but a line feed.
  static let any = complement([0x0A...0x0A])

  static func normalized(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Every Unicode scalar that is in none of the ranges, which have to be normalised.
  static func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { result.append(next...0x10FFFF) }
    return result
  }
}
