import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// What somebody may have meant by a key that is no attribute.
enum AttributeNames {
  /// How many unknown keys of one entry are looked at: more than anybody writes by hand.
  static let mostUnknown = 100

  /// The attribute most likely meant, among those that the entry does not have yet.
  static func suggestion(for key: String, in declaration: Declaration) -> Attribute? {
    let absent = Attribute.allCases.filter { declaration.pair($0) == nil }
    let word = key.lowercased().filter { $0 != "_" && $0 != "-" }
    if let meant = absent.first(where: { synonyms(of: $0).contains(word) }) { return meant }
    guard !Settings.names.contains(key) else { return nil }
    return closestMatch(to: key, among: absent.map(\.rawValue)).flatMap(Attribute.init(rawValue:))
  }

  /// Whether an unknown key of the entry is most likely that attribute, misspelt.
  static func isMisspelt(_ attribute: Attribute, in declaration: Declaration) -> Bool {
    declaration.unknownPairs(atMost: mostUnknown).contains { suggestion(for: $0.key.text, in: declaration) == attribute }
  }

  /// Words for the same thing in other tools, in lower case and without separators.
  private static func synonyms(of attribute: Attribute) -> [String] {
    switch attribute {
    case .owner: ["team", "owners", "maintainer", "contact"]
    case .type: ["valuetype", "kind"]
    case .default: ["value", "defaultvalue", "fallbackvalue", "initial"]
    case .values: ["enum", "options", "cases", "allowed", "allowedvalues", "choices", "variants"]
    case .range: ["bounds", "limits", "min", "max", "minimum", "maximum", "between"]
    case .outOfRange: ["onoutofrange", "clamp"]
    case .expires: ["expiry", "expiration", "expirationdate", "expiresat", "expireson", "expireat", "ttl", "until", "removeby"]
    case .reason: ["why", "because", "justification"]
    case .description: ["desc", "comment", "doc", "docs", "summary", "help"]
    case .tracker: ["issue", "ticket", "jira", "bug", "link", "url"]
    case .tags: ["labels", "groups"]
    case .accessor: ["name", "swiftname", "property", "identifier"]
    case .pattern: ["regex", "regexp", "match"]
    case .maxLength: ["maxlen", "maximumlength", "length"]
    case .fallback: []
    }
  }
}
