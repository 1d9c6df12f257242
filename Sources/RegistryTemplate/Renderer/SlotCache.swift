/// Where each symbol is in each shape, so that a name is looked up by its text once per shape.
struct SlotCache {
  /// How many shapes are remembered; objects beyond them are asked by text.
  private static let capacity = 64
  private static let unknown: Int32 = -2
  private static let absent: Int32 = -1

  /// The texts of the symbols.
  private(set) var names: [String]
  private var shapes: [TemplateShape] = []
  /// The same as addresses, whose comparison counts no references. The shapes above keep them valid.
  private var identities: [ObjectIdentifier] = []
  /// A row per shape, a column per symbol.
  private var slots: [Int32] = []

  init(names: [String]) { self.names = names }

  /// The row of a shape, or nil where it is not remembered.
  mutating func row(of shape: TemplateShape) -> Int? {
    // The object at hand is most often like the one before it.
    let identity = ObjectIdentifier(shape)
    var row = identities.count
    while row > 0 {
      row -= 1
      if identities[row] == identity { return row }
    }
    guard shapes.count < Self.capacity else { return nil }
    shapes.append(shape)
    identities.append(identity)
    slots.append(contentsOf: repeatElement(Self.unknown, count: names.count))
    return shapes.count - 1
  }

  /// Where the member of a name is, or nil where the objects of a shape have none.
  mutating func slot(of symbol: Int32, in row: Int) -> Int? {
    let index = row * names.count + Int(symbol)
    let slot = slots[index]
    if slot >= 0 { return Int(slot) }
    return slot == Self.absent ? nil : search(symbol, in: row)
  }

  private mutating func search(_ symbol: Int32, in row: Int) -> Int? {
    let slot = shapes[row].slot(of: names[Int(symbol)])
    slots[row * names.count + Int(symbol)] = slot.map { Int32(truncatingIfNeeded: $0) } ?? Self.absent
    return slot
  }

  /// Takes up the symbols of a partial that was compiled on the way.
  mutating func add(_ names: [String]) {
    guard names.count > self.names.count else { return }
    self.names = names
    slots = Array(repeating: Self.unknown, count: names.count * shapes.count)
  }
}
