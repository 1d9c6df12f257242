/// Names and their values.
extension Renderer {
  /// The value of a name; `null` where there is none and that is allowed.
  func value(of name: Name, at offset: Int) throws -> TemplateValue {
    guard let first = name.parts.first else { return context.last ?? .null }
    guard var value = find(first) else { return try missing(first, of: name, among: visibleNames, at: offset) }
    if name.parts.count == 1 { return value }
    for part in name.parts.dropFirst() {
      switch value {
      case .null: return .null
      case .object(let object):
        guard let slot = object.shape.slot(of: part) else {
          return try missing(part, of: name, among: object.shape.names, at: offset)
        }
        value = object.member(at: slot)
      case .bool, .text, .list: return try missing(part, of: name, among: [], at: offset)
      }
    }
    return value
  }

  /// The member of the innermost object that has one of that name.
  private func find(_ name: MemberName) -> TemplateValue? {
    for index in context.indices.reversed() {
      if case .object(let object) = context[index], let slot = object.shape.slot(of: name) { return object.member(at: slot) }
    }
    return nil
  }

  /// All names that can be looked up, the innermost object's first.
  private var visibleNames: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for case .object(let object) in context.reversed() {
      for name in object.shape.names where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  private func missing(_ part: MemberName, of name: Name, among candidates: [String], at offset: Int) throws -> TemplateValue {
    guard library.options.isStrict else { return .null }
    let whole = name.parts.count == 1 ? "" : " of '\(name.text)'"
    throw error(
      .name, at: offset, "there is no '\(part.text)'\(whole) here",
      unknown: TemplateError.Unknown(name: part.text, candidates: candidates))
  }

  /// Writes the value of a name.
  mutating func write(_ name: Name, escapes: Bool, at offset: Int) throws {
    switch try value(of: name, at: offset) {
    case .null: break
    case .bool(let bool): output.append(bool ? "true" : "false")
    case .text(let text): output.append(text, escapedBy: escapes ? escaper.append : nil)
    case .list: try unprintable("a list", fix: "write a section over it", at: offset)
    case .object: try unprintable("an object", fix: "name one of its members", at: offset)
    }
  }

  private func unprintable(_ kind: String, fix: String, at offset: Int) throws {
    guard library.options.isStrict else { return }
    throw error(.value, at: offset, "\(kind) cannot be printed", fix: fix)
  }
}
