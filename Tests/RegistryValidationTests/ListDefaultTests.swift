import RegistryDiagnostics
import Testing

@Suite("The default of a list")
struct ListDefaultTests {
  @Test("is a list of YAML or the text of a JSON array, and a wrong item is shown where it is written")
  func marked() {
    expectMarked(
      """
      a: {owner: m, type: list, of: int, default: [1, 2]}
      b: {owner: m, type: list, of: int, default: '[1, "2"]'}
      c:
        owner: m
        type: list
        of: int
        default:
          - 1
          - x #! error[default-type-mismatch]
      d:
        owner: m
        type: list
        of: int
        default: [1, "2"] #! error[default-type-mismatch]
      e:
        owner: m
        type: list
        of: string
        max_items: 1
        default: [a, b] #! error[default-type-mismatch]
      f:
        owner: m
        type: list
        of: duration
        range: [1s, 1m]
        default: [2h] #! error[default-out-of-range]
      g:
        owner: m
        type: list
        of: list #! error[unknown-type]
        default: []
      h: #! error[missing-attribute]
        owner: m
        type: list
        default: []
      i:
        owner: m
        type: list
        of: int
        pattern: a #! error[inapplicable-attribute]
        default: []
      j:
        owner: m
        type: int
        unique: true #! error[inapplicable-attribute]
        default: 1
      """)
  }

  @Test(
    "names the item and its position",
    arguments: [
      ("of: int", "[1, x]", "the default of 'x' has the item 'x' at position 2, which is not an integer"),
      ("of: int", "'[1, null]'", "the default of 'x' has the item at position 2, which is not a text, a number or a bool"),
      ("of: int", "[[1]]", nil), ("of: int", "'[1'", "is not valid JSON"), ("of: int", "5", "is not a JSON array"),
      ("of: string, unique: true", "[a, b, a]", "the default of 'x' has the item 'a' at position 3, which is there already"),
      ("of: string, max_items: 2", "[a, b, a]", "the default of 'x' has more than 2 items"),
      (
        "of: enum, values: [a, b]", "[a, c]",
        "the default of 'x' has the item 'c' at position 2, which is not one of the enum's values"
      ),
    ] as [(String, String, String?)])
  func messages(attributes: String, text: String, message: String?) throws {
    let found = findings("x: {owner: a, type: list, \(attributes), default: \(text)}")
    let first = try #require(found.first)
    if let message { #expect(first.message.contains(message)) }
  }
}
