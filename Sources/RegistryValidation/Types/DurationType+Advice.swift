import RegistryDiagnostics
import RegistryModel
import RegistryText

extension DurationType: TypeAdvice {
  static let synonyms = ["timeinterval", "interval", "timeout", "time", "seconds", "milliseconds", "period", "timespan"]
  static let grammar: String? = "A duration is a decimal number and a unit without a blank: 'ms', 's', 'm', 'h' or 'd'."
  static let boundNoun = "durations"

  static func valueFix(for text: String, _ reason: Unreadable) -> Diagnostic.Fix? {
    // A longer text is not a duration that somebody typed, and would make a long message.
    guard reason == .notADuration, text.utf8.count <= 64 else { return nil }
    let number = text.prefix { !$0.isLetter && $0 != " " }
    let word = text.dropFirst(number.count).lowercased().filter { $0 != " " }
    guard let unit = unit(meantBy: word), reads(number + unit) else { return nil }
    return word.isEmpty
      ? .init("write a unit behind the number, such as '\(number)s'")
      : .init("write \(number)\(unit)", replacement: number + unit)
  }

  private static func unit(meantBy word: String) -> String? {
    switch word {
    case "", "s", "sec", "secs", "second", "seconds": "s"
    case "ms", "msec", "millis", "millisecond", "milliseconds": "ms"
    case "m", "min", "mins", "minute", "minutes": "m"
    case "h", "hr", "hrs", "hour", "hours": "h"
    case "d", "day", "days": "d"
    default: nil
    }
  }
}
