import RegistryDiagnostics
import RegistryYAML

/// All the files of a registry as one, in the order in which they were given, each in its own order.
package struct Registry: Sendable {
  /// The name, at the top level, of what settles the whole registry; no remote key can have it.
  package static let settingsKey = "$registry"

  package let settings: Settings
  /// Where `$registry` names owners and rules, for the rules about them.
  package let settingsSource: SettingsSource
  /// The accessor of every declaration, in their order. Kept, since rules and emission ask for the same.
  package let accessors: AccessorNames
  /// Every declaration, in their order. Kept, since each pass over them would look for all attributes anew.
  package let declarations: Declarations

  /// Joins parsed files; what is wrong with their structure is in `diagnostics`.
  ///
  /// Rule ids: `not-a-registry`, `duplicate-key`, `unknown-setting`, `malformed-setting`.
  package init(documents: [YAMLDocument], diagnostics: inout [Diagnostic]) {
    var assembly = RegistryAssembly()
    for document in documents { assembly.add(document) }
    var decoder = SettingsDecoder()
    if let node = assembly.settings { decoder.decode(node.value) }
    diagnostics += assembly.diagnostics + decoder.diagnostics
    settings = decoder.settings
    settingsSource = decoder.source
    declarations = Declarations(all: assembly.declarations)
    accessors = AccessorNames(declarations, typeName: settings.typeName)
  }

  /// How many keys the registry declares.
  package var count: Int { declarations.count }

  /// The declarations of a registry in its order.
  package struct Declarations: RandomAccessCollection, Sendable {
    fileprivate let all: [Declaration]

    package var startIndex: Int { 0 }
    package var endIndex: Int { all.count }
    package subscript(index: Int) -> Declaration { all[index] }

    /// The remote keys.
    package var keys: [String] { all.map(\.key) }

    /// The indices in the order of the keys' bytes.
    var indicesSortedByKey: [Int] {
      let keys = all.indices.map { SortKey(all[$0], at: $0) }
      return keys.sorted { $0.precedes($1) ?? all[$0.index].precedes(all[$1.index]) }.map(\.index)
    }
  }
}

/// The first bytes of a key as numbers: they decide most comparisons without a look at the tree, and count no references.
private struct SortKey {
  let index: Int
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64

  init(_ declaration: Declaration, at index: Int) {
    self.index = index
    (first, second, third) = declaration.withKey { ($0.number(at: 0), $0.number(at: 8), $0.number(at: 16)) }
  }

  /// Nil where the first bytes are the same.
  func precedes(_ other: SortKey) -> Bool? {
    if first != other.first { return first < other.first }
    if second != other.second { return second < other.second }
    return third != other.third ? third < other.third : nil
  }
}

extension Declaration {
  /// Whether the key comes before another one in the order of bytes.
  fileprivate func precedes(_ other: Declaration) -> Bool {
    withKey { key in other.withKey { key.lexicographicallyPrecedes($0) } }
  }
}

/// Puts the top levels of several files together.
struct RegistryAssembly {
  private(set) var declarations: [Declaration] = []
  private(set) var settings: YAMLPair?
  private(set) var diagnostics: [Diagnostic] = []
  /// Where each key was first seen; kept only where there are several files, since the parser finds repeats within one.
  private var firstPlaces: [ArraySlice<UInt8>: YAMLNode] = [:]
  private var fileCount = 0

  mutating func add(_ document: YAMLDocument) {
    guard let root = document.root, root.kind != .unresolved else { return }
    guard root.kind == .mapping else { return reportRoot(root) }
    if fileCount == 1 { for first in declarations { firstPlaces[first.keyNode.utf8] = first.keyNode } }
    fileCount += 1
    declarations.reserveCapacity(declarations.count + root.pairCount)
    for pair in root.pairs {
      if pair.key.hasText("$registry") { addSettings(pair) } else { addEntry(pair) }
    }
  }

  private mutating func addSettings(_ pair: YAMLPair) {
    if let settings { return reportRepeat(of: pair.key, first: settings.key) }
    settings = pair
  }

  private mutating func addEntry(_ pair: YAMLPair) {
    if fileCount > 1 {
      if let first = firstPlaces[pair.key.utf8] { return reportRepeat(of: pair.key, first: first) }
      firstPlaces[pair.key.utf8] = pair.key
    }
    declarations.append(Declaration(pair))
  }

  private mutating func reportRepeat(of key: YAMLNode, first: YAMLNode) {
    let text = key.text
    diagnostics.append(
      Diagnostic(
        "duplicate-key", at: key.location, "\(quoted(text)) is already defined in another file of the registry",
        notes: [.init("\(quoted(text)) is first defined here", at: first.location)],
        fix: .init("remove one of the two definitions"), key: text == Registry.settingsKey ? nil : text))
  }

  private mutating func reportRoot(_ root: YAMLNode) {
    let found = root.kind == .sequence ? "a list" : "a single value"
    diagnostics.append(
      Diagnostic(
        "not-a-registry", at: root.location, "expected a mapping from remote keys to their entries, but found \(found)",
        fix: .init("write each key as 'remote_key:' with its attributes indented below it")))
  }
}
