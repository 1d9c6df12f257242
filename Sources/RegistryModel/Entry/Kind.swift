/// A type with everything that decides which texts it reads and as what.
package enum Kind: Equatable, Sendable {
  case bool
  case int(range: ClosedRange<Int64>?, outOfRange: OutOfRangePolicy)
  case double(range: ClosedRange<Double>?, outOfRange: OutOfRangePolicy)
  case string(pattern: Pattern?, maxLength: Int?)
  case enumeration([EnumValue])
  case json

  /// The declared type without its constraints.
  package var type: ValueType {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .enumeration: .enumeration
    case .json: .json
    }
  }
}

/// A `pattern` as written and compiled.
package struct Pattern: Equatable, Sendable {
  package let source: String
  package let program: PatternProgram

  /// Throws where `source` is not in the subset that ``PatternProgram`` supports.
  package init(_ source: String) throws(PatternError) {
    self.source = source
    program = try PatternProgram(source)
  }
}

/// One text of an enum and the Swift case that stands for it.
package struct EnumValue: Equatable, Sendable {
  /// The remote text, compared by code points.
  package let text: String
  /// The name of the case, not yet escaped.
  package let caseName: String

  package init(text: String, caseName: String) {
    self.text = text
    self.caseName = caseName
  }

  /// Equal by code points: `String` would call `é` and `e` with an accent equal.
  package static func == (left: EnumValue, right: EnumValue) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8) && left.caseName == right.caseName
  }
}

/// A value of a ``Kind``.
package enum Value: Equatable, Sendable {
  case bool(Bool)
  case int(Int64)
  case double(Double)
  case string(String)
  /// The position in the enum's values.
  case enumeration(Int)
  /// The text of a valid JSON document, as written.
  case json(String)
}

extension Kind {
  /// A kind that takes every text of a type, or nil for an enum, which is nothing without its values.
  package static func unconstrained(_ type: ValueType) -> Kind? {
    switch type {
    case .bool: .bool
    case .int: .int(range: nil, outOfRange: .useDefault)
    case .double: .double(range: nil, outOfRange: .useDefault)
    case .string: .string(pattern: nil, maxLength: nil)
    case .json: .json
    case .enumeration: nil
    }
  }
}
