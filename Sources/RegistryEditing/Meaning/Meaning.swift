import RegistryModel
import RegistryText
import RegistryYAML

/// What a reader of YAML sees, whatever the layout: aliases and merge keys are resolved.
indirect enum Meaning: Equatable {
  /// `isPlain` tells a text in quotes or in a block from one without: only the latter can be a number.
  case scalar(ExactText, isPlain: Bool)
  case mapping([Member])
  case sequence([Meaning])
  case unresolved

  struct Member: Equatable {
    let name: ExactText
    var value: Meaning
  }

  init(_ node: YAMLNode) {
    switch node.kind {
    case .scalar: self = .scalar(ExactText(node.text), isPlain: node.style == .plain)
    case .mapping:
      self = .mapping(node.pairs.map { Member(name: ExactText($0.key.text), value: Meaning($0.value)) })
    case .sequence: self = .sequence(node.items.map(Meaning.init))
    case .unresolved: self = .unresolved
    }
  }

  /// The pairs of a mapping; empty for anything else.
  var members: [Member] { if case .mapping(let members) = self { members } else { [] } }
}

extension Meaning {
  /// The same mapping with a pair in the place of the one with its name, or at its end.
  func setting(_ name: String, to value: Meaning) -> Meaning {
    var members = members
    let member = Member(name: ExactText(name), value: value)
    if let index = members.firstIndex(where: { $0.name == member.name }) {
      members[index] = member
    } else {
      members.append(member)
    }
    return .mapping(members)
  }

  /// The same entry with another default for one build configuration, or for all others.
  func settingDefault(_ name: String, to value: Meaning) -> Meaning {
    let attribute = ExactText(Attribute.default.rawValue)
    guard let old = members.first(where: { $0.name == attribute })?.value else { return self }
    let mapping: Meaning
    if case .mapping = old {
      mapping = old
    } else if name == BuildConfiguration.valueName {
      return setting(Attribute.default.rawValue, to: value)
    } else {
      mapping = .mapping([Member(name: ExactText(BuildConfiguration.valueName), value: old)])
    }
    return setting(Attribute.default.rawValue, to: mapping.setting(name, to: value))
  }

  /// The same mapping without a pair.
  func removing(_ name: String) -> Meaning { .mapping(members.filter { $0.name != ExactText(name) }) }

  /// The same list with one more item; a list of that item if there is none.
  func appending(_ item: Meaning, to name: String) -> Meaning {
    let list = members.first { $0.name == ExactText(name) }?.value
    if case .sequence(let items)? = list { return setting(name, to: .sequence(items + [item])) }
    return setting(name, to: .sequence([item]))
  }

  /// The same mapping with its pairs in the order of their names, for a comparison that leaves their order out.
  var inOrderOfNames: Meaning {
    if case .mapping(let members) = self { .mapping(members.sorted { $0.name < $1.name }) } else { self }
  }
}

/// The top level of a file: what each key says. The order of the keys counts, that of an entry's attributes does not.
struct FileMeaning: Equatable {
  private(set) var members: [Meaning.Member]

  init(_ document: YAMLDocument?) {
    members = (document?.root.map(Meaning.init)?.members ?? []).map { member in
      Meaning.Member(name: member.name, value: Self.ordered(member.value, of: member.name.text))
    }
  }

  /// An entry with its attributes in the order of their names; anything else as it is.
  private static func ordered(_ value: Meaning, of name: String) -> Meaning {
    let isEntry = name != Registry.settingsKey && !name.utf8.starts(with: Registry.freePrefix.utf8)
    return isEntry ? value.inOrderOfNames : value
  }

  /// Changes what a key says; false where the file does not have the key.
  mutating func change(_ key: String, _ change: (Meaning) -> Meaning) -> Bool {
    guard let index = members.firstIndex(where: { $0.name == ExactText(key) }) else { return false }
    members[index].value = Self.ordered(change(members[index].value), of: key)
    return true
  }

  /// Adds an entry right behind that of another key; false where the file does not have that.
  mutating func add(_ name: String, _ entry: YAMLNode, behind key: String) -> Bool {
    guard let index = members.firstIndex(where: { $0.name == ExactText(key) }) else { return false }
    members.insert(.init(name: ExactText(name), value: Meaning(entry).inOrderOfNames), at: index + 1)
    return true
  }

  /// The keys that do not say the same in another file, or are missing in one of the two; empty only if the files are equal,
  /// the order of their keys included.
  func difference(from other: FileMeaning) -> [String]? {
    guard self != other else { return nil }
    let own = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    let others = Dictionary(other.members.map { ($0.name, $0.value) }) { first, _ in first }
    var seen: Set<ExactText> = []
    return (members + other.members).map(\.name).filter { own[$0] != others[$0] && seen.insert($0).inserted }.map(\.text)
  }
}
