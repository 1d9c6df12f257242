import RegistryYAML

extension Declaration {
  package var owner: Field<String> {
    textNode(.owner).flatMap { node, _ in
      node.withUTF8(\.isEmpty) || node.isNull ? .invalid(.empty, node: node) : .value(node.text, node: node)
    }
  }

  /// Whether no owner is named: the attribute is missing or invalid.
  package var lacksOwner: Bool {
    // Longer than every spelling of null, for which a node would have to be made.
    if let count = reading(.owner, { $0.count }), count > 4 { return false }
    return owner.value == nil
  }

  /// Whether the owner is ``ownerPlaceholder``.
  package var hasPlaceholderOwner: Bool { reading(.owner) { $0.spell(Self.ownerPlaceholder) } ?? false }

  package var type: Field<ValueType> { word(.type) }

  package var outOfRange: Field<OutOfRangePolicy> { word(.outOfRange) }

  package var fallback: Field<FallbackPolicy> { word(.fallback) }

  package var tags: Field<[String]> {
    texts(.tags).flatMap { items, node in .value(items.map(\.text), node: node) }
  }

  /// Until when the entry may stay; `never` without a reason is invalid by the rules, not here.
  package var expiry: Field<Expiry> {
    textNode(.expires).flatMap { node, _ in
      if let expiry = node.withUTF8(readExpiry) { return .value(expiry, node: node) }
      return .invalid(.notADay(isSpelledAsDay: node.withUTF8(Self.isSpelledAsDay)), node: node)
    }
  }

  /// Whether it is said in a sound way until when the entry may stay.
  package var hasSoundExpiry: Bool { reading(.expires, readExpiry) != nil }

  /// What the text of `expires` says, or nil where it is neither a day nor `never`.
  private func readExpiry(_ text: UnsafeBufferPointer<UInt8>) -> Expiry? {
    text.spell("never") ? .never(reason: self.text(.reason).value ?? "") : CalendarDay(utf8: text).map(Expiry.day)
  }

  package var pattern: Field<Pattern> {
    text(.pattern).flatMap { text, node in
      do throws(PatternError) { return .value(try Pattern(text), node: node) } catch {
        return .invalid(.pattern(error), node: node)
      }
    }
  }

  package var maxLength: Field<Int> {
    textNode(.maxLength).flatMap { node, _ in
      guard case .success(let count) = node.withUTF8(ReadingGrammar.int(utf8:)), let length = Int(exactly: count), length >= 0
      else { return .invalid(.notACount, node: node) }
      return .value(length, node: node)
    }
  }

  private static func isSpelledAsDay(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == 10 else { return false }
    return bytes.indices.allSatisfy { index in
      index == 4 || index == 7
        ? bytes[index] == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
  }
}
