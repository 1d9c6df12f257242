import Testing

extension GeneratedCode {
  /// What each type makes of a remote text.
  @Suite("reading")
  struct Reading {
    @Test(
      "a bool is true or false in any case, 1 or 0, and nothing else",
      arguments: [
        Row("true", true), Row("TRUE", true), Row("tRuE", true), Row("1", true), Row("false", false), Row("False", false),
        Row("0", false), Row(nil, false, .missing), Row("", false, .empty),
        Row("yes", false, .unreadable), Row("on", false, .unreadable), Row("y", false, .unreadable), Row("t", false, .unreadable),
        Row("tomato", false, .unreadable), Row(" true", false, .unreadable), Row("true\n", false, .unreadable),
        Row("\"true\"", false, .unreadable), Row("2", false, .unreadable), Row("01", false, .unreadable),
        Row("1.0", false, .unreadable), Row("\u{FEFF}true", false, .unreadable), Row("trüe", false, .unreadable),
        Row("TRU\u{C5}", false, .unreadable), Row("\u{14}rue", false, .unreadable), Row("null", false, .unreadable),
      ])
    func bool(row: Row<Bool>) { row.check("flag", \.flag) }

    @Test(
      "a bool that is on by default stays on where the text says nothing",
      arguments: [
        Row("false", false), Row("0", false), Row("true", true), Row(nil, true, .missing), Row("", true, .empty),
        Row("off", true, .unreadable), Row("no", true, .unreadable),
      ])
    func boolThatIsOn(row: Row<Bool>) { row.check("flag_on", \.flagOn) }

    @Test(
      "an int is a sign and digits, exact in 64 bits; a fraction of zeros adds nothing",
      arguments: [
        Row("20", 20), Row("0", 0), Row("-0", 0), Row("+5", 5), Row("007", 7), Row("20.0", 20), Row("-3.000", -3),
        Row("9007199254740993", 9_007_199_254_740_993), Row("-9007199254740993", -9_007_199_254_740_993),
        Row("9223372036854775807", .max), Row("-9223372036854775808", .min), Row("9223372036854775807.00", .max),
        Row("9223372036854775808", 7, .unreadable), Row("-9223372036854775809", 7, .unreadable),
        Row("99999999999999999999999", 7, .unreadable), Row(nil, 7, .missing), Row("", 7, .empty),
        Row("abc", 7, .unreadable), Row("5%", 7, .unreadable), Row("1e3", 7, .unreadable), Row("0x10", 7, .unreadable),
        Row("1.5", 7, .unreadable), Row("20.", 7, .unreadable), Row(".0", 7, .unreadable), Row("1,000", 7, .unreadable),
        Row("1_000", 7, .unreadable), Row(" 5", 7, .unreadable), Row("5 ", 7, .unreadable), Row("- 5", 7, .unreadable),
        Row("+-5", 7, .unreadable), Row("-", 7, .unreadable), Row("+", 7, .unreadable), Row("٣", 7, .unreadable),
        Row("5\u{0}", 7, .unreadable), Row("true", 7, .unreadable), Row("inf", 7, .unreadable), Row("1.0.0", 7, .unreadable),
      ])
    func int(row: Row<Int>) { row.check("count", \.count) }

    @Test(
      "an int beyond its range is the default",
      arguments: [
        Row("65536", 65_536), Row("8388608", 8_388_608), Row("65535", 1_048_576, .outOfRange),
        Row("8388609", 1_048_576, .outOfRange), Row("-1", 1_048_576, .outOfRange), Row("65536.0", 65_536),
        Row("9223372036854775808", 1_048_576, .unreadable), Row("", 1_048_576, .empty), Row(nil, 1_048_576, .missing),
      ])
    func intInRange(row: Row<Int>) { row.check("chunk_bytes", \.chunkBytes) }

    @Test(
      "an int beyond its range is the nearest bound where the key asks for that",
      arguments: [
        Row("-5", -5), Row("20", 20), Row("-6", -5, .clamped), Row("21", 20, .clamped), Row("-9223372036854775808", -5, .clamped),
        Row("9223372036854775807", 20, .clamped), Row("9223372036854775808", 10, .unreadable), Row("x", 10, .unreadable),
        Row("", 10, .empty), Row(nil, 10, .missing),
      ])
    func clampedInt(row: Row<Int>) { row.check("chunk_clamped", \.chunkClamped) }

