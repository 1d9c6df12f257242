import RegistryModel

extension Entry {
  /// The type of the accessor, as it is written inside the generated type.
  var swiftType: String {
    switch kind {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .enumeration: enumTypeName
    case .json: "JSON"
    }
  }

  /// The compiled-in value as Swift source of that type.
  var defaultLiteral: String {
    switch (kind, defaultValue) {
    case (_, .bool(let flag)): flag ? "true" : "false"
    case (_, .int(let number)): SwiftLiteral.int(number)
    case (_, .double(let number)): SwiftLiteral.double(number)
    case (_, .string(let text)), (_, .json(let text)): SwiftLiteral.string(text)
    case (.enumeration(let values), .enumeration(let index)): "." + SwiftName.escaped(values[index].caseName)
    case (_, .enumeration): ""
    }
  }

  /// The position of an enum's compiled-in value among its values.
  ///
  /// Not inlined: the optimiser of Swift 6.3.1 fails on a function that this becomes a part of.
  @inline(never)
  var defaultIndex: Int? {
    if case .enumeration(let index) = defaultValue { index } else { nil }
  }

  /// The lower bound of a range as Swift source.
  var low: String? {
    switch kind {
    case .int(let range?, _): SwiftLiteral.int(range.lowerBound)
    case .double(let range?, _): SwiftLiteral.double(range.lowerBound)
    default: nil
    }
  }

  /// The upper bound of a range as Swift source.
  var high: String? {
    switch kind {
    case .int(let range?, _): SwiftLiteral.int(range.upperBound)
    case .double(let range?, _): SwiftLiteral.double(range.upperBound)
    default: nil
    }
  }

  var hasRange: Bool {
    switch kind {
    case .int(.some, _), .double(.some, _): true
    default: false
    }
  }

  var clamps: Bool {
    switch kind {
    case .int(.some, .clamp), .double(.some, .clamp): true
    default: false
    }
  }

  var pattern: Pattern? {
    if case .string(let pattern, _) = kind { pattern } else { nil }
  }

  var maxLength: Int? {
    if case .string(_, let length) = kind { length } else { nil }
  }

  /// `2028-06-30`, or `never` with its reason.
  var expiryText: String? {
    switch expiry {
    case .day(let day)?: day.description
    case .never(let reason)?: reason.isEmpty ? "never" : "never (" + DocComment.line(reason) + ")"
    case nil: nil
    }
  }
}
