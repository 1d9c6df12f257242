import TestSupport
import Testing

@testable import RegistryModel

@Suite("A duration")
struct DurationTests {
  private let kind = Kind.duration(DurationType())

  @Test("is a number and a unit, exactly", arguments: DurationTexts.durations)
  func values(text: String, seconds: Int64, attoseconds: Int64) {
    let duration = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    #expect(kind.interpret(text) == .value(.duration(duration)))
  }

  @Test("is nothing else", arguments: DurationTexts.others)
  func others(text: String) {
    guard case .unreadable = kind.interpret(text) else {
      Issue.record("\(text) is read")
      return
    }
  }

  @Test(
    "that is not read has a reason",
    arguments: [
      ("", .empty), ("5", .notADuration), ("1 s", .notADuration), ("1e-19s", .finerThanAttoseconds),
      ("9223372036854775808s", .beyondDurations), ("1e999999999999999999d", .beyondDurations),
      (String(repeating: "1", count: 1_000_000) + "d", .beyondDurations),
      (String(repeating: "9", count: 60) + "d", .beyondDurations),
      ("0." + String(repeating: "9", count: 60) + "d", .finerThanAttoseconds),
    ] as [(String, Unreadable)])
  func reasons(text: String, reason: Unreadable) { #expect(kind.interpret(text) == .unreadable(reason)) }

  @Test("has more than 200 texts in its tests, each once")
  func count() {
    let texts = (DurationTexts.durations.map(\.text) + DurationTexts.others).map { Array($0.utf8) }
    #expect(Set(texts).count == texts.count)
    #expect(texts.count > 200)
  }

  @Test(
    "has a canonical text in the unit that people would choose",
    arguments: [
      ("0ms", "0s"), ("1000ms", "1s"), ("90s", "90s"), ("120s", "2m"), ("90m", "90m"), ("24h", "1d"), ("36h", "36h"),
      ("1.5d", "36h"),
      ("1500ms", "1.5s"), ("0.25s", "250ms"), ("1.5ms", "0.0015s"), ("-0.5m", "-30s"), ("-1.5s", "-1.5s"),
      ("1e-18s", "0.000000000000000001s"),
    ])
  func canonical(text: String, canonical: String) throws {
    let value = try #require(kind.interpret(text).value)
    #expect(kind.text(of: value) == canonical)
  }

  @Test("has a canonical text that reads back", arguments: DurationTexts.durations.map(\.text))
  func readsBack(text: String) throws {
    let value = try #require(kind.interpret(text).value)
    #expect(kind.interpret(kind.text(of: value)) == .value(value))
  }

  @Test("outside its range has the nearest bound")
  func range() {
    let ranged = Kind.duration(DurationType(range: .seconds(1) ... .seconds(60)))
    #expect(ranged.interpret("1m") == .value(.duration(.seconds(60))))
    #expect(ranged.interpret("999ms") == .outOfRange(.duration(.milliseconds(999)), nearest: .duration(.seconds(1))))
    #expect(ranged.interpret("60.000000000000000001s").value != .duration(.seconds(60)))
    #expect(ranged.interpret("1h") == .outOfRange(.duration(.seconds(3_600)), nearest: .duration(.seconds(60))))
  }
}
