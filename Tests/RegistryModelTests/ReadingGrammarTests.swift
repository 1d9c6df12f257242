import Testing

@testable import RegistryModel

@Suite("The reading grammar")
struct ReadingGrammarTests {
  private let bool = Kind.bool(BoolType())

  @Test(
    "reads a bool",
    arguments: [
      ("true", true), ("false", false), ("TRUE", true), ("False", false), ("tRuE", true), ("1", true), ("0", false),
    ])
  func bools(text: String, value: Bool) { #expect(bool.interpret(text) == .value(.bool(value))) }

  @Test(
    "reads no bool",
    arguments: [
      "yes", "no", "on", "off", "t", "2", "01", " true", "true ", "true\n", "\u{FEFF}true", "\"true\"", "enabled", "ｔｒｕｅ", "-1",
      "1.0",
      "tru\u{0}", "fals%",
    ])
  func notBools(text: String) { #expect(bool.interpret(text) == .unreadable(.notABool)) }

  @Test(
    "reads an integer exactly",
    arguments: [
      ("0", 0), ("-0", 0), ("007", 7), ("+5", 5), ("20.0", 20), ("-3.000", -3), ("9007199254740993", 9_007_199_254_740_993),
      ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min), ("-9223372036854775808.0", Int64.min),
      ("0000000000000000000000000000001", 1),
    ])
  func ints(text: String, value: Int64) { #expect(IntType.read(text) == .success(value)) }

  @Test(
    "reads no integer",
    arguments: [
      ("1e3", Unreadable.notAnInteger), ("0x10", .notAnInteger), ("1_000", .notAnInteger), ("1,000", .notAnInteger),
      ("5.", .notAnInteger),
      (".0", .notAnInteger), ("5%", .notAnInteger), ("+", .notAnInteger), ("--1", .notAnInteger), ("abc", .notAnInteger),
      (" 1", .notAnInteger), ("1\n", .notAnInteger), ("١", .notAnInteger), ("1.5", .notWhole),
      ("1.000000000000000000001", .notWhole),
      ("9223372036854775808", .beyond64Bits), ("-9223372036854775809", .beyond64Bits), ("99999999999999999999999", .beyond64Bits),
      ("", .empty),
    ])
  func notInts(text: String, reason: Unreadable) { #expect(IntType.read(text) == .failure(reason)) }

  @Test(
    "reads a double",
    arguments: [
      ("0", 0), ("1.5", 1.5), ("-2.25e3", -2250), ("+1E-2", 0.01), (".5", 0.5), ("007.50", 7.5), ("1e308", 1e308), ("1e-400", 0),
      ("0.1", 0.1), ("123456789012345678901234567890", 1.2345678901234568e29),
    ])
  func doubles(text: String, value: Double) { #expect(DoubleType.read(text) == .success(value)) }

  @Test(
    "reads no double",
    arguments: [
      ("0x1p3", Unreadable.notADecimal), ("inf", .notADecimal), ("nan", .notADecimal), ("-Infinity", .notADecimal),
      ("1,5", .notADecimal),
      ("1.5.2", .notADecimal), ("5.", .notADecimal), (".", .notADecimal), ("e5", .notADecimal), ("1e", .notADecimal),
      ("1e+", .notADecimal),
      ("1.5 ", .notADecimal), ("1.5f", .notADecimal), ("5%", .notADecimal), ("1e400", .notFinite), ("-1e400", .notFinite),
      ("", .empty),
    ])
  func notDoubles(text: String, reason: Unreadable) { #expect(DoubleType.read(text) == .failure(reason)) }

  @Test(
    "gives the nearest bound of a number outside its range",
    arguments: [
      ("9", Interpretation.outOfRange(.int(9), nearest: .int(10))), ("10", .value(.int(10))), ("20", .value(.int(20))),
      ("21", .outOfRange(.int(21), nearest: .int(20))), ("x", .unreadable(.notAnInteger)),
    ])
  func ranges(text: String, outcome: Interpretation) {
    #expect(Kind.int(IntType(range: 10...20)).interpret(text) == outcome)
  }

  @Test("tells an enum's values apart by code points")
  func enumsByCodePoints() {
    let kind = Kind.enumeration(EnumType([EnumValue(text: "\u{E9}", caseName: "a"), EnumValue(text: "e\u{301}", caseName: "b")]))
    #expect(kind.interpret("e\u{301}") == .value(.enumeration(1)))
    #expect(kind.interpret("\u{E9}") == .value(.enumeration(0)))
    #expect(kind.interpret("E") == .unreadable(.notAValue))
    #expect(kind.interpret("") == .unreadable(.empty))
  }

  @Test("reads a string only where its pattern matches the whole of it")
  func patterns() throws {
    let kind = Kind.string(StringType(pattern: try Pattern("[a-z]+"), maxLength: 3))
    #expect(kind.interpret("abc") == .value(.string("abc")))
    #expect(kind.interpret("ab1") == .unreadable(.patternMismatch))
    #expect(kind.interpret("abcd") == .unreadable(.tooLong(limit: 3)))
  }

  @Test("takes two spellings of one letter for two values of an enum")
  func enumValues() {
    let (composed, decomposed) = (EnumValue(text: "\u{E9}", caseName: "a"), EnumValue(text: "e\u{301}", caseName: "a"))
    #expect(composed != decomposed)
    #expect(composed != EnumValue(text: "\u{E9}", caseName: "b"))
    #expect(EnumType([composed]) != EnumType([decomposed]))
  }

  @Test("counts a string's length in Unicode scalars")
  func lengths() {
    let kind = Kind.string(StringType(maxLength: 2))
    #expect(kind.interpret("e\u{301}") == .value(.string("e\u{301}")))
    #expect(kind.interpret("👨‍👩‍👧") == .unreadable(.tooLong(limit: 2)))
    #expect(kind.interpret("") == .value(.string("")))
  }

  @Test("reads a canonical text back as the value it was made of")
  func roundTrip() {
    let double = Kind.double(DoubleType(outOfRange: .clamp))
    for number in [0.1, 1e20, 1e-7, -0.0, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, 1.0 / 3] {
      #expect(double.interpret(double.text(of: .double(number))) == .value(.double(number)))
    }
    let int = Kind.int(IntType(outOfRange: .clamp))
    for number in [Int64.min, Int64.max, 0, -1] { #expect(int.interpret(int.text(of: .int(number))) == .value(.int(number))) }
  }
}
