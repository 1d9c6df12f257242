/// The values that names are looked up in, the innermost last.
struct ContextStack {
  private var values: [TemplateValue] = []
  /// For each value the row of its shape in the cache, or one of the two numbers below.
  private var rows: [Int] = []
  private var cache: SlotCache

  /// The row of a value without members.
  private static let plain = -1
  /// The row of an object whose shape the cache has no room for.
  private static let uncached = -2

  init(names: [String]) { cache = SlotCache(names: names) }

  /// What `{{.}}` is.
  var top: TemplateValue { values.last ?? .null }

  mutating func push(_ value: TemplateValue) {
    values.append(value)
    if case .object(let object) = value {
      rows.append(cache.row(of: object.shape) ?? Self.uncached)
    } else {
      rows.append(Self.plain)
    }
  }

  mutating func pop() {
    values.removeLast()
    rows.removeLast()
  }

  /// Takes up the symbols of a partial that was compiled on the way.
  mutating func add(_ names: [String]) { cache.add(names) }

  /// The member of the innermost object that has one of that name.
  mutating func find(_ symbol: Int32) -> TemplateValue? {
    var index = rows.count
    while index > 0 {
      index -= 1
      let row = rows[index]
      if row == Self.plain { continue }
      if row == Self.uncached {
        if let member = uncachedMember(symbol, of: values[index]) { return member }
      } else if let slot = cache.slot(of: symbol, in: row), case .object(let object) = values[index] {
        return object.member(at: slot)
      }
    }
    return nil
  }

  /// An object's own member.
  mutating func member(_ symbol: Int32, of object: any TemplateObject) -> TemplateValue? {
    guard let row = cache.row(of: object.shape) else { return uncachedMember(symbol, of: .object(object)) }
    return cache.slot(of: symbol, in: row).map(object.member)
  }

  private func uncachedMember(_ symbol: Int32, of value: TemplateValue) -> TemplateValue? {
    guard case .object(let object) = value else { return nil }
    return object.shape.slot(of: cache.names[Int(symbol)]).map(object.member)
  }

  /// Every name that could have been meant, the innermost object's first.
  var visibleNames: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for value in values.reversed() {
      guard case .object(let object) = value else { continue }
      for name in object.shape.names where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
