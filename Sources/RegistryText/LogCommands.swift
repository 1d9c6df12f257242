/// Finds what build services take for a command anywhere in a line of a log: two hashes, letters or none, and a bracket,
/// as in `##[…]`, `##vso[…]` or `##teamcity[…]`.
package struct LogCommandWatch: Sendable {
  /// The number of hashes just before, up to 2.
  private var hashes = 0

  package init() {}

  /// Takes the next scalar of a text. True for the bracket that would complete a command: it has to be escaped.
  package mutating func completesCommand(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "#" {
      hashes = min(hashes + 1, 2)
      return false
    }
    if hashes == 2, scalar.properties.isAlphabetic { return false }
    defer { hashes = 0 }
    return hashes == 2 && scalar == "["
  }
}

extension String {
  /// The index of the two colons, if the text begins with them.
  var startOfWorkflowCommand: Index? {
    let trimmed = unicodeScalars.drop { $0.properties.isWhitespace }
    return trimmed.starts(with: "::".unicodeScalars) ? trimmed.startIndex : nil
  }
}
