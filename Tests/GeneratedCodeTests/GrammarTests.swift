import Foundation
import RegistryModel
import TestSupport
import Testing

extension GeneratedCode {
  /// The reading grammar is written twice, in the tool and in the generated file: one says what the other does.
  @Suite("grammar")
  struct GrammarTests {
    /// `GRAMMAR_TEXTS` sets another number for a long run.
    private static let count = ProcessInfo.processInfo.environment["GRAMMAR_TEXTS"].flatMap { Int($0) } ?? 4000

    @Test("a bool is the same for the tool and for the accessor")
    func bools() {
      compare(
        \.flag, "flag", .bool(BoolType()),
        pieces: ["true", "TRUE", "false", "1", "0", "t", "R", "ue", " ", "yes", "", "\u{FEFF}"]
      ) {
        .bool($0)
      }
    }

    @Test("an int is the same for the tool and for the accessor")
    func ints() {
      let pieces = [
        "0", "1", "9", "-", "+", ".", ".0", "e", "9223372036854775807", "922337203685477580", "8", "00", " ", "_", "x", "",
      ]
      compare(\.count, "count", .int(IntType()), pieces: pieces) { .int(Int64($0)) }
      compare(\.chunkClamped, "chunk_clamped", .int(IntType(range: -5...20, outOfRange: .clamp)), pieces: pieces) {
        .int(Int64($0))
      }
      compare(\.chunkBytes, "chunk_bytes", .int(IntType(range: 65_536...8_388_608)), pieces: pieces + ["65536"]) {
        .int(Int64($0))
      }
    }

    @Test("a double is the same for the tool and for the accessor")
    func doubles() {
      let pieces = ["0", "1", "25", "-", "+", ".", "e", "E", "400", "308", "1.7976931348623157", "inf", "nan", "0x", " ", ","]
      compare(\.ratio, "ratio", .double(DoubleType()), pieces: pieces) { .double($0) }
      compare(\.ratioClamped, "ratio_clamped", .double(DoubleType(range: -1.5...1, outOfRange: .clamp)), pieces: pieces) {
        .double($0)
      }
    }

    @Test("a string with a pattern is the same for the tool and for the accessor")
    func strings() throws {
      let pieces = ["A", "Z", "é", "5", "0", "٣", "\n", "a", "DE", "12", ""]
      let pattern = try Pattern("[A-Z]{2}[0-9]+")
      compare(\.countryCode, "country_code", .string(StringType(pattern: pattern, maxLength: 6)), pieces: pieces) { .string($0) }
      compare(\.shortTitle, "short_title", .string(StringType(maxLength: 3)), pieces: pieces + ["e\u{301}", "👍🏽"]) {
        .string($0)
      }
    }

    @Test("JSON is the same for the tool and for the accessor")
    func json() {
      let pieces = [
        "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\"", "1", "0", "-", ".5", "e3", "true", "null", " ", "\n", "\"\\u00e9\"",
        "\"\\ud800\"", "\\",
        "\"", "//", "'", "\u{FEFF}", "[[", "]]", "{\"a\":1}", ",\"a\":",
      ]
      compare(\.priceRules, "price_rules", .json(JSONType()), pieces: pieces) { .json($0.text) }
    }

    @Test("a url is the same for the tool and for the accessor")
    func urls() {
      compare(\.homePage, "home_page", .url(URLType()), pieces: URLTexts.pieces, start: "https://") { .url($0.absoluteString) }
      let schemes = ["https", "http", "app"]
      compare(\.helpLink, "help_link", .url(URLType(schemes: schemes)), pieces: URLTexts.pieces) { .url($0.absoluteString) }
    }

