import RegistryModel

extension DoubleType: ComparedType {
  func changes(since old: DoubleType) -> [ConstraintChange] {
    rangeChange(from: old.range, to: range, all: Self.all, text: \.description) { bound, isUp in
      let next = isUp ? bound.nextUp : bound.nextDown
      return next.isFinite ? next : nil
    }
  }

  var edges: [String] { ["1.5", (range ?? Self.all).lowerBound.description, (range ?? Self.all).upperBound.description, "1e0"] }

  var beyondRange: OutOfRangePolicy? { range == nil ? nil : outOfRange }

  private static let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
}
