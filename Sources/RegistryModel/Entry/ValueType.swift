/// The type that an entry declares, by the word in the file.
package enum ValueType: String, Sendable, CaseIterable {
  case bool
  /// A 64-bit integer.
  case int
  /// A finite 64-bit floating-point number.
  case double
  case string
  /// One of the texts in `values`.
  case enumeration = "enum"
  /// The text of a JSON document.
  case json

  /// Whether a value of the type is written without quotes, so that a quoted text is none.
  var isWrittenPlain: Bool {
    switch self {
    case .bool, .int, .double: true
    case .string, .enumeration, .json: false
    }
  }
}

/// What a read does with a number outside the range.
package enum OutOfRangePolicy: String, Sendable, CaseIterable {
  /// Reads the compiled-in value.
  case useDefault = "default"
  /// Reads the nearest bound.
  case clamp
}

/// What a read gives when the last fetch did not succeed.
package enum FallbackPolicy: String, Sendable, CaseIterable {
  /// The last value this install activated, else the compiled-in one.
  case lastActivatedThenDefault = "last_activated_then_default"
  /// The compiled-in value.
  case useDefault = "default"
}

/// Until when an entry may stay.
package enum Expiry: Equatable, Sendable {
  /// Valid through that whole UTC day.
  case day(CalendarDay)
  /// For ever, for the reason given.
  case never(reason: String)
}
