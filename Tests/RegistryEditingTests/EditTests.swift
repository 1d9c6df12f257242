import RegistryModel
import Testing

@testable import RegistryEditing

@Suite("An edit")
struct EditTests {
  @Test(
    "puts a value in the place of another one, and changes nothing else",
    arguments: [
      ("owner: a", "owner: b"), ("owner: a # why", "owner: b # why"), ("owner:   a  ", "owner:   b  "),
      ("owner: 'a'", "owner: 'b'"), ("owner: \"a\"", "owner: \"b\""), ("'owner' : a", "'owner' : b"),
      ("owner: &team a", "owner: &team b"), ("owner: !!str a", "owner: !!str b"),
      ("owner: &team # why\n    a", "owner: &team # why\n    b"),
      ("owner:\n    a", "owner:\n    b"), ("owner: |-\n    a", "owner: b"),
      ("owner: >-\n    a\n\n  # next", "owner: b\n\n  # next"),
      ("owner: one\n    two", "owner: b"),
    ])
  func replaced(line: String, result: String) throws {
    for (head, tail) in [
      ("", "\n"), ("# head\n\n", "\nk:\n  owner: a\n  type: int\n  default: 1 # end"), ("\u{FEFF}", "\n...\n"),
    ] {
      func text(_ line: String) -> String { "\(head)x:\n  type: int\n  \(line)\n  default: 1\(tail)" }
      #expect(try edited(text(line), .set(key: "x", .owner, .text("b"))).utf8.elementsEqual(text(result).utf8))
    }
  }

  @Test(
    "sets the default of one build configuration, or of all others",
    arguments: [
      ("default: {value: 1, beta: 2}", "value", "default: {value: 3, beta: 2}"),
      ("default: {value: 1, beta: 2}", "beta", "default: {value: 1, beta: 3}"),
      ("default: {value: 1} # why", "beta", "default: {value: 1, beta: 3} # why"),
      ("default: 1 # why", "beta", "default: {value: 1, beta: 3} # why"), ("default: 1", "value", "default: 3"),
      ("default:\n    value: 1 # one\n    # two", "beta", "default:\n    value: 1 # one\n    beta: 3\n    # two"),
      ("default: &a\n    beta: 1\n    value: 2", "beta", "default: &a\n    beta: 3\n    value: 2"),
      ("default: &a 1", "beta", "default: &a {value: 1, beta: 3}"), ("default: '1'", "beta", "default: {value: '1', beta: 3}"),
    ])
  func configured(line: String, name: String, result: String) throws {
    func text(_ line: String) -> String { "x:\n  type: int\n  \(line)\nk: {type: int, default: 1}\n" }
    #expect(try edited(text(line), .configure(key: "x", configuration: name, .plain("3"))) == text(result))
  }

  @Test(
    "refuses a default that is not the entry's own, or would mean something else",
    arguments: [
      ("default: *one", "inherited-value"), ("default: {<<: *map}", "unsafe-edit"), ("default: a, b", "unsafe-edit"),
      ("owner: a", "unsafe-edit"), ("default: |\n    a", "unsafe-edit"), ("default: {value: 1, beta: *one}", "unsafe-edit"),
    ])
  func configuredElsewhere(line: String, rule: String) {
    let text = "x-a: &one 1\nx-b: &map {value: 1}\nx:\n  type: string\n  \(line)\n"
    #expect(refusal(text, .configure(key: "x", configuration: "beta", .plain("3")))?.map { $0.suffix(rule.count) } == [rule[...]])
  }

  @Test(
    "keeps the line ends, also where an attribute is new",
    arguments: ["\n", "\r\n", "\r"], ["", "e"])
  func lineBreaks(lineBreak: String, end: String) throws {
    let isOpen = end.isEmpty
    func text(_ lines: String...) -> String { lines.joined(separator: lineBreak) + (isOpen ? "" : lineBreak) }
    let old = text("x:", "  owner: a", "  type: bool", "  default: true # yes", "", "# end")
    let new = text("x:", "  owner: a", "  type: bool", "  default: true # yes", "  expires: 2028-01-31", "", "# end")
    #expect(try edited(old, .set(key: "x", .expires, .plain("2028-01-31"))).utf8.elementsEqual(new.utf8))
    #expect(try edited(new, .remove(key: "x", .expires)).utf8.elementsEqual(old.utf8))
    let last = text("x:", "  type: bool", "  default: true")
    let longer = text("x:", "  type: bool", "  default: true", "  expires: 2028-01-31")
    #expect(try edited(last, .set(key: "x", .expires, .plain("2028-01-31"))).utf8.elementsEqual(longer.utf8))
    #expect(try edited(longer, .remove(key: "x", .expires)).utf8.elementsEqual(last.utf8))
    #expect(try edited(last, .set(key: "x", .owner, .text("b"))) == text("x:", "  owner: b", "  type: bool", "  default: true"))
  }

