/// Derives the Swift names of accessors.
enum AccessorNames {
  /// The name of every declaration's accessor, in their order: the given one, else a derived one.
  ///
  /// A derived name is the lower camel case of the key's words. A leading word that repeats the type name's last word is
  /// dropped (`config_version` in `FeatureConfig` is `version`), unless the rest is not a name, is reserved, or is another
  /// key's name. The outcome depends on the set of keys, never on their order.
  static func names(of declarations: [Declaration], typeName: String, reserved: ReservedNames) -> [String] {
    let redundantWord = Words(typeName).last
    var names: [String] = []
    names.reserveCapacity(declarations.count)
    var shortNames: [(index: Int, name: String)] = []
    for declaration in declarations {
      if let given = declaration.node(.accessor), given.kind == .scalar, !given.isAbsent {
        names.append(given.text)
        continue
      }
      let words = Words(declaration.key)
      if words.first == redundantWord, let short = CamelCase.lower(words.droppingFirst()), !short.hasPrefix("_"),
        !reserved.members.contains(short)
      {
        shortNames.append((names.count, short))
      }
      names.append(CamelCase.lower(words) ?? declaration.key)
    }
    return shorten(names, with: shortNames)
  }

  /// Takes a short name only where no other key has it as its short or its full name.
  private static func shorten(_ names: [String], with shortNames: [(index: Int, name: String)]) -> [String] {
    if shortNames.isEmpty { return names }
    var uses: [String: Int] = [:]
    for (_, name) in shortNames { uses[name, default: 0] += 1 }
    for name in names { uses[name]? += 1 }
    var result = names
    for (index, name) in shortNames where uses[name] == 1 { result[index] = name }
    return result
  }
}
