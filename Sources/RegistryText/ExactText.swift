/// A text that is equal to another one only if both have the same code points.
///
/// `String` calls two texts equal that differ in Unicode normalisation, such as the two spellings of `é`. Remote Config, Swift
/// literals and YAML keys tell them apart.
///
/// Inlinable, for speed: each key of each mapping is compared, and the calls took 5% of `generate`.
@usableFromInline
package struct ExactText: Hashable, Comparable, Sendable {
  @usableFromInline package let text: String

  @inlinable
  package init(_ text: String) { self.text = text }

  @inlinable
  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText {
  /// By the bytes of UTF-8, which is the order of the code points.
  @inlinable
  package static func < (left: ExactText, right: ExactText) -> Bool {
    let isLess = left.text.utf8.withContiguousStorageIfAvailable { first in
      right.text.utf8.withContiguousStorageIfAvailable { first.lexicographicallyPrecedes($0) }
    }
    return (isLess ?? nil) ?? left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// The positions of the items that equal an earlier one, each with the position of the first equal item.
///
/// Inlinable because as unspecialized generic code it takes 3% of `generate`.
@inlinable
package func repeats<Item: Hashable>(in items: [Item]) -> [(index: Int, first: Int)] {
  var firsts: [Item: Int] = [:]
  firsts.reserveCapacity(items.count)
  return items.indices.compactMap { index in
    guard let first = firsts.updateValue(index, forKey: items[index]) else { return nil }
    firsts[items[index]] = first
    return (index, first)
  }
}
