import RegistryModel

extension DurationType: ComparedType {
  func changes(since old: DurationType) -> [ConstraintChange] {
    rangeChange(from: old.range, to: range, all: Self.all, text: DurationSyntax.text) { bound, isUp in
      let step = Duration(secondsComponent: 0, attosecondsComponent: 1)
      guard bound != (isUp ? Self.all.upperBound : Self.all.lowerBound) else { return nil }
      return isUp ? bound + step : bound - step
    }
  }

  var edges: [String] {
    ["1.5s", DurationSyntax.text(of: (range ?? Self.all).lowerBound), DurationSyntax.text(of: (range ?? Self.all).upperBound)]
  }

  var beyondRange: OutOfRangePolicy? { range == nil ? nil : outOfRange }

  /// All durations whose seconds fit 64 bits.
  private static let all = -greatest...greatest
  private static let greatest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
}

extension Duration {
  fileprivate static prefix func - (duration: Duration) -> Duration { .zero - duration }
}
