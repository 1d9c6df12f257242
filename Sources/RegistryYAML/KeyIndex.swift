/// Finds equal texts among the keys of one mapping: by pairs where they are few, else by hash.
///
/// The hash is Swift's, seeded anew for each run, so no file can be made whose keys all collide.
struct KeyIndex {
  /// Up to this many keys, comparing each with each is the cheaper way.
  static let linearLimit = 16

  private var keys: [UInt32] = []
  /// Open addressing: positions in `keys` plus one; empty while the keys are few.
  private var slots: [UInt32] = []

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
  }

  /// Adds the node `key`, or returns the earlier node of the same text.
  mutating func insert(_ key: UInt32, in arena: borrowing YAMLArena) -> UInt32? {
    if let earlier = find(key, in: arena) { return earlier }
    keys.append(key)
    if keys.count > Self.linearLimit { addSlot(arena) }
    return nil
  }

  private func find(_ key: UInt32, in arena: borrowing YAMLArena) -> UInt32? {
    guard !slots.isEmpty else { return keys.first { arena.haveSameText($0, key) } }
    var slot = arena.textHash(key) & (slots.count - 1)
    while slots[slot] != 0 {
      let other = keys[Int(slots[slot]) - 1]
      if arena.haveSameText(other, key) { return other }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Makes room for the last key, and keeps at least half of the slots empty.
  private mutating func addSlot(_ arena: borrowing YAMLArena) {
    if keys.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: max(64, slots.count * 4))
      for position in keys.indices { fillSlot(position, arena) }
    } else {
      fillSlot(keys.count - 1, arena)
    }
  }

  private mutating func fillSlot(_ position: Int, _ arena: borrowing YAMLArena) {
    var slot = arena.textHash(keys[position]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(position + 1)
  }
}
