extension Entry {
  /// The entry that a sound declaration makes, or nil where an attribute is missing or invalid.
  ///
  /// A compiled-in value outside the range is taken as it is: a registry may turn that rule off.
  public init?(_ declaration: Declaration, accessor: String) {
    self.init(declaration, accessor: accessor, isKnownToBeSound: false)
  }

  /// The entry of a declaration that has made one before; does not parse a JSON default once more.
  init?(known declaration: Declaration, accessor: String) {
    self.init(declaration, accessor: accessor, isKnownToBeSound: true)
  }

  private init?(_ declaration: Declaration, accessor: String, isKnownToBeSound: Bool) {
    let (kind, isSound) = declaration.readKind()
    guard isSound, let kind, let owner = declaration.owner.value,
      let defaultValue = Self.defaultValue(declaration, kind, isKnownToBeSound)
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

  private static func defaultValue(_ declaration: Declaration, _ kind: Kind, _ isKnownToBeSound: Bool) -> Value? {
    if isKnownToBeSound, kind.type == .json { return declaration.text(.default).value.map(Value.json) }
    switch declaration.interpretDefault(as: kind).value {
    case .value(let value)?, .outOfRange(let value, _)?: return value
    case .unreadable?, nil: return nil
    }
  }
}
