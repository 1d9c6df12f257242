import RegistryModel

enum GrammarTarget {
  static func violations(_ bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    var violations: [String] = []
    if BoolType().interpret(text).value != ReadingOracle.bool(text).map(Value.bool) {
      violations.append("the bool of \(text.debugDescription)")
    }
    if (try? IntType.read(text).get()) != ReadingOracle.int(text) {
      violations.append("the integer of \(text.debugDescription)")
    }
    if (try? DoubleType.read(text).get())?.bitPattern != ReadingOracle.double(text)?.bitPattern {
      violations.append("the decimal of \(text.debugDescription)")
    }
    return violations + days(text)
  }

  /// A day that is read is written as it was.
  private static func days(_ text: String) -> [String] {
    guard let day = CalendarDay(text) else { return [] }
    let (year, month, number) = day.components
    let isSame = day.description == text && CalendarDay(year: year, month: month, day: number) == day
    return isSame ? [] : ["the day of \(text.debugDescription)"]
  }
}
