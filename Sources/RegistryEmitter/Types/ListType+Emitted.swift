import RegistryModel

extension ListType: EmittedType {
  static let reader = "list"

  /// A function for each type of items: `ints`, `choices`.
  var function: String { item.emitted.function + "s" }

  func swiftType(of entry: Entry) -> String { "[\(item.emitted.swiftType(of: entry))]" }

  func literal(_ value: Value) -> String {
    guard case .list(let values) = value else { return "" }
    return "[\(values.map(item.emitted.literal).joined(separator: ", "))]"
  }

  func documentation(of value: Value) -> String { text(of: value) }
  var availability: String? { item.emitted.availability }

  var features: Set<Feature> {
    item.emitted.features.union([.hasList, .hasWholeNumber, .hasJSONValue, .hasConstraints]).union(
      listFeature.map { [$0] } ?? [])
  }

  var constraintDocumentation: [String] {
    item.emitted.constraintDocumentation + (maxItems.map { ["At most \($0) items"] } ?? []) + (isUnique ? ["No item twice"] : [])
  }

  var tableConstraints: [String] { item.emitted.tableConstraints }

  /// `of=int`, `items=5`, `unique`.
  var tableWords: [String] {
    ["of=\(item.type.rawValue)"] + (maxItems.map { ["items=\($0)"] } ?? []) + (isUnique ? ["unique"] : [])
  }

  var digestParts: [String] {
    [item.type.rawValue, maxItems.map(String.init) ?? "", isUnique ? "unique" : ""] + item.emitted.digestParts
  }

  var bounds: Bounds? { item.emitted.bounds }

  private var listFeature: Feature? {
    switch item {
    case .bool: .hasBools
    case .int: .hasInts
    case .double: .hasDoubles
    case .string: .hasStrings
    case .enumeration: .hasEnums
    case .url: .hasURLs
    case .duration: .hasDurations
    case .json, .list: nil
    }
  }
}
