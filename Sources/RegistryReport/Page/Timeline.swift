import RegistryModel

/// A drawing of the last days: a mark for each key that has one, over the twelve months around today, with those before and after
/// them at the two ends. Marks of one place are stacked.
///
/// Coordinates are in units of the drawing, which is ``width`` wide.
struct Timeline {
  struct Mark {
    let key: ReportKey
    let x: Double
    let y: Double
  }

  struct Month {
    /// `Oct 2026` for the first month and each January, `Nov` otherwise.
    let label: String
    /// `October 2026`
    let name: String
    let x: Double
    let width: Double
    let count: Int
  }

  static let width = 1_040.0
  /// The room at each end for what is before and after the twelve months.
  private static let end = 72.0
  /// The distance of two marks side by side.
  private static let column = 12.0
  private static let marksInEnd = 5
  /// How high the highest stack may be.
  private static let highest = 150.0
  private static let top = 26.0
  /// How many of the twelve months are over.
  private static let monthsBefore = 2

  let marks: [Mark]
  let months: [Month]
  let earlierCount: Int
  let laterCount: Int
  let todayX: Double
  /// Half of the size of a mark.
  let radius: Double
  let axisY: Double

  /// Nil where no key has a last day, and where the calendar ends within the twelve months.
  init?(_ keys: [ReportKey], today: CalendarDay) {
    let dated = keys.inOrderOfUrgency.compactMap { key -> (key: ReportKey, day: Int)? in
      if case .day(let day) = key.entry.expiry { (key, day.daysSinceEpoch) } else { nil }
    }
    let starts = Self.starts(around: today)
    guard !dated.isEmpty, starts.count == 13, let first = starts.first, let last = starts.last else { return nil }
    let scale = (Self.width - 2 * Self.end) / Double(last.day - first.day)
    func x(_ day: Double) -> Double { Self.end + (day - Double(first.day)) * scale }

    var places = Places()
    for item in dated {
      if item.day < first.day {
        places.addEarlier(item.key)
      } else if item.day >= last.day {
        places.addLater(item.key)
      } else {
        places.add(item.key, x: x(Double(item.day) + 0.5))
      }
    }
    let step = min(12, Self.highest / Double(max(places.rowCount, 1)))
    let endStep = min(step, Self.highest / Double(max(places.endRowCount, 1)))
    radius = min(4.5, max(1.6, step * 0.4))
    axisY = Self.top + max(40, Double(places.rowCount) * step, Double(places.endRowCount) * endStep) + 6
    let bottom = axisY - 6 - radius
    marks = places.marks.map { Mark(key: $0.key, x: $0.x, y: bottom - Double($0.row) * ($0.isAtEnd ? endStep : step)) }
    months = zip(starts, starts.dropFirst()).enumerated().map { index, bounds in
      let count = dated.count { $0.day >= bounds.0.day && $0.day < bounds.1.day }
      return Month(
        label: index == 0 || bounds.0.month == 1 ? "\(bounds.0.shortName) \(bounds.0.year)" : bounds.0.shortName,
        name: "\(bounds.0.name) \(bounds.0.year)", x: x(Double(bounds.0.day)),
        width: x(Double(bounds.1.day)) - x(Double(bounds.0.day)), count: count)
    }
    earlierCount = dated.count { $0.day < first.day }
    laterCount = dated.count { $0.day >= last.day }
    todayX = x(Double(today.daysSinceEpoch) + 0.5)
  }

  /// `9 keys have a last day: 1 before October 2026, 6 in the twelve months shown, 2 after September 2027`
  var summary: String {
    let within = months.reduce(0) { $0 + $1.count }
    let total = marks.count == 1 ? "1 key has a last day" : "\(marks.count) keys have a last day"
    let parts = [
      (earlierCount, "before \(months.first?.name ?? "")"), (within, "in the twelve months shown"),
      (laterCount, "after \(months.last?.name ?? "")"),
    ]
    let present = parts.filter { $0.0 > 0 }
    guard present.count > 1 else { return total + (present.first.map { ", \(marks.count == 1 ? "" : "all ")\($0.1)" } ?? "") }
    return "\(total): " + present.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The beginnings of thirteen months: of the twelve that are shown, and of the one after them.
  private static func starts(around today: CalendarDay) -> [MonthStart] {
    let (year, month, _) = today.components
    return (0...12).compactMap { MonthStart(months: year * 12 + month - 1 - monthsBefore + $0) }
  }

  /// Which mark goes where: stacked in columns, or side by side at an end.
  private struct Places {
    private(set) var marks: [(key: ReportKey, x: Double, row: Int, isAtEnd: Bool)] = []
    /// The height of the highest stack, in marks.
    private(set) var rowCount = 0
    private(set) var endRowCount = 0
    private var heights: [Int: Int] = [:]
    private var earlierCount = 0
    private var laterCount = 0

    mutating func add(_ key: ReportKey, x: Double) {
      let column = Int(x / Timeline.column)
      let row = heights[column, default: 0]
      heights[column] = row + 1
      rowCount = max(rowCount, row + 1)
      marks.append((key, (Double(column) + 0.5) * Timeline.column, row, false))
    }

    mutating func addEarlier(_ key: ReportKey) {
      add(key, place: earlierCount, start: 3)
      earlierCount += 1
    }

    mutating func addLater(_ key: ReportKey) {
      add(key, place: laterCount, start: Timeline.width - Timeline.end + 8)
      laterCount += 1
    }

    private mutating func add(_ key: ReportKey, place: Int, start: Double) {
      let row = place / Timeline.marksInEnd
      endRowCount = max(endRowCount, row + 1)
      marks.append((key, start + (Double(place % Timeline.marksInEnd) + 0.5) * Timeline.column, row, true))
    }
  }
}

/// The first day of a month.
private struct MonthStart {
  let year: Int
  let month: Int
  let day: Int

  /// - Parameter months: since the beginning of the year 0. Nil outside of the calendar.
  init?(months: Int) {
    (year, month) = (months / 12, months % 12 + 1)
    guard let first = CalendarDay(year: year, month: month, day: 1) else { return nil }
    day = first.daysSinceEpoch
  }

  var name: String { DayText.months[month - 1] }
  var shortName: String { DayText.shortMonth(month) }
}

/// Days as people write them, in English.
enum DayText {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]

  static func shortMonth(_ month: Int) -> String { String((months[month - 1]).prefix(3)) }

  /// `1 Dec 2026`
  static func short(_ day: CalendarDay) -> String {
    let (year, month, number) = day.components
    return "\(number) \(shortMonth(month)) \(year)"
  }

  /// `1 December 2026`
  static func long(_ day: CalendarDay) -> String {
    let (year, month, number) = day.components
    return "\(number) \(months[month - 1]) \(year)"
  }
}
