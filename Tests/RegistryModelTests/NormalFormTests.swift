import RegistryModel
import TestSupport
import Testing

@Suite("The normal form of a registry")
struct NormalFormTests {
  private static let text = """
    # a comment
    $registry:
      type_name: Flags
      owners: [media]
      defaults: {owner: media, tags: [a, "b c"]}
    x-base: &base {type: int, range: [0, 100]}
    limit:
      <<: *base
      default: 20.0
    ratio: {type: double, default: .5, out_of_range: clamp, range: [0, 1]}
    no: {type: enum, values: {on: "on", off: 'off'}, default: on, expires: 2030-01-31}
    title: {type: string, default: "two\\nlines", max_length: 20, x-ticket: 7}
    code: {type: string, default: ab, pattern: '[a-z]+'}
    old: {type: bool, default: TRUE, expires: never, reason: r, retired: gone, replaced_by: title}

    """

  @Test("has the items and the bounds of a list so that they are read again")
  func lists() {
    let text =
      "a: {owner: m, type: list, of: int, range: [0, 9], default: [1, 2]}\n"
      + "b: {owner: m, type: list, of: int, default: '[1, 2]'}\nc: {owner: m, type: list, of: string, default: ['1', b]}\n"
    let registry = readRegistry([text]).registry
    let again = readRegistry([registry.normalForm()]).registry
    #expect(again.entries?.map(\.defaultText) == ["[1,2]", "[1,2]", #"["1","b"]"#])
    #expect(again.entries?.map(\.kind) == registry.entries?.map(\.kind))
    #expect(again.normalForm() == registry.normalForm())
  }

  @Test("has one of the defaults of an entry, as a plain value")
  func configurations() {
    let registry = readRegistry([
      """
      $registry: {configurations: {beta: BETA}}
      a: {type: int, default: {beta: 2, value: 1.0}}
      b: {type: list, of: int, default: {value: [1], beta: [2]}}
      c: {type: bool, default: true}
      """
    ]).registry
    #expect(
      registry.normalForm()
        == "a:\n  type: int\n  default: 1\nb:\n  type: list\n  default: [1]\n  of: int\nc:\n  type: bool\n  default: true\n")
    let beta = registry.settings.configurations.first
    #expect(
      registry.normalForm(in: beta)
        == "a:\n  type: int\n  default: 2\nb:\n  type: list\n  default: [2]\n  of: int\nc:\n  type: bool\n  default: true\n")
  }

  @Test("has one order and one spelling of everything, and no more than the entries")
  func form() {
    let registry = readRegistry([
      """
      $registry: {type_name: Flags, owners: [media], defaults: {owner: media, tags: [a, "b c"]}}
      # a comment
      limit: {default: 20.0, type: int, range: [0, 30]}
      no: {expires: 2030-01-31, type: enum, values: {x: "on", y: 'off'}, default: on}
      title: {type: string, default: "two\\nlines", max_length: 20, pattern: '[a-z]+', x-ticket: 7}
      old: {type: bool, default: TRUE, expires: never, reason: r, retired: gone for good, replaced_by: title}
      """
    ]).registry
    #expect(
      registry.normalForm() == #"""
        $registry:
          type_name: Flags
        limit:
          owner: media
          type: int
          default: 20
          range: [0, 30]
          tags: [a, "b c"]
        "no":
          owner: media
          type: enum
          default: "on"
          values: {x: "on", "y": "off"}
          expires: 2030-01-31
          tags: [a, "b c"]
        title:
          owner: media
          type: string
          default: "two\nlines"
          tags: [a, "b c"]
          pattern: "[a-z]+"
          max_length: 20
        old:
          owner: media
          type: bool
          default: true
          expires: never
          reason: r
          tags: [a, "b c"]
          replaced_by: title
          retired: "gone for good"

        """#)
  }

  @Test("means the same, and is its own normal form")
  func stable() throws {
    let first = readRegistry([Self.text])
    #expect(first.diagnostics.isEmpty)
    let form = first.registry.normalForm()
    let second = readRegistry([form])
    #expect(second.diagnostics.isEmpty)
    #expect(second.registry.normalForm() == form)
    let (before, after) = (try #require(first.registry.entries), try #require(second.registry.entries))
    #expect(before.map(\.key) == after.map(\.key) && before.map(\.kind) == after.map(\.kind))
    #expect(before.map(\.defaultText) == after.map(\.defaultText) && before.map(\.accessor) == after.map(\.accessor))
    #expect(
      before.map(\.owner) == after.map(\.owner) && before.map(\.retired) == after.map(\.retired)
        && before.map(\.tags) == after.map(\.tags))
  }

  @Test("leaves out what cannot be read")
  func faulty() {
    let registry = readRegistry(["a: {owner: m, type: int, default: 1, range: [5, 0], colour: red, tags: x}\n"]).registry
    #expect(registry.normalForm() == "a:\n  owner: m\n  type: int\n  default: 1\n")
  }
}
