import RegistryModel

extension IntType: ComparedType {
  func changes(since old: IntType) -> [ConstraintChange] {
    rangeChange(from: old.range, to: range, all: Int64.min...Int64.max, text: String.init) { bound, isUp in
      let (next, isBeyond) = isUp ? bound.addingReportingOverflow(1) : bound.subtractingReportingOverflow(1)
      return isBeyond ? nil : next
    }
  }

  /// A double reads every text of an int, as the nearest double.
  func isRead(by old: Kind) -> Bool {
    guard case .double(let type) = old else { return old.readsEveryText }
    let all = range ?? Int64.min...Int64.max
    return type.range.map { $0.contains(Double(all.lowerBound)) && $0.contains(Double(all.upperBound)) } ?? true
  }

  var edges: [String] {
    let all = range ?? Int64.min...Int64.max
    return [String(all.lowerBound), String(all.upperBound), "+\(all.upperBound)", "1", "-1"]
  }

  var beyondRange: OutOfRangePolicy? { range == nil ? nil : outOfRange }
}
