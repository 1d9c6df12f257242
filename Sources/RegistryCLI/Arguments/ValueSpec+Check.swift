import RegistryModel

extension ValueSpec {
  /// Checks a value before it is turned into a type, so that every option words its errors alike.
  func check(_ value: String, of option: OptionSpec, in command: CommandSpec) throws(UsageError) {
    switch kind {
    case .text: break
    case .choice(let values):
      guard !values.contains(value) else { return }
      throw .wrongValue(value, of: option, needing: Self.list(values), among: values, in: command)
    case .choiceOrPath(let values):
      guard !values.contains(value), !value.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }) else {
        return
      }
      let needed = "\(Self.list(values)), or a path, which has a '/' or a '.' in it"
      throw .wrongValue(value, of: option, needing: needed, among: values, in: command)
    case .number(let range):
      if let number = Self.number(value), range.contains(number) { return }
      let needed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .wrongValue(value, of: option, needing: needed, in: command)
    case .day:
      guard CalendarDay(value) == nil else { return }
      throw .wrongValue(value, of: option, needing: "a day as YYYY-MM-DD", in: command)
    }
  }

  private static func list(_ values: [String]) -> String { UsageError.list(values.map { "'\($0)'" }, "or") }

  /// Digits only: `Int` would also take a plus sign.
  static func number(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return Int(text)
  }
}
