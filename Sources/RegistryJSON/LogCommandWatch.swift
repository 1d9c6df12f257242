/// Finds what build services take for a command wherever in a line of a log it stands: two hashes, a name or none, and a
/// bracket, as in `##[…]`, `##vso[…]` or `##teamcity[…]`.
package struct LogCommandWatch: Sendable {
  private var hashes = 0

  package init() {}

  /// Takes the next scalar of a text; true for the bracket that would complete a command, and must not be written as it is.
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
