/// A text that is equal to another one only if both have the same code points.
///
/// `String` calls two texts equal that differ in Unicode normalisation, such as the two spellings of `é`. Remote Config, Swift
/// literals and YAML keys tell them apart.
package struct ExactText: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText {
  /// By the bytes of UTF-8, which is the order of the code points.
  package static func < (left: ExactText, right: ExactText) -> Bool {
    var (first, second) = (left.text, right.text)
    return first.withUTF8 { first in second.withUTF8 { first.lexicographicallyPrecedes($0) } }
  }
}

/// The positions of the items that equal an earlier one, each with the position of the first equal item.
package func repeats<Item: Hashable>(in items: [Item]) -> [(index: Int, first: Int)] {
  var firsts: [Item: Int] = [:]
  firsts.reserveCapacity(items.count)
  return items.indices.compactMap { index in
    if let first = firsts[items[index]] { return (index, first) }
    firsts[items[index]] = index
    return nil
  }
}
