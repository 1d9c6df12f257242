/// The names in all templates of a library, each as a small number.
struct SymbolTable: Sendable {
  private(set) var names: [String] = []
  /// The symbols of all dotted names after their first, one after the other.
  private(set) var pathSymbols: [Int32] = []
  private var numbers: [String: Int32] = [:]

  mutating func symbol(_ name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(truncatingIfNeeded: names.count)
    names.append(name)
    numbers[name] = number
    return number
  }

  /// A name as it stands in a tag, split at its dots.
  mutating func path(_ name: String) -> Path {
    if name == "." { return .implicit }
    var symbols = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { symbol(String(Substring($0))) }
    let head = symbols.removeFirst()
    let start = pathSymbols.count
    pathSymbols.append(contentsOf: symbols)
    return Path(head: head, tail: start..<pathSymbols.count)
  }

  /// The name as it stood in the tag.
  func text(of path: Path) -> String {
    if path.head < 0 { return "." }
    return ([path.head] + pathSymbols[path.tail]).map { names[Int($0)] }.joined(separator: ".")
  }
}
