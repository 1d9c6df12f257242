extension Entry {
  /// The entry that a sound declaration makes, or nil where an attribute is missing or invalid.
  ///
  /// A compiled-in value outside the range is taken as it is: a registry may turn that rule off.
  public init?(_ declaration: Declaration, accessor: String) {
    guard let owner = declaration.owner.value, let kind = declaration.kind,
      let defaultValue = Self.defaultValue(declaration),
      !declaration.fallback.isInvalid, !declaration.expiry.isInvalid, !declaration.tags.isInvalid
    else { return nil }
    key = declaration.key
    location = declaration.location
    self.owner = owner
    self.kind = kind
    self.defaultValue = defaultValue
    fallback = declaration.fallback.value ?? .lastActivatedThenDefault
    expiry = declaration.expiry.value
    description = declaration.text(.description).value
    tracker = declaration.text(.tracker).value
    tags = declaration.tags.value ?? []
    self.accessor = accessor
  }

  private static func defaultValue(_ declaration: Declaration) -> Value? {
    switch declaration.defaultInterpretation.value {
    case .value(let value)?, .outOfRange(let value, _)?: value
    case .unreadable?, nil: nil
    }
  }
}
