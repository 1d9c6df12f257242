import RegistryDiagnostics
import RegistryText
import RegistryYAML

/// Decodes the attributes of one declaration into fields, and collects what is wrong with them.
package struct AttributeReader {
  private let pairs: [YAMLPair]
  /// Which attribute each pair is, if any.
  private let attributes: [Attribute?]
  package private(set) var problems: [AttributeProblem] = []

  init(_ pairs: [YAMLPair], _ attributes: [Attribute?]) {
    self.pairs = pairs
    self.attributes = attributes
  }

  /// The value of an attribute, or nil where the entry does not have it.
  func node(_ attribute: Attribute) -> YAMLNode? {
    attributes.firstIndex(of: attribute).map { pairs[$0].value }
  }

  /// Records a problem.
  mutating func record(_ attribute: Attribute, _ problem: FieldProblem, at node: YAMLNode) {
    problems.append(AttributeProblem(attribute: attribute, problem: problem, node: node))
  }

  /// Records a problem, and gives the field that has it.
  mutating func fail<Content>(_ attribute: Attribute, _ problem: FieldProblem, at node: YAMLNode) -> Field<Content> {
    record(attribute, problem, at: node)
    return .invalid
  }
}

// MARK: - Texts

extension AttributeReader {
  /// The node of an attribute that holds one text; a text that is written as nothing counts as `empty`, `""` does not.
  mutating func textNode(_ attribute: Attribute) -> Field<YAMLNode> {
    guard let node = node(attribute) else { return .missing }
    if let problem = Self.problem(ofText: node) { return fail(attribute, problem, at: node) }
    return .value(node)
  }

  /// The text of an attribute.
  mutating func text(_ attribute: Attribute) -> Field<String> { textNode(attribute).map(\.text) }

  /// The text of an attribute that may not be empty, and not a spelling of null.
  mutating func name(_ attribute: Attribute) -> Field<String> {
    guard case .value(let node) = textNode(attribute) else { return node(attribute) == nil ? .missing : .invalid }
    return node.text.isEmpty || node.isNull ? fail(attribute, .empty, at: node) : .value(node.text)
  }

  /// Why something is so, in words. A `no` would be read as a reason by the tool, and as its opposite by people.
  mutating func explanation(_ attribute: Attribute) -> Field<String> {
    guard case .value(let text) = name(attribute) else { return node(attribute) == nil ? .missing : .invalid }
    guard let node = node(attribute), Self.answers.contains(text.lowercased()) else { return .value(text) }
    return fail(attribute, .notAReason, at: node)
  }

  private static let answers: Set = ["true", "false", "yes", "no", "on", "off"]

  /// One of the words that `Word` lists.
  mutating func word<Word: RawRepresentable<String>>(_ attribute: Attribute) -> Field<Word> {
    decode(attribute, as: Word.init(rawValue:)) { _ in .unknownWord }
  }

  /// The nodes of a list of texts.
  mutating func texts(_ attribute: Attribute) -> Field<[YAMLNode]> {
    guard let node = node(attribute) else { return .missing }
    switch node.kind {
    case .unresolved: return fail(attribute, .unresolved, at: node)
    case .scalar where node.isAbsent: return fail(attribute, .empty, at: node)
    case .scalar, .mapping: return fail(attribute, .notAList, at: node)
    case .sequence: break
    }
    for item in node.items {
      if let problem = Self.problem(ofText: item) { return fail(attribute, problem, at: item) }
    }
    return .value(node.items)
  }

  static func problem(ofText node: YAMLNode) -> FieldProblem? {
    switch node.kind {
    case .unresolved: .unresolved
    case .mapping, .sequence: .notText
    case .scalar: node.isAbsent ? .empty : nil
    }
  }

  /// What `read` makes of the text of an attribute, or the problem that it has otherwise.
  private mutating func decode<Content>(
    _ attribute: Attribute, as read: (String) -> Content?, otherwise problem: (String) -> FieldProblem
  ) -> Field<Content> {
    guard case .value(let node) = textNode(attribute) else { return node(attribute) == nil ? .missing : .invalid }
    guard let content = read(node.text) else { return fail(attribute, problem(node.text), at: node) }
    return .value(content)
  }
}

// MARK: - Other forms

