import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// A declaration under judgement, with what several rules ask of it worked out once.
public struct Candidate: Sendable {
  public let declaration: Declaration
  /// The declared type, or nil where it is missing or unknown.
  public let type: ValueType?
  /// The type with those of its constraints that are sound.
  public let kind: Kind?
  /// Whether the type is known and all its constraints are sound: most declarations are, and most rules are then done.
  public let hasSoundKind: Bool
  /// What the compiled-in value means under the sound constraints.
  public let reading: Field<Interpretation>

  init(_ declaration: Declaration) {
    self.declaration = declaration
    type = declaration.type.value
    (kind, hasSoundKind) = declaration.readKind()
    reading = declaration.interpretDefault(as: kind)
  }

  /// The key in quotes, cut where it is too long for a message.
  var name: String { quoted(declaration.key) }

  /// Whether the entry is most likely a misspelt `$registry`, so that nothing else is to be said of what it holds.
  var isMeantAsSettings: Bool { declaration.keyNode.utf8.first == UInt8(ascii: "$") }

  /// Whether what stands behind the key can hold attributes at all.
  var isMapping: Bool { declaration.body.kind == .mapping && !isMeantAsSettings }

  /// Whether the attribute says something about this entry; nothing is sure while the type is unknown.
  func applies(_ attribute: Attribute) -> Bool {
    guard let types = attribute.types else { return true }
    return type.map(types.contains) ?? false
  }
}
