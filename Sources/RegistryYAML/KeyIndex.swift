/// Finds equal texts among the keys of one mapping: by pairs where they are few, else by hash.
///
/// The hash is Swift's, seeded anew for each run, so no file can be made whose keys all collide.
struct KeyIndex {
  /// Up to this many keys, comparing each with each is the cheaper way.
  static let linearLimit = 16

  private struct Key {
    var node: UInt32
    /// Differs for most keys that differ, and is at hand without a look at the text.
    var fingerprint: UInt32
    /// Of the text; known once the keys are many.
    var hash: UInt32 = 0
  }

  private var keys: [Key] = []
  /// Open addressing: positions in `keys` plus one; empty while the keys are few.
  private var slots: [UInt32] = []

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    if !slots.isEmpty { slots = [] }
  }

  /// Adds the node `node`, or returns the earlier node of the same text.
  mutating func insert(_ node: UInt32, in arena: borrowing YAMLArena) -> UInt32? {
    var key = Key(node: node, fingerprint: arena.fingerprint(node))
    if !slots.isEmpty { key.hash = arena.textHash(node) }
    if let earlier = find(key, in: arena) { return earlier }
    keys.append(key)
    if keys.count > Self.linearLimit { addSlot(arena) }
    return nil
  }

  private func find(_ key: Key, in arena: borrowing YAMLArena) -> UInt32? {
    guard !slots.isEmpty else {
      for other in keys where isSame(other, key, arena) { return other.node }
      return nil
    }
    var slot = Int(key.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let other = keys[Int(slots[slot]) - 1]
      if isSame(other, key, arena) { return other.node }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ left: Key, _ right: Key, _ arena: borrowing YAMLArena) -> Bool {
    left.fingerprint == right.fingerprint && arena.haveSameText(left.node, right.node)
  }

  /// Makes room for the last key, and keeps at least half of the slots empty.
  private mutating func addSlot(_ arena: borrowing YAMLArena) {
    if slots.isEmpty { for position in keys.indices { keys[position].hash = arena.textHash(keys[position].node) } }
    if keys.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: max(64, slots.count * 4))
      for position in keys.indices { fillSlot(position) }
    } else {
      fillSlot(keys.count - 1)
    }
  }

  private mutating func fillSlot(_ position: Int) {
    var slot = Int(keys[position].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(position + 1)
  }
}
