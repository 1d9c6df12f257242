import RegistryTemplate

/// What a template sees of the timeline: coordinates and texts, ready to be written into a drawing.
enum TimelineMembers {
  static let members: TemplateMembers<Timeline> = [
    "width": { _ in .coordinate(Timeline.width) },
    "height": { .coordinate($0.axisY + 42) },
    "bandHeight": { .coordinate($0.axisY) },
    "axisY": { .coordinate($0.axisY) },
    "labelY": { .coordinate($0.axisY + 17) },
    "countY": { .coordinate($0.axisY + 34) },
    "todayX": { .coordinate($0.todayX) },
    "todayTop": { _ in .coordinate(20) },
    "todayLabelY": { _ in .coordinate(13) },
    "summary": { .text($0.summary) },
    "months": { timeline in
      .objects(timeline.months.enumerated().map { ($0, $1) }, months)
    },
    "ends": { .objects($0.ends, ends) },
    "marks": { timeline in
      .list(timeline.marks) { .object(PageObject((mark: $0, radius: timeline.radius), marks)) }
    },
    "table": { .objects($0.rows, rows) },
  ]

  private static let months: TemplateMembers<(index: Int, month: Timeline.Month)> = [
    "x": { .coordinate($0.month.x) },
    "middle": { .coordinate($0.month.x + $0.month.width / 2) },
    "width": { .coordinate($0.month.width) },
    "label": { .text($0.month.label) },
    "count": { .number($0.month.count) },
    "isEven": { .bool($0.index.isMultiple(of: 2)) },
  ]

  private static let ends: TemplateMembers<(x: Double, label: String, count: Int)> = [
    "x": { .coordinate($0.x) }, "label": { .text($0.label) }, "count": { .number($0.count) },
  ]

  private static let rows: TemplateMembers<(label: String, count: Int)> = [
    "label": { .text($0.label) }, "count": { .number($0.count) },
  ]

  private static let marks: TemplateMembers<(mark: Timeline.Mark, radius: Double)> = [
    "kind": { .text($0.mark.key.status.rawValue) },
    "anchor": { .text($0.mark.key.anchor) },
    "shape": { .text(shape($0.mark, $0.radius)) },
    "label": { mark in
      let key = mark.mark.key
      return .text("\(key.entry.key.visible), \(key.entry.owner.onOneLine): \(key.dayText), \(key.statusText.lowercased())")
    },
  ]

  /// A square for what is expired, a diamond for what is due, a circle for the rest, so that no status is told by color alone.
  private static func shape(_ mark: Timeline.Mark, _ radius: Double) -> String {
    let (size, side) = (coordinateText(radius), coordinateText(2 * radius))
    let (left, middle, top) = (coordinateText(mark.x - radius), coordinateText(mark.x), coordinateText(mark.y - radius))
    switch mark.key.status {
    case .expired: return "M\(left) \(top)h\(side)v\(side)h-\(side)z"
    case .due: return "M\(middle) \(top)l\(size) \(size)l-\(size) \(size)l-\(size)-\(size)z"
    case .scheduled, .permanent, .retired, .undated:
      return "M\(left) \(coordinateText(mark.y))a\(size) \(size) 0 1 0 \(side) 0a\(size) \(size) 0 1 0-\(side) 0z"
    }
  }
}

extension Timeline {
  /// The two ends that have a mark.
  fileprivate var ends: [(x: Double, label: String, count: Int)] {
    [(35, "Earlier", earlierCount), (Timeline.width - 35, "Later", laterCount)].filter { $0.2 > 0 }
  }

  /// The same numbers for a table.
  fileprivate var rows: [(label: String, count: Int)] {
    [("Before \(months.first?.name ?? "")", earlierCount)] + months.map { ($0.name, $0.count) }
      + [("After \(months.last?.name ?? "")", laterCount)]
  }
}
