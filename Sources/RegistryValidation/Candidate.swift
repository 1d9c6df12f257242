import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// A declaration under judgement, with what several rules ask of it worked out once.
package struct Candidate: Sendable {
  package let declaration: Declaration
  /// The declared type, or nil where it is missing or unknown.
  package let type: ValueType?
  /// Whether the type is known and all its constraints are sound: most are, and many rules are then done.
  package let hasSoundKind: Bool
  /// Whether the compiled-in value is one of the type, under those constraints that are sound: as above.
  package let hasSoundDefault: Bool
  /// Whether it is an enum whose values are beyond doubt: see ``RegistryModel/Declaration/hasPlainValues``.
  let hasPlainValues: Bool
  /// Whether what stands behind the key can hold attributes at all.
  let isMapping: Bool
  /// Whether the entry is most likely a misspelt `$registry`, so that nothing else is to be said of what it holds.
  let isMeantAsSettings: Bool

  init(_ declaration: Declaration) {
    self.declaration = declaration
    let soundness = declaration.soundness
    type = soundness.type
    hasSoundKind = soundness.hasSoundKind
    hasSoundDefault = soundness.hasSoundDefault
    hasPlainValues = soundness.hasPlainValues
    isMeantAsSettings = declaration.withKey { $0.first == UInt8(ascii: "$") }
    isMapping = declaration.body.kind == .mapping && !isMeantAsSettings
  }

  /// The type with those of its constraints that are sound.
  var kind: Kind? { declaration.readKind().kind }

  /// What the compiled-in value means under the sound constraints.
  var reading: Field<Interpretation> { declaration.interpretDefault(as: kind) }

  /// The key in quotes, cut where it is too long for a message.
  var name: String { quoted(declaration.key) }

  /// Whether the attribute says something about this entry; nothing is sure while the type is unknown.
  func applies(_ attribute: Attribute) -> Bool {
    guard let types = attribute.types else { return true }
    return type.map(types.contains) ?? false
  }
}
