/// The values that names are looked up in, the innermost last.
struct ContextStack {
  private struct Item {
    let value: TemplateValue
    /// The row of the value's shape in the cache, or one of the two numbers below.
    let row: Int
  }

  private var items: [Item] = []
  private var cache: SlotCache
  private let nothing = TemplateDictionary([])

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

  /// The innermost object, for as long as nothing is pushed or popped.
  ///
  /// Most names are its own: who takes it out for a run of instructions counts its references once, not for each name.
  struct Scope {
    /// Of no members where there is none, or its shape is not cached. Not optional: an optional's content is counted when it is looked at.
    let object: any TemplateObject
    fileprivate let row: Int
  }

  var scope: Scope {
    guard let item = items.last(where: { $0.row != Self.plain }), case .object(let object) = item.value, item.row >= 0 else {
      return Scope(object: nothing, row: Self.uncached)
    }
    return Scope(object: object, row: item.row)
  }

  /// Where the object of a scope has the member of a name, or nil where it has none.
  mutating func slot(of symbol: Int32, in scope: Scope) -> Int? {
    scope.row < 0 ? nil : cache.slot(of: symbol, in: scope.row)
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
