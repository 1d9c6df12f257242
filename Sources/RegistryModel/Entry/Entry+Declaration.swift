extension Entry {
  /// The entry that a sound declaration makes, or nil where an attribute is missing or invalid.
  ///
  /// A compiled-in value outside the range is taken as it is: a registry may turn that rule off.
  public init?(_ declaration: Declaration, accessor: String) {
    let (kind, isSound) = declaration.readKind()
    guard isSound, let kind, let defaultValue = Self.value(declaration.interpretDefault(as: kind)),
      let owner = declaration.owner.value
    else { return nil }
    let (fallback, expiry, tags) = (declaration.fallback, declaration.expiry, declaration.tags)
    guard !fallback.isInvalid, !expiry.isInvalid, !tags.isInvalid else { return nil }
    key = declaration.key
    location = declaration.location
    self.owner = owner
    self.kind = kind
    self.defaultValue = defaultValue
    self.fallback = fallback.value ?? .lastActivatedThenDefault
    self.expiry = expiry.value
    description = declaration.text(.description).value
    tracker = declaration.text(.tracker).value
    self.tags = tags.value ?? []
    self.accessor = accessor
  }

  private static func value(_ reading: Field<Interpretation>) -> Value? {
    switch reading.value {
    case .value(let value)?, .outOfRange(let value, _)?: value
    case .unreadable?, nil: nil
    }
  }
}
