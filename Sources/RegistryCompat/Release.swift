import RegistryDiagnostics
import RegistryModel
import RegistryText

/// The registry that a version of the app was built with.
package struct Release: Sendable {
  /// How findings name it: `5.1.0`, or the path that it was read from.
  package let name: String
  /// The version of the app, where the name is one.
  package let version: AppVersion?
  /// The keys of which its code reads, and those that were retired by then.
  package let keys: [ReleasedKey]

  /// Everything of a registry that can be read; what cannot is in ``LenientReading``.
  package init(_ registry: Registry, name: String) {
    self.name = name
    version = AppVersion(name)
    keys = zip(registry.declarations, registry.accessors).compactMap { ReleasedKey($0, accessor: $1) }
  }
}

extension [Release] {
  /// The keys that shipped code reads, each with the positions in ``inOrder()`` of the releases that read it, rising.
  package var readers: [ExactText: [Int]] {
    var positions: [ExactText: [Int]] = [:]
    for (position, release) in inOrder().enumerated() {
      for key in release.keys where !key.isRetired { positions[ExactText(key.key), default: []].append(position) }
    }
    return positions
  }

  /// From the oldest to the newest; those without a version keep their place behind the others.
  package func inOrder() -> [Release] {
    let versions = filter { $0.version != nil }
    let ordered = versions.enumerated().sorted { left, right in
      guard let first = left.element.version, let second = right.element.version, first != second else {
        return left.offset < right.offset
      }
      return first < second
    }
    return ordered.map(\.element) + filter { $0.version == nil }
  }
}

/// One key of a registry as far as it decides what an install reads: other faults of its declaration do not matter.
package struct ReleasedKey: Sendable {
  package let key: String
  package let owner: String?
  package let kind: Kind
  package let defaultValue: Value
  package let fallback: FallbackPolicy
  package let maxAge: TimeSpan?
  /// The Swift name of the accessor, not yet escaped.
  package let accessor: String
  /// Whether the version has no accessor of it.
  package let isRetired: Bool
  /// The key that takes its place.
  package let replacedBy: String?
  package let location: SourceLocation
  /// Where each attribute is written.
  let places: [Attribute: SourceLocation]

  /// Nil where the type, what limits it, or the default is missing or faulty.
  package init?(_ declaration: Declaration, accessor: String) {
    guard let kind = declaration.kind, let value = declaration.defaultValue.value?.value,
      !declaration.problems.contains(where: { Self.decides($0.attribute, for: kind.type) })
    else { return nil }
    key = declaration.key
    owner = declaration.owner.value
    self.kind = kind
    defaultValue = value
    fallback = declaration.fallback.value ?? .lastActivatedThenDefault
    maxAge = declaration.maxAge.value
    self.accessor = accessor
    isRetired = declaration.isRetired
    replacedBy = declaration.replacedBy.value
    location = declaration.location
    places = Dictionary(
      declaration.attributes.compactMap { name in declaration.node(name).map { (name, $0.location) } }, uniquingKeysWith: { $1 })
  }

  /// A key by itself, without a place in a file.
  package init(_ key: String, _ kind: Kind, defaultValue: Value) {
    self.key = key
    self.kind = kind
    self.defaultValue = defaultValue
    (owner, maxAge, replacedBy) = (nil, nil, nil)
    fallback = .lastActivatedThenDefault
    accessor = key
    isRetired = false
    location = SourceLocation(path: "")
    places = [:]
  }

  private static func decides(_ attribute: Attribute, for type: ValueType) -> Bool {
    attribute == .type || attribute == .default || (!attribute.isGeneral && attribute.applies(to: type))
  }

  /// The compiled-in value as a text.
  package var defaultText: String { kind.text(of: defaultValue) }

  /// Whether an install reads a text as a value of its own, neither as the compiled-in value nor as the nearest bound.
  package func reads(_ text: String) -> Bool { kind.reads(text) }

  /// The place of an attribute, or of the key where the entry does not have it.
  func place(of attribute: Attribute) -> SourceLocation { places[attribute] ?? location }
}

extension Kind {
  /// Whether a text is a legal value.
  func reads(_ text: String) -> Bool {
    if case .value = interpret(text) { true } else { false }
  }
}
