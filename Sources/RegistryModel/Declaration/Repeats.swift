/// The positions of the items that equal an earlier one, each with the position of the first of its kind.
///
/// Few items, as the values of most enums are, are compared with each other: no table is made for them.
@inlinable
package func repeats<Item: Hashable>(in items: [Item]) -> [(index: Int, first: Int)] {
  let fewItems = 16
  guard items.count > fewItems else {
    return items.indices.compactMap { index in
      items[..<index].firstIndex(of: items[index]).map { (index, $0) }
    }
  }
  var firsts: [Item: Int] = [:]
  firsts.reserveCapacity(items.count)
  return items.indices.compactMap { index in
    if let first = firsts[items[index]] { return (index, first) }
    firsts[items[index]] = index
    return nil
  }
}
