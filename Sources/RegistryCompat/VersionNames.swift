/// Several releases for people.
package enum VersionNames {
  /// Those that follow each other as one: `5.0 to 5.3, 6.0`.
  ///
  /// - Parameters:
  ///   - positions: in rising order.
  ///   - names: of all releases, from the oldest to the newest.
  package static func text(_ positions: [Int], of names: [String]) -> String {
    var runs: [ClosedRange<Int>] = []
    for position in positions {
      if let last = runs.last, last.upperBound + 1 == position {
        runs[runs.count - 1] = last.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
    let texts = runs.map { $0.count == 1 ? names[$0.lowerBound] : "\(names[$0.lowerBound]) to \(names[$0.upperBound])" }
    return texts.count > 4
      ? texts.prefix(3).joined(separator: ", ") + " and \(texts.count - 3) more" : texts.joined(separator: ", ")
  }
}
