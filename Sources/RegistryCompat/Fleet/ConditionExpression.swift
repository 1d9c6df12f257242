import RegistryModel
import RegistryText

/// Whether installs of a version are reached by a condition.
enum Reach: Comparable, Sendable {
  case never, perhaps, always
}

/// The expression of a condition, as far as the version of an app and its system decide it: terms with `&&` between them.
///
/// After https://firebase.google.com/docs/remote-config/condition-reference: `app.version.>=(['5.1'])`, `app.build.<(['412'])`,
/// `device.os == 'ios'`. A term of any other form may hold or not, and so may one about builds for a release that does not name its own.
struct ConditionExpression: Sendable {
  private let terms: [Term]

  /// - Parameter text: nil where the template does not say.
  init(_ text: String?) { terms = Self.terms(of: text ?? "percent").map(Term.init) }

  /// Whether installs of a version for Apple's systems are reached; without a version only the system is known.
  func reach(_ version: AppVersion?) -> Reach { terms.map { $0.reach(version) }.min() ?? .perhaps }

  /// The parts between `&&` outside of quotes; one of no known form where something else joins them.
  private static func terms(of text: String) -> [String] {
    var terms: [[UInt8]] = [[]]
    var quote: UInt8?
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if quote == nil, byte == UInt8(ascii: "&"), bytes.first == byte {
        bytes.removeFirst()
        terms.append([])
        continue
      }
      // Not of the service's language today: nothing is known then.
      if quote == nil, byte == UInt8(ascii: "|") { return ["||"] }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      }
      terms[terms.count - 1].append(byte)
    }
    return terms.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// One term of an expression.
private enum Term: Sendable {
  case number(Subject, Operator, AppVersion)
  /// `exactlyMatches`: one of the texts.
  case exactly(Subject, [String])
  case system(isEqual: Bool, String)
  case constant(Bool)
  case other

  enum Subject: String, CaseIterable {
    case version = "app.version"
    case build = "app.build"

    /// What the term is about of a release; nil where that is not known.
    func number(of release: AppVersion?) -> AppVersion? { self == .version ? release : release?.build }
  }

  enum Operator: String {
    case less = "<"
    case lessOrEqual = "<="
    case equal = "=="
    case notEqual = "!="
    case greaterOrEqual = ">="
    case greater = ">"
  }

  init(_ text: String) {
    let word = text.filter { $0 != " " && $0 != "\t" }
    if word == "true" || word == "false" {
      self = .constant(word == "true")
    } else if let subject = Subject.allCases.first(where: { word.hasPrefix($0.rawValue) }) {
      self = Term.comparison(subject, String(word.dropFirst(subject.rawValue.count))) ?? .other
    } else if let rest = word.droppingPrefix("device.os") {
      self = Term.system(rest) ?? .other
    } else {
      self = .other
    }
  }

  /// `.>=(['5.1'])`, `>='5.1'`, `.exactlyMatches(['5.1','5.2'])`
  private static func comparison(_ subject: Subject, _ rest: String) -> Term? {
    let operation = rest.drop { $0 == "." }.prefix { $0 != "(" && $0 != "'" && $0 != "\"" }
    guard let texts = quotedTexts(rest), !texts.isEmpty else { return nil }
    if operation == "exactlyMatches" { return .exactly(subject, texts) }
    guard let comparison = Operator(rawValue: String(operation)), texts.count == 1, let bound = AppVersion(texts[0]) else {
      return nil
    }
    return .number(subject, comparison, bound)
  }

  private static func system(_ rest: String) -> Term? {
    guard let texts = quotedTexts(rest), texts.count == 1 else { return nil }
    if rest.hasPrefix("==") { return .system(isEqual: true, texts[0]) }
    return rest.hasPrefix("!=") ? .system(isEqual: false, texts[0]) : nil
  }

  /// The texts in quotes, with commas between them and as many brackets behind as in front; nil for any other form.
  private static func quotedTexts(_ text: String) -> [String]? {
    let quote: Character = text.contains("'") ? "'" : "\""
    let parts = text.split(separator: quote, omittingEmptySubsequences: false)
    guard parts.count > 2, !parts.count.isMultiple(of: 2), let end = parts.last, end.allSatisfy({ $0 == "]" || $0 == ")" }),
      end.count == parts[0].count(where: { $0 == "[" || $0 == "(" })
    else { return nil }
    let between = parts.indices.dropFirst().dropLast().filter { $0.isMultiple(of: 2) }
    guard between.allSatisfy({ parts[$0] == "," }) else { return nil }
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
  }

  func reach(_ release: AppVersion?) -> Reach {
    switch self {
    case .constant(let holds): return holds ? .always : .never
    case .system(let isEqual, let name): return (name.lowercased() == "ios") == isEqual ? .always : .never
    case .exactly(let subject, let texts):
      guard let number = subject.number(of: release) else { return .perhaps }
      if !texts.contains(where: { AppVersion($0) == number }) { return .never }
      // `5.1` and `5.1.0` are one version here, and two texts there.
      return texts.contains(number.name) ? .always : .perhaps
    case .number(let subject, let comparison, let bound):
      guard let number = subject.number(of: release) else { return .perhaps }
      return comparison.holds(number, bound) ? .always : .never
    case .other: return .perhaps
    }
  }
}

extension Term.Operator {
  func holds(_ version: AppVersion, _ bound: AppVersion) -> Bool {
    switch self {
    case .less: version < bound
    case .lessOrEqual: version <= bound
    case .equal: version == bound
    case .notEqual: version != bound
    case .greaterOrEqual: version >= bound
    case .greater: version > bound
    }
  }
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
