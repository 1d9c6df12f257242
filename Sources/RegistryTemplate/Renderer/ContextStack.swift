/// The values that names are looked up in, the innermost last.
struct ContextStack {
  private struct Item {
    let value: TemplateValue
    /// The row of the value's shape in the cache, or one of the two numbers below.
    let row: Int
  }

  private var items: [Item] = []
  private var cache: SlotCache

  /// The row of a value without members.
  private static let plain = -1
  /// The row of an object whose shape the cache has no room for.
  private static let uncached = -2

  init(names: [String]) { cache = SlotCache(names: names) }

  /// What `{{.}}` is.
  var top: TemplateValue { items.last?.value ?? .null }

  mutating func push(_ value: TemplateValue) {
    var row = Self.plain
    if case .object(let object) = value { row = cache.row(of: object.shape) ?? Self.uncached }
    items.append(Item(value: value, row: row))
  }

  mutating func pop() { items.removeLast() }

  /// Takes up the symbols of a partial that was compiled on the way.
  mutating func add(_ names: [String]) { cache.add(names) }

  /// The member of the innermost object that has one of that name.
  mutating func find(_ symbol: Int32) -> TemplateValue? {
    var index = items.count
    while index > 0 {
      index -= 1
      let row = items[index].row
      if row == Self.plain { continue }
      if row == Self.uncached {
        if let member = uncachedMember(symbol, of: items[index].value) { return member }
      } else if let slot = cache.slot(of: symbol, in: row), case .object(let object) = items[index].value {
        return object.member(at: slot)
      }
    }
    return nil
  }

  /// Lets the innermost object that has a member of that name write it; false where it cannot.
  mutating func write(_ symbol: Int32, to output: inout RenderBuffer) -> Bool {
    var index = items.count
    while index > 0 {
      index -= 1
      let row = items[index].row
      if row == Self.plain { continue }
      if row == Self.uncached { return false }
      if let slot = cache.slot(of: symbol, in: row), case .object(let object) = items[index].value {
        return object.write(slot, to: &output)
      }
    }
    return false
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
    for item in items.reversed() {
      guard case .object(let object) = item.value else { continue }
      for name in object.shape.names where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
