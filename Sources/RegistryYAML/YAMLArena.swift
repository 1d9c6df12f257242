/// The tree while it grows: what `YAMLStorage` is made of.
struct YAMLArena {
  var records: [NodeRecord] = []
  /// Where each of them is written.
  var spans: [PackedSpan] = []
  var text: [UInt8] = []
  var mergedPairs: [MergedPair] = []

  /// The index that the next node will have.
  var count: UInt32 { UInt32(truncatingIfNeeded: records.count) }

  /// Adds bytes to the shared text, and returns where they lie.
  mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) -> (offset: UInt32, length: UInt32) {
    let offset = UInt32(truncatingIfNeeded: text.count)
    text.append(contentsOf: bytes)
    return (offset, UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Makes room by what the part read so far needed: doubling would hold up to three times the tree for a moment.
  mutating func grow(read: Int, of total: Int) {
    let known = min(max(read, 1), max(total, 1))
    let forecast = Double(records.count) * Double(total) / Double(known) * 1.05
    let capacity = max(records.count + 1024, min(Int(forecast), records.count * 64))
    records.reserveCapacity(capacity)
    spans.reserveCapacity(capacity)
  }

  /// The node that `node` stands for: itself, or what the alias names.
  func resolved(_ node: UInt32) -> UInt32 {
    let record = records[Int(node)]
    return record.kind == .alias ? record.payload : node
  }

  func string(_ node: UInt32) -> String {
    String(decoding: text[records[Int(resolved(node))].textRange], as: UTF8.self)
  }

  /// By code points: no Unicode normalisation.
  func haveSameText(_ left: UInt32, _ right: UInt32) -> Bool {
    let first = records[Int(resolved(left))]
    let second = records[Int(resolved(right))]
    guard first.extent == second.extent else { return false }
    return text.withUnsafeBufferPointer { bytes in
      var from = Int(first.payload)
      var other = Int(second.payload)
      let end = from + Int(first.extent)
      while from < end, bytes[from] == bytes[other] {
        from += 1
        other += 1
      }
      return from == end
    }
  }

  /// The length, the first and the last byte of a text, mixed.
  func fingerprint(_ node: UInt32) -> UInt32 {
    let range = records[Int(resolved(node))].textRange
    guard let last = range.last else { return 0 }
    return UInt32(truncatingIfNeeded: range.count) ^ UInt32(text[range.lowerBound]) << 24 ^ UInt32(text[last]) << 16
  }

  func textHash(_ node: UInt32) -> UInt32 {
    var hasher = Hasher()
    let range = records[Int(resolved(node))].textRange
    text.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[range])) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
