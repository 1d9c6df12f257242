/// The values that names are looked up in, the innermost last.
struct ContextStack {
  private struct Frame {
    let value: TemplateValue
    /// The row of an object's shape in the cache, or nil.
    let row: Int?
  }

  private var frames: [Frame] = []
  private var cache: SlotCache

  init(symbols: Int) { cache = SlotCache(symbols: symbols) }

  /// What `{{.}}` is.
  var top: TemplateValue { frames.last?.value ?? .null }

  mutating func push(_ value: TemplateValue) {
    if case .object(let object) = value {
      frames.append(Frame(value: value, row: cache.row(of: object.shape)))
    } else {
      frames.append(Frame(value: value, row: nil))
    }
  }

  mutating func pop() { frames.removeLast() }

  mutating func widen(to symbols: Int) { cache.widen(to: symbols) }

  /// The member of the innermost object that has one of that name.
  mutating func find(_ symbol: Int32, names: [String]) -> TemplateValue? {
    var index = frames.count
    while index > 0 {
      index -= 1
      guard case .object(let object) = frames[index].value else { continue }
      if let slot = slot(of: symbol, in: object, row: frames[index].row, names: names) { return object.member(at: slot) }
    }
    return nil
  }

  /// An object's own member.
  mutating func member(_ symbol: Int32, of object: any TemplateObject, names: [String]) -> TemplateValue? {
    slot(of: symbol, in: object, row: cache.row(of: object.shape), names: names).map(object.member)
  }

  private mutating func slot(of symbol: Int32, in object: any TemplateObject, row: Int?, names: [String]) -> Int? {
    guard let row else { return object.shape.slot(of: names[Int(symbol)]) }
    return cache.slot(of: symbol, in: row, names: names)
  }

  /// Every name that could have been meant, the innermost object's first.
  var visibleNames: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for frame in frames.reversed() {
      guard case .object(let object) = frame.value else { continue }
      for name in object.shape.names where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