extension AttributeReader {
  /// A whole number of at least 0.
  mutating func count(_ attribute: Attribute) -> Field<Int> {
    if let node = node(attribute), node.isAmbiguousNumber { return fail(attribute, .leadingZero, at: node) }
    return decode(
      attribute, as: { text in (try? IntType.read(text).get()).flatMap { $0 >= 0 ? Int(exactly: $0) : nil } },
      otherwise: { _ in .notACount })
  }

  /// `true` or `false`.
  mutating func flag(_ attribute: Attribute) -> Field<Bool> {
    decode(attribute, as: { $0 == "true" ? true : $0 == "false" ? false : nil }, otherwise: { _ in .notAFlag })
  }

  /// A span of time above zero.
  mutating func timeSpan(_ attribute: Attribute) -> Field<TimeSpan> {
    decode(attribute, as: TimeSpan.init, otherwise: { _ in .notATimeSpan })
  }

  /// A path beside the registry's file, as the tool opens it.
  mutating func relativePath(_ attribute: Attribute) -> Field<String> {
    guard case .value(let path) = name(attribute), let node = node(attribute) else {
      return self.node(attribute) == nil ? .missing : .invalid
    }
    if path.utf8.first == UInt8(ascii: "/") || path == "-" { return fail(attribute, .notARelativePath, at: node) }
    return .value(node.location.path(besideFile: path))
  }

  /// A regular expression of the supported kind.
  mutating func pattern(_ attribute: Attribute) -> Field<Pattern> {
    guard case .value(let node) = textNode(attribute) else { return node(attribute) == nil ? .missing : .invalid }
    do throws(PatternError) { return .value(try Pattern(node.text)) } catch { return fail(attribute, .pattern(error), at: node) }
  }

  /// A day, or `never`. Whether `never` has a reason is a rule's to judge.
  mutating func expiry() -> Field<Expiry> {
    let reason = node(.reason).flatMap { $0.kind == .scalar && !$0.isAbsent ? $0.text : nil } ?? ""
    return decode(
      .expires, as: { $0 == "never" ? .never(reason: reason) : CalendarDay($0).map(Expiry.day) },
      otherwise: { .notADay(isSpelledAsDay: CalendarDay.isSpelled($0)) })
  }

  /// The inclusive bounds of a number or a duration, each in the grammar of its type.
  mutating func range<Bound: Comparable>(
    _ read: (String) -> Result<Bound, Unreadable>, mayBeQuoted: Bool = false
  ) -> Field<ClosedRange<Bound>> {
    guard let node = node(.range) else { return .missing }
    if node.kind == .unresolved { return fail(.range, .unresolved, at: node) }
    let items = node.items
    if items.count == 2, let unread = items.first(where: { $0.kind == .unresolved }) {
      return fail(.range, .unresolved, at: unread)
    }
    guard items.count == 2, items.allSatisfy({ $0.kind == .scalar }) else { return fail(.range, .notABoundPair, at: node) }
    let bounds = items.map { item -> Result<Bound, Unreadable>? in item.style == .plain || mayBeQuoted ? read(item.text) : nil }
    for (item, bound) in zip(items, bounds) {
      if item.isAmbiguousNumber { return fail(.range, .leadingZero, at: item) }
      switch bound {
      case nil: return fail(.range, .quoted, at: item)
      case .failure(let reason)?: return fail(.range, .unreadable(reason), at: item)
      case .success?: continue
      }
    }
    guard case .success(let low)? = bounds[0], case .success(let high)? = bounds[1] else { return .invalid }
    return low <= high ? .value(low...high) : fail(.range, .reversed, at: node)
  }
}

extension YAMLNode {
  /// Whether the node is a plain whole number with a zero in front: 8 in YAML 1.1, and 10 in YAML 1.2, for `010`.
  var isAmbiguousNumber: Bool {
    guard kind == .scalar, style == .plain else { return false }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return digits.count > 1 && digits.first == UInt8(ascii: "0") && digits.allSatisfy(\.isASCIIDigit)
  }
}

extension Field {
  func map<Other>(_ transform: (Content) -> Other) -> Field<Other> {
    switch self {
    case .missing: .missing
    case .invalid: .invalid
    case .value(let content): .value(transform(content))
    }
  }
}
