import RegistryText

/// The Swift case of an enum value.
package enum EnumCaseName {
  /// `offHours` for `off-hours`, `_1_10` for `1.10`; a value without a letter or digit is named by its code points
  /// (`u1F4B3`), the empty one `empty`.
  ///
  /// Letters beyond ASCII are spelled by code point, so that no two values that differ only by normalisation share a name.
  package static func derived(from value: String) -> String {
    if value.isEmpty { return "empty" }
    var spelled = ""
    for scalar in value.unicodeScalars {
      if scalar.isASCII {
        spelled.unicodeScalars.append(scalar)
      } else {
        spelled += "_u" + scalar.value.hexadecimal() + "_"
      }
    }
    if let name = CamelCase.lower(spelled) { return name }
    return value.unicodeScalars.map { "u" + $0.value.hexadecimal() }.joined(separator: "_")
  }
}
