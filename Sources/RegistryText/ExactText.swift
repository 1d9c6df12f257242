/// A text that is equal to another one only if both have the same code points.
///
/// `String` calls two texts equal that differ in Unicode normalisation, such as the two spellings of `é`. Remote Config, Swift
/// literals and YAML keys tell them apart.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
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
