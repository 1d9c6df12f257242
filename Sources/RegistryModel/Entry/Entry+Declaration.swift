import RegistryDiagnostics

extension Entry {
  /// The entry that a sound declaration makes, or nil where an attribute is missing or invalid.
  ///
  /// A compiled-in value outside the range is taken as it is: a registry may turn that rule off.
  package init?(_ declaration: Declaration, accessor: String) {
    guard let kind = declaration.kind, let defaultValue = declaration.defaultValue(as: kind), !declaration.lacksOwner,
      declaration.hasSoundPolicies
    else { return nil }
    self.init(declaration, kind, defaultValue, accessor)
  }

  /// The entry of a declaration that is sound for sure, which is not judged again.
  init?(known declaration: Declaration, accessor: String) {
    guard let kind = declaration.kind else { return nil }
    // Parsing JSON once more would take as long as all the rest.
    if kind.type == .json, let text = declaration.string(.default) {
      self.init(declaration, kind, .json(text), accessor)
    } else if let defaultValue = declaration.defaultValue(as: kind) {
      self.init(declaration, kind, defaultValue, accessor)
    } else {
      return nil
    }
  }

  private init(_ declaration: Declaration, _ kind: Kind, _ defaultValue: Value, _ accessor: String) {
    self.declaration = declaration
    self.kind = kind
    self.defaultValue = defaultValue
    self.accessor = accessor
  }
}

// MARK: - Read on demand

extension Entry {
  /// Calls `body` with the remote key in UTF-8; the buffer must not escape.
  package func withKey(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { declaration.withKey(body) }

  /// Calls `body` with the text of an attribute in UTF-8, as written; does nothing where the entry does not have it.
  package func withText(of attribute: Attribute, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    _ = declaration.reading(attribute) { body($0) }
  }

  /// The remote key.
  package var key: String { declaration.key }

  /// Where the key stands.
  package var location: SourceLocation { declaration.location }

  /// The team that answers for the key.
  package var owner: String { declaration.string(.owner) ?? "" }

  package var fallback: FallbackPolicy {
    declaration.reading(.fallback, FallbackPolicy.init(utf8:)) ?? .lastActivatedThenDefault
  }

  package var expiry: Expiry? { declaration.has(.expires) ? declaration.expiry.value : nil }

  /// For people, as written; may hold line breaks.
  package var description: String? { declaration.string(.description) }

  /// For people: an issue or a page about the key.
  package var tracker: String? { declaration.string(.tracker) }

  package var tags: [String] { declaration.has(.tags) ? declaration.tags.value ?? [] : [] }
}
