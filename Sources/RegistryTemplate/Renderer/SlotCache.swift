/// Where each symbol is in each shape, so that a name is looked up by its text once per shape.
struct SlotCache {
  /// How many shapes are remembered; objects beyond them are asked by text.
  private static let capacity = 64
  private static let unknown: Int32 = -2
  private static let absent: Int32 = -1

  private var shapes: [TemplateShape] = []
  /// A row per shape, a column per symbol.
  private var slots: [Int32] = []
  private var width: Int

  init(symbols: Int) { width = symbols }

  /// The row of a shape, or nil where it is not remembered.
  mutating func row(of shape: TemplateShape) -> Int? {
    // The object at hand is most often like the one before it.
    if let known = shapes.lastIndex(where: { $0 === shape }) { return known }
    guard shapes.count < Self.capacity else { return nil }
    shapes.append(shape)
    slots.append(contentsOf: repeatElement(Self.unknown, count: width))
    return shapes.count - 1
  }

  mutating func slot(of symbol: Int32, in row: Int, names: [String]) -> Int? {
    let index = row * width + Int(symbol)
    var slot = slots[index]
    if slot == Self.unknown {
      slot = shapes[row].slot(of: names[Int(symbol)]).map { Int32(truncatingIfNeeded: $0) } ?? Self.absent
      slots[index] = slot
    }
    return slot < 0 ? nil : Int(slot)
  }

  /// Makes room for the symbols of a partial that was compiled on the way.
  mutating func widen(to symbols: Int) {
    guard symbols > width else { return }
    width = symbols
    slots = Array(repeating: Self.unknown, count: width * shapes.count)
  }
}
