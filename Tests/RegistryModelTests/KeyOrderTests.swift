import Testing

@testable import RegistryModel

@Suite("The order of keys")
struct KeyOrderTests {
  @Test("is that of their bytes, however long and however alike they are")
  func bytes() throws {
    let keys = [
      "b", "a", "a\u{1}", "ab", "aaaaaaaa", "aaaaaaaab", "aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaab", "aaaaaaaaaaaaaaaac", "é", "z",
      "Z", "aaaaaaaaaaaaaaaabb", "zzzzzzzzzzzzzzzzzzzzzzzz", "a\0", "a\0b", "abc", "abcd", "abcde", "abcdef", "abcdefg", "abce",
      "zzzzzzzzzzzzzzzzzzzzzzzzb", "zzzzzzzzzzzzzzzzzzzzzzzza", "zzzzzzzzzzzzzzzzzzzzzzzz\0", "zzzzzzzzzzzzzzzzzzzzzzz",
    ]
    let text = keys.map { "\(quoted($0)): {owner: o, type: bool, default: true}\n" }.joined()
    let registry = try Registry(parsing: text)
    var visited: [String] = []
    let entries = try #require(Entries(registry) { visited.append($0.key) })
    #expect(entries.keys == keys)
    #expect(visited == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  /// In double quotes, with escapes where YAML needs them.
  private func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.value < 0x10 ? "\\x0\(String($0.value, radix: 16))" : String($0) }
    return "\"\(scalars.joined())\""
  }
}
