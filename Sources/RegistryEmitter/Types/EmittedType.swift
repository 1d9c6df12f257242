import RegistryModel

/// What the emitter knows of one value type. An instance is the type with the constraints of one entry.
protocol EmittedType: TypeDefinition {
  /// The function of the generated file that reads a key of this type.
  static var reader: String { get }

  /// The same for a type whose function depends on the entry.
  var function: String { get }

  /// The type of the accessor, as it is written inside the generated type.
  func swiftType(of entry: Entry) -> String

  /// A value as Swift source of that type.
  func literal(_ value: Value) -> String

  /// A value as a documentation comment shows it.
  func documentation(of value: Value) -> String

  /// The attribute that the accessor needs on older systems, or nil where its type is on all of them.
  var availability: String? { get }

  /// What the type and its constraints need of the generated file.
  var features: Set<Feature> { get }

  /// The constraints as list items of a documentation comment.
  var constraintDocumentation: [String] { get }

  /// The constraints as the items of a field in the table of the generated file; `Templates/table.mustache` reads them.
  var tableConstraints: [String] { get }

  /// The words that follow the type in the table.
  var tableWords: [String] { get }

  /// The constraints that decide what the accessor reads, for the digest.
  var digestParts: [String] { get }

  /// The inclusive bounds as Swift source, if the entry has a range.
  var bounds: Bounds? { get }
}

extension EmittedType {
  var function: String { Self.reader }
  var tableWords: [String] { [] }
  func documentation(of value: Value) -> String { literal(value) }
  var availability: String? { nil }
  var constraintDocumentation: [String] { [] }
  var tableConstraints: [String] { [] }
  var digestParts: [String] { [] }
  var bounds: Bounds? { nil }
}

/// A range as Swift source.
struct Bounds {
  let low: String
  let high: String
  /// Whether a number outside of it is read as the nearest bound.
  let clamps: Bool

  /// A line of a documentation comment.
  var documentation: String { documentation(low: low, high: high) }

  /// The same with the bounds as people write them.
  func documentation(low: String, high: String) -> String {
    "Range: \(low)...\(high), beyond it the \(clamps ? "nearest bound" : "default")"
  }
}

/// A part of the generated file that only some registries need, by its name in a template.
enum Feature: String, CaseIterable {
  case hasBool, hasInt, hasDouble, hasString, hasEnum, hasJSON, hasURL, hasDuration, hasList
  /// Whether there is a list of the type.
  case hasBools, hasInts, hasDoubles, hasStrings, hasEnums, hasURLs, hasDurations
  /// Whether there is a `json` that is decoded into a type of the app.
  case hasDecoded
  /// Whether there is a `json` or a list, whose texts are JSON.
  case hasJSONValue
  /// Whether a whole number is read: an `int`, one in a `json`, or a limit in the table.
  case hasWholeNumber
  case hasPattern, hasMaxLength, hasIntRange, hasDoubleRange, hasDurationRange
  /// Whether there is a range.
  case hasRange
  /// Whether a key has a field of constraints in the table.
  case hasConstraints
  /// Whether an entry has `fallback: default`.
  case hasFetchFallback
  /// Whether an entry has a `max_age`.
  case hasMaxAge
  /// Whether an entry has another default in a build configuration.
  case hasConfigurations
}

extension Kind {
  /// What the emitter knows of the type. A type that is forgotten here does not compile.
  var emitted: any EmittedType {
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
}

extension ValueType {
  /// The type in the name of a template's member, such as `Bool` in `isBool`.
  var templateName: String {
    [.json, .url].contains(self) ? rawValue.uppercased() : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
