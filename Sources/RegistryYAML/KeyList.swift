/// A fixed list of keys, by which mappings are read: at most 16 of at most 16 bytes each.
///
/// Every entry of a registry is looked through for its attributes, several times in a run. Texts compared with texts took
/// as long as reading the file; here a key is two numbers, and one look into a small table tells which one it is.
package struct KeyList: Sendable {
  private struct Slot {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    /// The length of the key, or 0 where the slot is free.
    var length = 0
    var position = 0
  }

  private static let slotCount = 64
  private var slots = [Slot](repeating: Slot(), count: slotCount)

  package init(_ keys: [String]) {
    precondition(keys.count <= 16 && keys.allSatisfy { (1...16).contains($0.utf8.count) })
    for (position, key) in keys.enumerated() {
      var key = key
      var slot = key.withUTF8 { Slot(head: $0.number(at: 0), tail: $0.number(at: 8), length: $0.count) }
      slot.position = position
      var index = Self.firstIndex(slot.head, slot.length)
      while slots[index].length > 0 { index = (index + 1) % Self.slotCount }
      slots[index] = slot
    }
  }

  /// The position of the key in the list, or nil where it is not there.
  @inline(__always)
  func position(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    let head = key.number(at: 0)
    var index = Self.firstIndex(head, key.count)
    while slots[index].length > 0 {
      if slots[index].head == head, slots[index].length == key.count, key.count <= 8 || slots[index].tail == key.number(at: 8) {
        return slots[index].position
      }
      index = (index + 1) % Self.slotCount
    }
    return nil
  }

  /// Spreads the keys of a list over the slots; the multiplier is 2^64 over the golden ratio.
  @inline(__always)
  private static func firstIndex(_ head: UInt64, _ length: Int) -> Int {
    Int(truncatingIfNeeded: ((head ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}

/// Where the pairs of a mapping are whose keys are in a list.
package struct FoundKeys: Sendable {
  /// In two halves, since one vector of 16 would be aligned to 64 bytes, most of them empty.
  private var firstPlaces = SIMD8<UInt32>()
  private var lastPlaces = SIMD8<UInt32>()
  /// A bit for each key of the list that the mapping has.
  package fileprivate(set) var present: UInt16 = 0
  /// A bit for each of them whose value is a text, if only an empty one in quotes.
  package fileprivate(set) var texts: UInt16 = 0
  /// Whether the mapping has a key that is not in the list.
  package fileprivate(set) var hasOthers = false

  /// Where the value of a key is written that the mapping has, by the key's position in the list.
  package func place(at position: Int) -> UInt32 { position < 8 ? firstPlaces[position] : lastPlaces[position - 8] }

  fileprivate mutating func note(_ position: Int, _ pair: YAMLNode.Scanned) {
    if position < 8 { firstPlaces[position] = pair.place } else { lastPlaces[position - 8] = pair.place }
    present |= 1 << UInt16(truncatingIfNeeded: position)
    if pair.isText { texts |= 1 << UInt16(truncatingIfNeeded: position) }
  }
}

extension YAMLNode {
  /// Looks a mapping through for the keys of a list; finds none where the node is no mapping.
  package func find(_ keys: KeyList) -> FoundKeys {
    var found = FoundKeys()
    scanPairs { pair in
      if let position = keys.position(of: pair.key) { found.note(position, pair) } else { found.hasOthers = true }
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes from an index on as a number, in the order of the bytes; zeros stand for those beyond the end.
  package func number(at start: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(self)
    let length = count - start
    if length >= 8 { return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
    if length >= 4 {
      // Two halves that overlap: a byte after the other would take four times as long, and most keys are short.
      let first = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      let last = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return UInt64(first) << 32 | UInt64(last) << UInt64(truncatingIfNeeded: 64 - 8 * length)
    }
    var number: UInt64 = 0
    for index in start..<start + 8 { number = number << 8 | (index < count ? UInt64(self[index]) : 0) }
    return number
  }
}