  @Test(
    "adds an attribute in braces, and takes it out again",
    arguments: [
      ("{owner: a, type: int}", "{owner: a, type: int, description: d}"),
      ("{owner: a, type: int, }", "{owner: a, type: int, description: d, }"),
      ("{ owner: a , x-b: [1], tags: [c]}", "{ owner: a, description: d , x-b: [1], tags: [c]}"),
      ("{tags: [c]}", "{description: d, tags: [c]}"), ("{}", "{description: d}"),
      ("{\n    type: int, # why\n    tags: [c]}", "{\n    type: int, description: d, # why\n    tags: [c]}"),
      ("&a {type: int}", "&a {type: int, description: d}"), ("{<<: {type: int}}", "{description: d, <<: {type: int}}"),
    ])
  func braces(old: String, new: String) throws {
    #expect(try edited("x: \(old)\n", .set(key: "x", .description, .text("d"))) == "x: \(new)\n")
    #expect(try edited("x: \(new)\n", .remove(key: "x", .description)) == "x: \(old)\n")
  }

  @Test("adds an attribute below the last line of the one before it, whatever that is")
  func below() throws {
    for value in ["[a,\n    b]", "\n  - a\n  - b # last", "|\n    text\n\n    more", "'one\n    two'", "*t"] {
      let head = "x-t: &t [a]\nx:\n  owner: m\n  type: bool\n  tags: \(value)\n"
      let tail = "\n# comment\ny:\n  owner: m\n"
      let new = try edited(head + tail, .set(key: "x", .report, .plain("true")))
      #expect(new == head + "  report: true\n" + tail)
      #expect(try edited(new, .remove(key: "x", .report)) == head + tail)
    }
    let kept = "x:\n  tags: |+\n    text\n\n\ny: {owner: m}\n"
    #expect(
      try edited(kept, .set(key: "x", .report, .plain("true"))) == "x:\n  tags: |+\n    text\n\n\n  report: true\ny: {owner: m}\n"
    )
  }

  @Test("adds an attribute to an entry that has merged ones only")
  func merged() throws {
    let text = "x-b: &b {type: int}\nx:\n  <<: *b # base\ny: 1\n"
    #expect(
      try edited(text, .set(key: "x", .owner, .text("m"))) == "x-b: &b {type: int}\nx:\n  <<: *b # base\n  owner: m\ny: 1\n")
  }

  @Test("adds an item to a list, or the list")
  func lists() throws {
    let item = EditValue.yaml("{from: 2027-01-31, to: 2027-06-30, reason: r}")
    func extended(_ text: String) throws -> String { try edited(text, .append(key: "x", .extended, item)) }
    #expect(
      try extended("x:\n    expires: 2027-06-30\n    tags: [a]\n")
        == "x:\n    expires: 2027-06-30\n    extended:\n      - \(item.written())\n    tags: [a]\n")
    #expect(try extended("x: {expires: 2027-06-30}\n") == "x: {expires: 2027-06-30, extended: [\(item.written())]}\n")
    #expect(try extended("x:\n  extended: []\n") == "x:\n  extended: [\(item.written())]\n")
    #expect(try extended("x:\n  extended: [1 ]\n") == "x:\n  extended: [1, \(item.written()) ]\n")
    #expect(
      try extended("x:\n  extended:\n  - 1 # one\n  # two\n") == "x:\n  extended:\n  - 1 # one\n  - \(item.written())\n  # two\n")
    #expect(
      try extended("x:\n  extended:\n    - from: a\n      to: b\n  owner: m")
        == "x:\n  extended:\n    - from: a\n      to: b\n    - \(item.written())\n  owner: m")
  }

  @Test("copies an entry under another key, without its anchors")
  func copied() throws {
    let text = "# head\nx: &x # why\n  # owner\n  owner: &m m # m\n\n  type: int\n# tail\ny:\n  <<: *x\n  owner: *m\n"
    #expect(
      try edited(text, .copy(key: "x", as: "x_2"))
        == "# head\nx: &x # why\n  # owner\n  owner: &m m # m\n\n  type: int\nx_2: # why\n  # owner\n  owner: m # m\n\n  type: int\n"
        + "# tail\ny:\n  <<: *x\n  owner: *m\n")
    #expect(try edited("'x': {a: 1}", .copy(key: "x", as: "y")) == "'x': {a: 1}\n'y': {a: 1}")
    #expect(try edited("x: {a: 1}\n\ny: {a: 2}\n", .copy(key: "x", as: "z")) == "x: {a: 1}\n\nz: {a: 1}\n\ny: {a: 2}\n")
    #expect(try edited("x: {a: 1}\n\ny:\n  a: 2\n", .copy(key: "y", as: "z")) == "x: {a: 1}\n\ny:\n  a: 2\n\nz:\n  a: 2\n")
    #expect(try edited("{x: {a: 1}, y: {a: 2}}", .copy(key: "x", as: "z")) == "{x: {a: 1}, z: {a: 1}, y: {a: 2}}")
  }

  @Test(
    "of a value that is not the entry's own is refused at the place of the alias or the merge key",
    arguments: [
      ("x-b: &b\n  owner: m\nx:\n  <<: *b\n  type: int\n", "4: inherited-value"),
      ("x-b: &b m\nx:\n  type: int\n  owner: *b\n", "4: inherited-value"),
      ("y: &y {owner: m}\nx: *y\n", "2: inherited-value"),
      ("$registry: {defaults: {owner: m}}\nx:\n  type: int\n", "2: inherited-value"),
      ("x: &x\n  owner: m\ny:\n  <<: *x\n", "3: inherited-value"), ("x:\n  owner: &m m\ny:\n  owner: *m\n", "3: inherited-value"),
      ("x: 5\n", "1: unsafe-edit"), ("y: {}\n", "0: unknown-target"),
    ])
  func inherited(text: String, finding: String) {
    #expect(refusal(text, .set(key: "x", .owner, .text("b"))) == [finding])
  }

  @Test("of several keys is made as a whole, or not at all")
  func all() throws {
    let text = "x: {owner: a}\ny: {owner: a}\n"
    #expect(
      try edited(text, .set(key: "y", .owner, .text("b")), .set(key: "x", .owner, .text("c"))) == "x: {owner: c}\ny: {owner: b}\n"
    )
    #expect(refusal(text, .set(key: "y", .owner, .text("b")), .set(key: "z", .owner, .text("c"))) == ["0: unknown-target"])
    #expect(refusal(text, .set(key: "x", .owner, .text("b")), .set(key: "x", .owner, .text("c"))) == ["1: unsafe-edit"])
  }

  @Test(
    "writes a text so that every reader of YAML takes it for the same text",
    arguments: [
      "plain", "two words", "a: b", "a #b", "#a", "yes", "null", "5", "2027-01-01", "", " a ", "a\nb", "a\"b'c\\", "{a}", "[a",
      "a, b",
      "é", "\u{202E}", "- a", "a:", "Waits (again) for the audit", "* a", "& a", "a/b.c",
    ])
  func texts(text: String) throws {
    for old in ["a", "'a'", "\"a\"", ""] {
      let new = try edited("x: {description: \(old)}\n", .set(key: "x", .description, .text(text)))
      let read = readRegistryText(new)
      #expect(read.utf8.elementsEqual(text.utf8), "\(new)")
      #expect(new.unicodeScalars.allSatisfy { $0.value != 0x202E })
    }
  }

  @Test("refuses a value that is not one", arguments: ["a, b", "a # b", "[a", "a]", "{", "a\nb", "'a"])
  func values(text: String) {
    #expect(refusal("x: {description: a}\n", .set(key: "x", .description, .plain(text))) == ["1: unsafe-edit"])
  }
}
