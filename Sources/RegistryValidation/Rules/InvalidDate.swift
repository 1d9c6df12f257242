import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Reports an `expires` that is neither a day nor `never`.
package enum InvalidDate: EntryRule {
  package static let documentation = RuleDocumentation(
    "invalid-date",
    summary: "'expires' is neither a day nor 'never'",
    explanation: """
      A day is written YYYY-MM-DD, with four, two and two digits, and exists in the Gregorian calendar. It may be in quotes. \
      The entry is valid through that whole day in UTC.
      """,
    rationale: "'03/04/2027' is a day in March to some readers and a day in April to others.",
    badExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-02-30
      """,
    goodExample: """
      checkout_v2_enabled:
        owner: payments
        type: bool
        default: false
        expires: 2027-02-28
      """
  )

  package static func check(_ declaration: Declaration, in context: ValidationContext, report: (Finding) -> Void) {
    for problem in declaration.problems {
      guard case .notADay(let isSpelledAsDay) = problem.problem else { continue }
      let node = problem.node
      report(
        isSpelledAsDay
          ? declaration.finding(at: node, of: .expires, .noSuchDay(node.text, declaration.name))
          : declaration.finding(at: node, of: .expires, .wrongForm(node.text, declaration.name), fix: fix(node)))
    }
  }

  private static func fix(_ node: YAMLNode) -> Diagnostic.Fix {
    if let day = day(meantBy: node.text) { return .didYouMean(day, insteadOf: node, isSafe: true) }
    if let never = closestMatch(to: node.text.lowercased(), among: ["never"]) { return .didYouMean(never, insteadOf: node) }
    return .init("write the day as YYYY-MM-DD, or 'never'")
  }

  /// The day, where the text gives year, month and day in that order, which everybody reads in the same way.
  private static func day(meantBy text: String) -> String? {
    let date = text.prefix { !$0.isWhitespace && $0 != "T" }
    let parts = date.split(omittingEmptySubsequences: false, whereSeparator: { "-/.".contains($0) }).map(String.init)
    let digits = parts.count == 3 ? parts : compact(parts)
    guard digits.count == 3, digits[0].utf8.count == 4, digits.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }),
      let year = Int(digits[0]), let month = Int(digits[1]), let day = Int(digits[2])
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)?.description
  }

  /// `20270304` in three parts.
  private static func compact(_ parts: [String]) -> [String] {
    guard parts.count == 1, parts[0].utf8.count == 8, parts[0].utf8.allSatisfy(\.isASCIIDigit) else { return [] }
    return [String(parts[0].prefix(4)), String(parts[0].dropFirst(4).prefix(2)), String(parts[0].suffix(2))]
  }
}

extension Finding.Message {
  fileprivate static func noSuchDay(_ text: String, _ key: String) -> Self {
    "'expires' of \(key) is \(quoted(text)), a day that does not exist"
  }

  fileprivate static func wrongForm(_ text: String, _ key: String) -> Self {
    "'expires' of \(key) is \(quoted(text)), which does not have the form YYYY-MM-DD"
  }
}