    @Test("a duration is the same for the tool and for the accessor")
    func durations() {
      let range: ClosedRange<Duration> = .seconds(30) ... .seconds(86_400)
      compare(\.requestTimeout, "request_timeout", .duration(DurationType()), pieces: DurationTexts.pieces) { .duration($0) }
      compare(\.pollInterval, "poll_interval", .duration(DurationType(range: range)), pieces: DurationTexts.pieces) {
        .duration($0)
      }
      let clamped = DurationType(range: .seconds(-1) ... .seconds(30), outOfRange: .clamp)
      compare(\.retryDelay, "retry_delay", .duration(clamped), pieces: DurationTexts.pieces) { .duration($0) }
    }

    @Test("a list is the same for the tool and for the accessor")
    func lists() {
      let pieces = ListTexts.pieces
      compare(\.ids, "ids", .list(ListType(of: .int(IntType()))), pieces: pieces) { .list($0.map { .int(Int64($0)) }) }
      let weight = Kind.double(DoubleType(range: 0...1, outOfRange: .clamp))
      compare(\.weights, "weights", .list(ListType(of: weight)), pieces: pieces) { .list($0.map(RegistryModel.Value.double)) }
      compare(\.bits, "bits", .list(ListType(of: .bool(BoolType()))), pieces: pieces) { .list($0.map(RegistryModel.Value.bool)) }
      let hosts = ListType(of: .string(StringType(maxLength: 9)), maxItems: 4, isUnique: true)
      compare(\.hosts, "hosts", .list(hosts), pieces: pieces) { .list($0.map(RegistryModel.Value.string)) }
      let mirrors = ListType(of: .url(URLType(schemes: ["https", "app"])))
      compare(\.mirrors, "mirrors", .list(mirrors), pieces: pieces) { .list($0.map { .url($0.absoluteString) }) }
      let step = Kind.duration(DurationType(range: .zero ... .seconds(60), outOfRange: .clamp))
      compare(\.retrySteps, "retry_steps", .list(ListType(of: step)), pieces: pieces) {
        .list($0.map(RegistryModel.Value.duration))
      }
    }

    /// Reads random texts made of `pieces` both ways.
    ///
    /// - Parameter start: what every other text begins with, where few would be values without it.
    private func compare<Value: Sendable>(
      _ accessor: KeyPath<EveryType.Type, Value>, _ key: String, _ kind: Kind, pieces: [String], start: String = "",
      _ wrap: (Value) -> RegistryModel.Value
    ) {
      var random = SeededGenerator(seed: 42)
      GeneratedCode.withRemote { config in
        for index in 0..<Self.count {
          let begin = index.isMultiple(of: 2) ? start : ""
          let text =
            begin + (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
          config.simulation.setActive([key: text])
          let resolution = EveryType.resolution(of: accessor)
          let outcome = Outcome(wrap(resolution.value), resolution.reason)
          let isSame = outcome == Outcome(kind.interpret(text), kind)
          #expect(isSame, "\(key) reads \(text.debugDescription) as \(outcome)")
        }
      }
    }

    /// What both say; the value where it comes from the text.
    private struct Outcome: Equatable {
      let value: RegistryModel.Value?
      let isReadable: Bool
      let isInRange: Bool

      init(_ value: RegistryModel.Value, _ reason: EveryType.Reason) {
        self.value = reason == .remote || reason == .clamped ? value : nil
        isReadable = reason == .remote || reason == .clamped || reason == .outOfRange
        isInRange = reason == .remote
      }

      init(_ interpretation: Interpretation, _ kind: Kind) {
        switch interpretation {
        case .value(let value):
          self.value = value
          isInRange = true
          isReadable = true
        case .outOfRange(_, let nearest):
          value = kind.isClamping ? nearest : nil
          isInRange = false
          isReadable = true
        case .unreadable:
          value = nil
          isInRange = false
          isReadable = false
        }
      }
    }
  }
}

extension Kind {
  fileprivate var isClamping: Bool {
    switch self {
    case .int(let type): type.outOfRange == .clamp
    case .double(let type): type.outOfRange == .clamp
    case .duration(let type): type.outOfRange == .clamp
    case .list(let type): type.item.isClamping
    default: false
    }
  }
}
