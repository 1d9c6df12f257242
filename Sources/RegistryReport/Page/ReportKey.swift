import RegistryModel
import RegistryText

/// A key on the page, with what other inputs say about it.
package struct ReportKey: Sendable {
  package let listed: ListedKey
  /// The position in the registry.
  let index: Int
  /// What the dashboard sends, each to somebody; empty for a key that it does not have, nil without an export.
  package var sent: [SentValue]?
  /// What is wrong with that, in words.
  package var problems: [ReportProblem] = []
  /// Where the sources read it; nil without sources.
  package var places: [ReadPlace]?
  /// The shipped versions that read it, in their order; nil without an archive.
  package var versions: [String]?

  package init(_ listed: ListedKey, index: Int) {
    self.listed = listed
    self.index = index
  }

  package var entry: Entry { listed.entry }

  /// The name of the place on the page. A key of letters, digits and underscores can be linked to by its name.
  var anchor: String {
    let isPlain = entry.key.utf8.allSatisfy { $0.isASCIIWord }
    return isPlain ? "key-\(entry.key)" : "entry-\(index)"
  }

  /// The one state that the page shows first.
  var status: ReportStatus { ReportStatus(listed) }
}

/// A text that some installs receive.
package struct SentValue: Sendable {
  /// To whom: `everyone`, a condition by its name.
  package let whom: String
  /// The text; nil where the template does not have it, such as the compiled-in value.
  package let text: String?

  package init(whom: String, text: String?) {
    self.whom = whom
    self.text = text
  }
}

/// What no client can use of what the dashboard sends.
package struct ReportProblem: Sendable {
  package let message: String
  /// How to correct it.
  package let advice: String

  package init(_ message: String, advice: String) {
    self.message = message
    self.advice = advice
  }
}

/// A place in the sources that reads a key.
package struct ReadPlace: Sendable {
  package let location: SourceLocation
  package let isTest: Bool

  package init(_ location: SourceLocation, isTest: Bool) {
    self.location = location
    self.isTest = isTest
  }
}

/// What the page says of a key in one word.
enum ReportStatus: String, CaseIterable {
  case expired, due, scheduled, permanent, retired
  case undated = "none"

  init(_ key: ListedKey) {
    guard !key.entry.isRetired else {
      self = .retired
      return
    }
    switch (key.expiry, key.entry.expiry) {
    case (.expired, _): self = .expired
    case (.endsToday, _), (.endsSoon, _): self = .due
    case (_, .day): self = .scheduled
    case (_, .never): self = .permanent
    case (_, nil): self = .undated
    }
  }

  /// The word for people.
  var label: String {
    switch self {
    case .expired: "Expired"
    case .due: "Due"
    case .scheduled: "Later"
    case .permanent: "Never expires"
    case .retired: "Retired"
    case .undated: "No last day"
    }
  }
}
