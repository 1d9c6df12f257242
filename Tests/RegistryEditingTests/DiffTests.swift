import Testing

@testable import RegistryEditing

@Suite("The diff of an edit")
struct DiffTests {
  @Test("has the lines that change, and three around them")
  func hunks() throws {
    let text = (1...9).map { "k\($0): {owner: a}\n" }.joined()
    #expect(
      try diff(text, .set(key: "k5", .owner, .text("b"))) == """
        --- registry.yml
        +++ registry.yml
        @@ -2,7 +2,7 @@
         k2: {owner: a}
         k3: {owner: a}
         k4: {owner: a}
        -k5: {owner: a}
        +k5: {owner: b}
         k6: {owner: a}
         k7: {owner: a}
         k8: {owner: a}

        """)
  }

  @Test("adds lines, also at the end of a file without a line break, and counts on")
  func added() throws {
    let text = "a:\n  owner: m\n  type: int\nb:\n  1: 1\n  2: 2\n  3: 3\n  4: 4\n  5: 5\n  6: 6\n  owner: m"
    #expect(
      try diff(text, .set(key: "a", .expires, .plain("never")), .set(key: "b", .type, .plain("int"))) == """
        --- registry.yml
        +++ registry.yml
        @@ -1,6 +1,7 @@
         a:
           owner: m
           type: int
        +  expires: never
         b:
           1: 1
           2: 2
        @@ -8,4 +9,5 @@
           4: 4
           5: 5
           6: 6
        -  owner: m
        \\ No newline at end of file
        +  owner: m
        +  type: int
        \\ No newline at end of file

        """)
  }

  @Test("shows nothing that commands a terminal or a log")
  func hostile() throws {
    let text = "# ##[error]\u{202E}\r\na: {owner: m}\r\nb: {owner: m, description: 'x\r\n  ::error::x'}\r\n"
    let shown = try diff(text, .set(key: "a", .owner, .text("new")))
    #expect(
      shown.contains("+a: {owner: new}\n") && !shown.contains("##[") && !shown.contains("\u{202E}") && !shown.contains("\r"))
    #expect(!shown.contains("  ::error"))
  }
}
