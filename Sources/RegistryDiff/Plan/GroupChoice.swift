import RegistryModel

/// Where a plan adds a parameter: in the group that is asked for, else in that of the keys that begin with the same words.
struct GroupChoice {
  enum Destination: Hashable {
    case topLevel
    /// The index of a group of the template.
    case group(Int)
    /// A group that the template does not have yet.
    case newGroup(String)
  }

  private let names: [String]
  private let indices: [String: Int]
  private let chosen: Destination?
  /// Where all keys that begin with the same words are; nil as value where they are in several places.
  private var places: [ArraySlice<UInt8>: Destination?] = [:]

  init(_ export: Export, group: String?) {
    let names = export.groups.map { $0.name.text ?? "" }
    let indices = Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
    self.names = names
    self.indices = indices
    chosen = group.map { name in indices[name].map(Destination.group) ?? .newGroup(name) }
    guard chosen == nil, !names.isEmpty else { return }
    for parameter in export.parameters {
      let place = parameter.group.map(Destination.group) ?? .topLevel
      for beginning in Self.beginnings(of: parameter.key) {
        let isShared = places[beginning].map { $0 == place } ?? true
        places.updateValue(isShared ? place : nil, forKey: beginning)
      }
    }
  }

  /// Whether the template has, or would get, a group of that name.
  func hasGroup(_ name: String) -> Bool { indices[name] != nil || chosen == .newGroup(name) }

  /// The place of a new key. Of its relatives those count that share most words with it; if they are in several places, it goes
  /// to the top level.
  func destination(of key: String) -> Destination {
    if let chosen { return chosen }
    for beginning in Self.beginnings(of: key).reversed() {
      if let place = places[beginning] { return place ?? .topLevel }
    }
    return .topLevel
  }

  /// The name of a group, or nil for the top level.
  func name(of destination: Destination) -> String? {
    switch destination {
    case .topLevel: nil
    case .group(let index): names[index]
    case .newGroup(let name): name
    }
  }

  /// The key up to the end of its first word, of its second one, and so on.
  private static func beginnings(of key: String) -> [ArraySlice<UInt8>] {
    guard key.utf8.count <= ServiceLimits.keyLength else { return [] }
    let words = Words(key)
    return words.ranges.prefix(8).map { words.bytes[..<$0.upperBound] }
  }
}
