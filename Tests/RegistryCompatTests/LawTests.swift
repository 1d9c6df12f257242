import RegistryModel
import TestSupport
import Testing

@testable import RegistryCompat

/// Random entries of one key, whose constraints are near each other, so that pairs of them often differ by little.
private struct RandomEntries {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func choose<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  mutating func kind() -> Kind {
    switch number(below: 15) {
    case 0: .bool(BoolType())
    case 1, 2: .int(IntType(range: range([-2, 0, 1, 3, 4, 1_000, .min, .max]), outOfRange: choose([.clamp, .useDefault])))
    case 3, 4: .double(DoubleType(range: range([-2, 0, 0.5, 1, 3, 4, 1e300]), outOfRange: choose([.clamp, .useDefault])))
    case 5, 6: .string(StringType(pattern: pattern(), maxLength: choose([nil, 0, 1, 2, 4, 5])))
    case 7, 8: .enumeration(EnumType(values()))
    case 10: .url(URLType(schemes: choose([["https"], ["http"], ["https", "http"], ["app"]])))
    case 11, 12:
      .duration(
        DurationType(
          range: range([.zero, .milliseconds(1), .seconds(1), .seconds(60), .seconds(86_400)]),
          outOfRange: choose([.clamp, .useDefault])))
    case 14: list()
    default: .json(JSONType())
    }
  }

  private mutating func range<Bound: Comparable>(_ bounds: [Bound]) -> ClosedRange<Bound>? {
    let (first, second) = (choose(bounds), choose(bounds))
    return number(below: 3) == 0 ? nil : min(first, second)...max(first, second)
  }

  private mutating func list() -> Kind {
    let item: Kind = choose([
      .int(IntType(range: range([0, 1, 3]))), .string(StringType(maxLength: choose([nil, 1, 2]))), .bool(BoolType()),
      .enumeration(EnumType(values())), .double(DoubleType()),
    ])
    return .list(ListType(of: item, maxItems: choose([nil, 0, 1, 2]), isUnique: number(below: 2) == 0))
  }

  private mutating func pattern() -> Pattern? {
    choose([nil, nil, "[a-z]*", "[a-z]+", "[0-9.]+", "a?b?", ".*"]).flatMap { try? Pattern($0) }
  }

  private mutating func values() -> [EnumValue] {
    let texts = ["a", "b", "true", "FALSE", "1", "3.0", "", "é", "e\u{301}", "null"].filter { _ in number(below: 2) == 0 }
    return (texts.isEmpty ? ["a"] : texts).map { EnumValue(text: $0, caseName: EnumCaseName.derived(from: $0)) }
  }

  /// A text that is legal for one of the kinds, or nearly so.
  mutating func text(at kinds: [Kind]) -> String {
    let edges = kinds.flatMap { kind -> [String] in
      switch kind {
      case .int(let type): type.range.map { Self.around($0) } ?? ["9223372036854775807", "-9223372036854775808"]
      case .double(let type):
        type.range.map { [$0.lowerBound, $0.upperBound].flatMap { ["\($0)", "\($0.nextUp)", "\($0.nextDown)"] } } ?? [
          "1.5", "1e308",
        ]
      case .string(let type): [type.maxLength ?? 3, (type.maxLength ?? 3) + 1].map { String(repeating: "a", count: $0) }
      case .enumeration(let type): type.values.map(\.text)
      case .url(let type): type.schemes.map { $0 + "://example.com" }
      case .duration(let type):
        [type.range?.lowerBound ?? .zero, type.range?.upperBound ?? .seconds(90)].flatMap { bound in
          [bound, bound + .nanoseconds(1), bound - .nanoseconds(1)].map { DurationSyntax.text(of: $0) }
        } + ["1d", "0.5m", "-1h"]
      case .list: ["[]", "[1]", "[\"a\"]", "[true]", "[\"abc\"]", "[1,1]", "[1,3]", "[1,3,0]", "[0.5]", "[\"a\",\"b\"]"]
      default: ["TRUE", "{}"]
      }
    }
    let others = [
      "", "a", "ab", "A", "true", "tRuE", "0", "1", "-1", "+3", "3.0", "3.5", "1e3", "007", "null", "[1]", "é", "e\u{301}", " 1",
    ]
    return choose(edges + others)
  }

  private static func around(_ range: ClosedRange<Int64>) -> [String] {
    [range.lowerBound, range.upperBound].flatMap { [$0, $0 &+ 1, $0 &- 1].map(String.init) }
  }
}

@Suite("The law of the comparison")
struct LawTests {
  private func key(_ kind: Kind) -> ReleasedKey {
    let value: Value =
      switch kind {
      case .bool: .bool(true)
      case .int(let type): .int(type.range?.lowerBound ?? 1)
      case .double(let type): .double(type.range?.lowerBound ?? 1)
      case .string: .string("a")
      case .enumeration: .enumeration(0)
      case .url(let type): .url(type.schemes[0] + "://example.com")
      case .duration(let type): .duration(type.range?.lowerBound ?? .seconds(1))
      case .list: .list([])
      default: .json("{}")
      }
    return ReleasedKey("k", kind, defaultValue: value)
  }

  /// 10,000 pairs, each with 40 texts at the edges of both.
  @Test("a text that the new registry takes and the old one does not read is reported", arguments: 0..<20)
  func law(batch: UInt64) {
    var random = RandomEntries(seed: batch + 1)
    var (breaks, silent) = (0, 0)
    for _ in 0..<500 {
      let (old, new) = (key(random.kind()), key(random.kind()))
      let changes = KeyComparison(new, old, gap: nil).changes
      let isReported = changes.contains(where: \.isBreaking)
      let unread = (0..<40).map { _ in random.text(at: [old.kind, new.kind]) }.first { new.reads($0) && !old.reads($0) }
      if let unread { #expect(isReported, "\(unread) is read by \(new.kind) and not by \(old.kind)") }
      for change in changes {
        guard let example = change.example else { continue }
        #expect(new.reads(example) && !old.reads(example), "\(example) is an example for \(new.kind) after \(old.kind)")
      }
      if unread != nil { breaks += 1 }
      if !isReported { silent += 1 }
    }
    #expect(breaks > 100 && silent > 10, "both sides are tried: \(breaks) breaks, \(silent) without a finding")
  }
}
