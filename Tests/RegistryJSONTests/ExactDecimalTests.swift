import RegistryJSON
import Testing

@Suite("numbers by their exact value")
struct ExactDecimalTests {
  static let huge = String(repeating: "9", count: 40)

  @Test(
    "one value, many texts",
    arguments: [
      ["1", "1.0", "1e0", "10e-1", "0.1e1", "0.01E+2", "100e-2", "1.000000", "1e-0", "1e+00", "+1", "01"],
      ["0", "-0", "0.0", "0e5", "-0.000e-99999999999999999999", "0e99999999999999999999999999", "00"],
      ["-12.5", "-125e-1", "-1.25e1", "-012.50", "-0.125e2"],
      ["9007199254740993", "9007199254740993.0", "9.007199254740993e15", "9007199254740993000e-3"],
      ["1e400", "10e399", "0.1e401", "1e0400"], ["1e-400", "0.1e-399", "10e-401"],
      ["1e99999999999999999", "10e99999999999999998", "0.1e100000000000000000"],
      ["1e100000000000000000", "10e99999999999999999", "1000e99999999999999997", "0.01e100000000000000002"],
      ["1e-100000000000000000", "0.1e-99999999999999999", "1000e-100000000000000003"],
      ["1e1\(huge.dropLast().map { _ in "0" }.joined())0", "10e\(huge)", "0.1e1\(huge.dropLast().map { _ in "0" }.joined())1"],
      ["1e-\(huge)", "10e-1\(huge.dropLast().map { _ in "0" }.joined())0"], [".5", "0.5", "5e-1"], ["5.", "5"],
    ]
  )
  func equal(texts: [String]) throws {
    let first = try #require(ExactDecimal(texts[0]))
    for text in texts {
      #expect(ExactDecimal(text) == first, "\(text)")
      #expect(ExactDecimal(text).hashValue == Optional(first).hashValue)
      #expect(ExactDecimal("-" + text) != first || first == ExactDecimal("0"))
    }
  }

  @Test("values that a double cannot tell apart differ")
  func different() {
    let values = [
      "0", "1", "-1", "9007199254740993", "9007199254740992", "0.1", "0.1000000000000000055511151231257827", "1e400", "1e401",
      "1e-400", "1e99999999999999999", "1e100000000000000000", "-1e100000000000000000", "1e-100000000000000000",
      "1e\(Self.huge)", "1e-\(Self.huge)", "11", "10", "100000000000000000000000000000000000001",
    ]
    let decimals = values.map { ExactDecimal($0) }
    #expect(decimals.allSatisfy { $0 != nil })
    #expect(Set(decimals).count == values.count)
  }

  @Test(
    "anything else is not a number",
    arguments: ["", "-", "+", ".", "e5", "1e", "1e+", "1.2.3", "0x1", "1 ", " 1", "nan", "1_0", "--1"])
  func noNumber(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test("a hostile text costs no more than its length")
  func hostile() {
    let long = String(repeating: "9", count: 100_000)
    #expect(ExactDecimal(long + "e-" + long) != ExactDecimal(long + "e" + long))
    #expect(ExactDecimal("1e999999999999999999") != ExactDecimal("1e-999999999999999999"))
  }
}
