import RegistryJSON
import RegistryModel
import RegistryText

/// Writes entries as YAML, and keeps count of what people still have to look at.
struct EntryWriter {
  private(set) var text = ""
  private(set) var count = 0
  private(set) var guessCount = 0
  private(set) var hasPlaceholders = false
  private(set) var hasOpenFlags = false
  private(set) var hasNumbers = false
  private(set) var unreadCount = 0
  private let options: RegistryImport.Options
  private var patterns: [IgnorePatterns]

  init(_ options: RegistryImport.Options) {
    self.options = options
    patterns = options.permanent.map { IgnorePatterns([IgnorePattern($0.pattern)]) }
  }

  /// Those whose pattern no key has matched.
  var unusedPermanences: [RegistryImport.Permanence] {
    zip(options.permanent, patterns).filter { !$0.1.unused.isEmpty }.map { $0.0 }
  }

  mutating func write(_ key: String, description: String?, group: String?, guess: ParameterGuess) {
    var lines = [
      "\(YAMLText.scalar(key)):\(readMark(key))", "  owner: \(owner(group))",
      "  type: \(guess.type.rawValue)\(comment(guess.typeRemark, hint: guess.typeHint))",
      "  default: \(guess.type.remote.yaml(guess.defaultText))\(comment(guess.defaultRemark))",
    ]
    lines += expiry(key, guess.type)
    if let description, !description.isEmpty {
      lines.append("  description: \(YAMLText.quoted(description))")
    }
    if let group { lines.append("  tags: [\(YAMLText.quoted(group))]") }
    text += lines.joined(separator: "\n") + "\n"
    count += 1
    if guess.type == .int || guess.type == .double { hasNumbers = true }
  }

  private mutating func readMark(_ key: String) -> String {
    guard let sources = options.sources, sources[key]?.isRead != true else { return "" }
    unreadCount += 1
    return " # nothing in the sources reads it"
  }

  /// Shown in pull requests and in the logs of build services, so nothing in it may command them.
  private mutating func comment(_ remark: String?, hint: String? = nil) -> String {
    if remark != nil { guessCount += 1 }
    let remarks = [remark.map { "a guess: \($0)" }, hint].compactMap { $0 }
    return remarks.isEmpty ? "" : " # \(remarks.joined(separator: "; "))".visible
  }

  private mutating func owner(_ group: String?) -> String {
    if options.takesOwnersFromGroups, let group, !group.isEmpty { return YAMLText.scalar(group) }
    if options.owner == nil { hasPlaceholders = true }
    return YAMLText.scalar(options.owner ?? Declaration.ownerPlaceholder)
  }

  /// A pattern says that any key never expires; a day is for bools, which are flags.
  private mutating func expiry(_ key: String, _ type: ValueType) -> [String] {
    var reason: String?
    for index in patterns.indices where patterns[index].match(key) { reason = reason ?? options.permanent[index].reason }
    if let reason { return ["  expires: never", "  reason: \(YAMLText.quoted(reason))"] }
    guard type == .bool else { return [] }
    if options.expires == nil { hasOpenFlags = true }
    return options.expires.map { ["  expires: \($0)"] } ?? []
  }
}
