import RegistryModel

extension URLType: ComparedType {
  func changes(since old: URLType) -> [ConstraintChange] {
    let added = schemes.filter { !old.schemes.contains($0) }
    guard Set(schemes) != Set(old.schemes) else { return [] }
    return [
      ConstraintChange(
        .schemes, from: old.schemes.joined(separator: ", "), to: schemes.joined(separator: ", "),
        added.isEmpty ? .narrowed : .widened(example: Self.example(added[0])))
    ]
  }

  var edges: [String] { schemes.map(Self.example) }

  private static func example(_ scheme: String) -> String { scheme + "://example.com" }
}