    @Test(
      "a double is a finite decimal with an optional exponent",
      arguments: [
        Row("0.5", 0.5), Row("3", 3), Row("+2.5", 2.5), Row("-2.5", -2.5), Row(".5", 0.5), Row("1e3", 1000), Row("1E-3", 0.001),
        Row("1.5e+2", 150), Row("0.1", 0.1), Row("1.7976931348623157e308", .greatestFiniteMagnitude),
        Row("5e-324", .leastNonzeroMagnitude),
        Row("1e-400", 0), Row(nil, 0.25, .missing), Row("", 0.25, .empty), Row("5.", 0.25, .unreadable),
        Row(".", 0.25, .unreadable), Row("e5", 0.25, .unreadable), Row("1e", 0.25, .unreadable), Row("1e+", 0.25, .unreadable),
        Row("1e400", 0.25, .unreadable), Row("-1e400", 0.25, .unreadable), Row("inf", 0.25, .unreadable),
        Row("infinity", 0.25, .unreadable), Row("nan", 0.25, .unreadable), Row("0x10", 0.25, .unreadable),
        Row("0x1p3", 0.25, .unreadable), Row("1,5", 0.25, .unreadable), Row("5%", 0.25, .unreadable),
        Row(" 1", 0.25, .unreadable),
        Row("1 ", 0.25, .unreadable), Row("--1", 0.25, .unreadable), Row("1.2.3", 0.25, .unreadable),
        Row("1e1.5", 0.25, .unreadable),
      ])
    func double(row: Row<Double>) { row.check("ratio", \.ratio) }

    @Test(
      "a double beyond its range is the default",
      arguments: [
        Row("0", 0), Row("1", 1), Row("1.0000000000000002", 0.5, .outOfRange), Row("-1e-300", 0.5, .outOfRange),
        Row("1e400", 0.5, .unreadable), Row("-0", 0),
      ])
    func doubleInRange(row: Row<Double>) { row.check("ratio_ranged", \.ratioRanged) }

    @Test(
      "a double beyond its range is the nearest bound where the key asks for that",
      arguments: [Row("-1.5", -1.5), Row("-2", -1.5, .clamped), Row("1e9", 1, .clamped), Row("1e400", 0.5, .unreadable)])
    func clampedDouble(row: Row<Double>) { row.check("ratio_clamped", \.ratioClamped) }

    @Test(
      "a string is any text, the empty one included",
      arguments: [
        Row("hello", "hello"), Row("", ""), Row(" padded ", " padded "), Row("a\u{0}b", "a\u{0}b"), Row("17.10", "17.10"),
        Row("\u{FEFF}x", "\u{FEFF}x"), Row("👩‍👩‍👧\n\t", "👩‍👩‍👧\n\t"),
        Row(nil, "un=set: 100%\nsecond line \\ \"quoted\" \\(x)", .missing),
      ])
    func string(row: Row<String>) { row.check("title", \.title) }

    @Test(
      "a string longer than its limit, in Unicode scalars, is the default",
      arguments: [
        Row("abc", "abc"), Row("", ""), Row("abcd", "né", .unreadable), Row("e\u{301}x", "e\u{301}x"),
        Row("e\u{301}xy", "né", .unreadable), Row("👍👍👍", "👍👍👍"),
      ])
    func shortString(row: Row<String>) { row.check("short_title", \.shortTitle) }

    @Test(
      "a string has to match its pattern as a whole",
      arguments: [
        Row("DE7", "DE7"), Row("DE1234", "DE1234"), Row("DE12345", "AB1", .unreadable), Row("DE", "AB1", .unreadable),
        Row("de7", "AB1", .unreadable), Row("xDE7", "AB1", .unreadable), Row("DE7x", "AB1", .unreadable),
        Row("DE7\n", "AB1", .unreadable), Row("DE٣", "AB1", .unreadable), Row(nil, "AB1", .missing),
      ])
    func pattern(row: Row<String>) { row.check("country_code", \.countryCode) }

    @Test(
      "an enum is exactly one of its texts, by code points",
      arguments: [
        Row("compact", .compact), Row("off-hours", .offHours), Row("default", .default), Row("\u{E9}", .uE9),
        Row("e\u{301}", .roomy, .unreadable), Row("Compact", .roomy, .unreadable), Row(" compact", .roomy, .unreadable),
        Row("offHours", .roomy, .unreadable), Row("", .roomy, .empty), Row(nil, .roomy, .missing),
      ] as [Row<EveryType.ListStyle>])
    func choice(row: Row<EveryType.ListStyle>) { row.check("list_style", \.listStyle) }

    @Test("an enum's empty text is a value where the registry lists it")
    func emptyChoice() { Row("", EveryType.OnlyChoice.empty).check("only_choice", \.onlyChoice) }

    @Test("an enum has all its texts, in the registry's order")
    func choices() {
      let texts = EveryType.ListStyle.allCases.map { Array($0.rawValue.unicodeScalars) }
      let expected = ["compact", "roomy", "off-hours", "default", "\u{E9}"].map { Array($0.unicodeScalars) }
      #expect(texts == expected)
      #expect(EveryType.ListStyle.allCases.map { EveryType.ListStyle(rawValue: $0.rawValue) } == EveryType.ListStyle.allCases)
      #expect(EveryType.ListStyle(rawValue: "none") == nil)
    }
  }
}
