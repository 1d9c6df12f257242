import RegistryModel

/// What the comparison of two registries knows of one value type. An instance is the type with the constraints of one entry.
protocol ComparedType: TypeDefinition {
  /// What differs from the constraints that an older registry gives to the same type.
  func changes(since old: Self) -> [ConstraintChange]

  /// Whether an older type, with its constraints, reads every legal text of this one as the same value. False where nobody can
  /// tell.
  func isRead(by old: Kind) -> Bool

  /// Legal texts, at the edges of the constraints, to find one that an older type does not read. Not all need be legal.
  var edges: [String] { get }

  /// What a number outside the range is read as; nil without a range.
  var beyondRange: OutOfRangePolicy? { get }
}

extension ComparedType {
  func changes(since old: Self) -> [ConstraintChange] { [] }
  func isRead(by old: Kind) -> Bool { old.readsEveryText }
  var beyondRange: OutOfRangePolicy? { nil }
}

/// One constraint of a type that an older registry has otherwise.
package struct ConstraintChange: Equatable, Sendable {
  package enum Effect: Equatable, Sendable {
    /// The new registry takes texts that the old one does not read; `example` is one of them, where one is known.
    case widened(example: String?)
    /// Every text that the new registry takes is read by the old one.
    case narrowed
    /// Nobody can tell which texts are taken by one and not by the other.
    case unclear
  }

  /// The attribute that holds the constraint.
  package let attribute: Attribute
  /// The constraint in the old registry and in the new one, for people: `0...10`, `no limit`.
  package let old: String
  package let new: String
  package let effect: Effect

  init(_ attribute: Attribute, from old: String, to new: String, _ effect: Effect) {
    self.attribute = attribute
    self.old = old
    self.new = new
    self.effect = effect
  }
}

extension Kind {
  /// What the comparison knows of the type. A type that is forgotten here does not compile.
  var compared: any ComparedType {
    switch self {
    case .bool(let type): type
    case .int(let type): type
    case .double(let type): type
    case .string(let type): type
    case .enumeration(let type): type
    case .json(let type): type
    case .url(let type): type
    case .duration(let type): type
    case .list(let type): type
    }
  }

  /// Whether the type reads any text whatever.
  var readsEveryText: Bool {
    if case .string(let type) = self { type.pattern == nil && type.maxLength == nil } else { false }
  }

  /// What differs from an older kind of the same type; nothing for two types.
  func changes(since old: Kind) -> [ConstraintChange] { compared.constraintChanges(since: old) }
}

extension ComparedType {
  fileprivate func constraintChanges(since old: Kind) -> [ConstraintChange] {
    (old.definition as? Self).map { changes(since: $0) } ?? []
  }
}

/// Two inclusive bounds, compared as sets of numbers.
func rangeChange<Bound: Comparable>(
  from old: ClosedRange<Bound>?, to new: ClosedRange<Bound>?, all: ClosedRange<Bound>, text: (Bound) -> String,
  next: (_ bound: Bound, _ isUp: Bool) -> Bound?
) -> [ConstraintChange] {
  guard old != new else { return [] }
  func name(_ range: ClosedRange<Bound>?) -> String {
    range.map { "\(text($0.lowerBound))...\(text($0.upperBound))" } ?? "no range"
  }
  let (before, after) = (old ?? all, new ?? all)
  guard before != after else { return [] }
  var example: String?
  if after.upperBound > before.upperBound {
    example = new.map { text($0.upperBound) } ?? next(before.upperBound, true).map(text)
  } else if after.lowerBound < before.lowerBound {
    example = new.map { text($0.lowerBound) } ?? next(before.lowerBound, false).map(text)
  } else {
    return [ConstraintChange(.range, from: name(old), to: name(new), .narrowed)]
  }
  return [ConstraintChange(.range, from: name(old), to: name(new), .widened(example: example))]
}
