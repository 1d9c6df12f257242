extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of the word, without a text being made of them.
  package func spell(_ word: String) -> Bool {
    guard word.utf8.count == count else { return false }
    return word.utf8.withContiguousStorageIfAvailable { haveBytes(of: $0) } ?? word.utf8.elementsEqual(self)
  }

  /// Whether the bytes are equal to those of a buffer.
  func haveBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index < count, self[index] == other[index] { index += 1 }
    return index == count
  }
}
