import RegistryDiagnostics
import RegistryModel
import RegistryYAML

extension Declaration {
  /// The pairs whose key is not an attribute, as far as rules look at them: more than anybody writes by hand.
  var firstUnknownPairs: ArraySlice<YAMLPair> { unknownPairs.prefix(100) }

  /// The attribute that an unknown key most likely means, among those that the entry does not have yet.
  func attribute(meantBy key: String) -> Attribute? {
    let absent = Attribute.allCases.filter { !has($0) }
    if let meant = absent.first(where: { $0.isOtherWord(key) }) { return meant }
    guard SettingName(rawValue: key) == nil else { return nil }
    return closestMatch(to: key, among: absent.map(\.rawValue)).flatMap(Attribute.init(rawValue:))
  }

  /// Whether an unknown key of the entry is most likely that attribute, misspelt.
  func misspells(_ attribute: Attribute) -> Bool {
    firstUnknownPairs.contains { self.attribute(meantBy: $0.key.text) == attribute }
  }
}

extension Declaration {
  /// Whether the entry gets an enum in the generated file, for itself or for its items.
  var isEnum: Bool { type.value == .enumeration || itemType == .enumeration }
}

extension Attribute {
  /// Whether a key is not a misspelt name of the attribute but a word for it in other tools.
  func isOtherWord(_ key: String) -> Bool { synonyms.contains(key.lowercased().filter { $0 != "_" && $0 != "-" }) }

  /// Words for the same thing in other tools, in lower case and without separators.
  fileprivate var synonyms: [String] {
    switch self {
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
    case .schemes: ["scheme", "protocol", "protocols"]
    case .of: ["items", "itemtype", "element", "elements", "elementtype", "listof"]
    case .maxItems: ["maxcount", "maxitem", "maximumitems", "maxelements"]
    case .unique: ["uniqueitems", "distinct", "isunique"]
    case .swiftType: ["model", "struct", "class", "decodable", "decodesto", "decodeas"]
    case .keys: ["keystrategy", "keydecodingstrategy", "casing"]
    case .schema: ["jsonschema", "schemafile", "schemapath"]
    case .dashboard: ["console", "remote", "pinned"]
    case .maxAge: ["freshness", "maximumage", "staleafter"]
    case .report: ["telemetry", "reported", "analytics"]
    case .deprecated: ["obsolete", "deprecation"]
    case .replacedBy: ["replacement", "successor", "renamedto"]
    case .retired: ["removed", "sunset", "archived"]
    case .extended: ["extensions", "extension", "prolonged", "postponed"]
    case .fallback: []
    }
  }
}
