/// Finds repeated names in an object. One table serves all objects of a text, so an object needs no allocation.
struct JSONNameTable {
  /// The record indices of two equal names, in the order of the text.
  struct Repetition {
    var first: Int
    var second: Int
  }

  /// Up to this number, names are compared pair by pair.
  private static let fewNames = 8

  private var names: [Int] = []
  /// Open addressing; 0 is free, since record 0 is never a name.
  private var slots: [Int] = []

  mutating func repeatedNames(
    of object: Int,
    in records: [JSONRecord],
    _ text: UnsafeBufferPointer<UInt8>
  ) -> [Repetition] {
    names.removeAll(keepingCapacity: true)
    var name = object + 1
    while name < records.count {
      names.append(name)
      name = Int(records[name + 1].next)
    }
    let source = Source(records: records, text: text)
    return names.count <= Self.fewNames ? compareAll(source) : compareByHash(source)
  }

  private func compareAll(_ source: Source) -> [Repetition] {
    var repeated: [Repetition] = []
    for second in names.indices.dropFirst() {
      if let first = names[..<second].first(where: { source.areEqual($0, names[second]) }) {
        repeated.append(Repetition(first: first, second: names[second]))
      }
    }
    return repeated
  }

  private mutating func compareByHash(_ source: Source) -> [Repetition] {
    var repeated: [Repetition] = []
    prepareSlots()
    for name in names {
      var slot = source.hash(of: name) & (slots.count - 1)
      while slots[slot] != 0, !source.areEqual(slots[slot], name) {
        slot = (slot + 1) & (slots.count - 1)
      }
      if slots[slot] == 0 {
        slots[slot] = name
      } else {
        repeated.append(Repetition(first: slots[slot], second: name))
      }
    }
    return repeated
  }

  /// Makes at least twice as many empty slots as there are names, a power of two.
  private mutating func prepareSlots() {
    var size = 32
    while size < names.count * 2 { size *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: size))
  }
}

extension JSONNameTable {
  /// Compares names by their code points, with escapes decoded.
  private struct Source {
    let records: [JSONRecord]
    let text: UnsafeBufferPointer<UInt8>

    func areEqual(_ left: Int, _ right: Int) -> Bool {
      if records[left].isEscaped || records[right].isEscaped { return decoded(left) == decoded(right) }
      let (one, other) = (content(left), content(right))
      return one.count == other.count && one.elementsEqual(other)
    }

    /// Seeded at random in each process, so no text can be made to collide.
    func hash(of name: Int) -> Int {
      var hasher = Hasher()
      if records[name].isEscaped {
        decoded(name).withUnsafeBytes { hasher.combine(bytes: $0) }
      } else {
        hasher.combine(bytes: UnsafeRawBufferPointer(content(name)))
      }
      return hasher.finalize()
    }

    private func content(_ name: Int) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: text[Int(records[name].start) + 1..<Int(records[name].end) - 1])
    }

    private func decoded(_ name: Int) -> [UInt8] { JSONEscape.decode(ArraySlice(content(name))) }
  }
}
