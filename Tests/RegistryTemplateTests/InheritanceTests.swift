import RegistryTemplate
import Testing

/// A template of the user's that changes parts of a built-in one.
struct InheritanceTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var template: String
    var parent: String
    var expected: String

    init(_ description: String, _ template: String, parent: String, _ expected: String) {
      testDescription = description
      self.template = template
      self.parent = parent
      self.expected = expected
    }
  }

  static let examples: [Example] = [
    Example(
      "a block on its own lines keeps the parent's indentation",
      "{{<p}}\n{{$body}}\nlet a = 1\n  nested\n\nlet b = 2\n{{/body}}\n{{/p}}\n",
      parent: "enum E {\n  {{$body}}\n  default\n  {{/body}}\n}\n",
      "enum E {\n  let a = 1\n    nested\n\n  let b = 2\n}\n"
    ),
    Example(
      "a block that is written further in",
      "{{<p}}\n  {{$body}}\n      one\n        two\n  {{/body}}\n{{/p}}\n",
      parent: "{\n{{$body}}\n  default\n{{/body}}\n}\n",
      "{\n  one\n    two\n}\n"
    ),
    Example(
      "tabs are kept",
      "{{<p}}\n{{$body}}\n\t\tone\n\t\t\ttwo\n{{/body}}\n{{/p}}\n",
      parent: "{\n\t{{$body}}\n\tdefault\n\t{{/body}}\n}\n",
      "{\n\tone\n\t\ttwo\n}\n"
    ),
    Example(
      "tags at the left edge do not count as indentation",
      "{{<p}}\n{{$body}}\n    one\n{{#yes}}\n    two\n{{/yes}}\n{{/body}}\n{{/p}}\n",
      parent: "{\n  {{$body}}\n  {{/body}}\n}\n",
      "{\n  one\n  two\n}\n"
    ),
    Example(
      "a block in a line", "{{<p}}{{$type}}Double{{/type}}{{/p}}", parent: "let x: {{$type}}Int{{/type}} = 1\n",
      "let x: Double = 1\n"),
    Example(
      "lines in a block in a line",
      "{{<p}}\n{{$b}}\n    one\n    two\n{{/b}}\n{{/p}}",
      parent: "a {{$b}}x{{/b}}!\n",
      "a one\ntwo\n!\n"
    ),
    Example(
      "lines in a block in a line of an indented parent",
      "  {{<p}}\n  {{$b}}\n    one\n    two{{/b}}\n  {{/p}}\n",
      parent: "a {{$b}}x{{/b}}!\n",
      "  a one\n  two!\n"
    ),
    Example(
      "an indented block that shares its line",
      "{{<p}}{{$b}}\n    one\n    two\n{{/b}}{{/p}}", parent: "  {{$b}}x{{/b}}!\n", "  one\ntwo\n!\n"),
    Example(
      "an indented parent", "a\n  {{<p}}{{$b}}2{{/b}}{{/p}}\nz", parent: "1\n{{$b}}x{{/b}}\n\n3\n", "a\n  1\n  2\n\n  3\nz"),
    Example(
      "an indented parent and an indented block",
      "a\n  {{<p}}\n    {{$b}}\n    1\n      2\n    {{/b}}\n  {{/p}}\nz",
      parent: "{\n  {{$b}}\n  x\n  {{/b}}\n}\n",
      "a\n  {\n    1\n      2\n  }\nz"
    ),
    Example("a parent in a line", "a {{<p}}{{$b}}2{{/b}}{{/p}} z\n", parent: "1{{$b}}x{{/b}}3", "a 123 z\n"),
    Example("an indented parent that shares its line", "  {{<p}}{{/p}} z\n", parent: "1\n2", "  1\n2 z\n"),
    Example(
      "an argument is rendered in the context of the block", "{{<p}}{{$b}}{{n}}{{/b}}{{/p}}",
      parent: "{{#list}}{{$b}}{{/b}};{{/list}}", "1;2;"),
    Example("an argument used twice", "{{<p}}{{$b}}x{{/b}}{{/p}}", parent: "{{$b}}{{/b}}{{$b}}y{{/b}}", "xx"),
    Example("a block of its own name in an argument", "{{<p}}{{$b}}<{{$b}}in{{/b}}>{{/b}}{{/p}}", parent: "{{$b}}{{/b}}", "<in>"),
    Example(
      "CRLF", "{{<p}}\r\n{{$b}}\r\n  1\r\n  2\r\n{{/b}}\r\n{{/p}}\r\n", parent: "{\r\n\t{{$b}}\r\n\t{{/b}}\r\n}\r\n",
      "{\r\n\t1\r\n\t2\r\n}\r\n"),
    Example("comments in a parent", "{{<p}}{{! why }}\n{{$b}}x{{/b}}\n{{! why }}{{/p}}", parent: "{{$b}}{{/b}}", "x"),
    Example("text in a parent", "{{<p}} words {{$b}}x{{/b}} words\n{{/p}}", parent: "{{$b}}{{/b}}", "x"),
  ]

  @Test("inheritance", arguments: examples)
  func inheritance(example: Example) throws {
    let context: TemplateValue = ["yes": true, "list": [["n": "1"], ["n": "2"]]]
    #expect(try render(example.template, context, partials: ["p": example.parent]) == example.expected)
  }

  @Test(
    "a block without an argument is as if its tags were not there",
    arguments: [
      "{\n  {{$b}}\n  one\n    two\n  {{/b}}\n}\n", "{\n{{$b}}\n  one\n    two\n{{/b}}\n}\n",
      "{\n  {{$b}}one\n    two{{/b}}\n}\n",
    ])
  func defaults(parent: String) throws {
    #expect(try render(parent) == "{\n  one\n    two\n}\n")
    #expect(try render("{{<p}}{{/p}}", partials: ["p": parent]) == "{\n  one\n    two\n}\n")
    #expect(try render("  {{>p}}\n", partials: ["p": parent]) == "  {\n    one\n      two\n  }\n")
  }

  @Test("giving a block its own default content changes nothing")
  func identity() throws {
    let content = "    one\n\n      two\n{{#yes}}\n    three\n{{/yes}}\n"
    let parent = "{\n  {{$b}}\n\(content)  {{/b}}\n}\n"
    let child = "{{<p}}\n{{$b}}\n\(content){{/b}}\n{{/p}}\n"
    #expect(try render(child, ["yes": true], partials: ["p": parent]) == render(parent, ["yes": true]))
  }

  @Test("the outermost template decides, and an argument may have blocks of its own")
  func levels() throws {
    let partials = [
      "base": "{{$a}}base{{/a}} {{$b}}base{{/b}} {{$c}}base{{/c}}",
      "middle": "{{<base}}{{$a}}middle{{/a}}{{$b}}<{{$inner}}middle{{/inner}}>{{/b}}{{/base}}",
    ]
    #expect(try render("{{>middle}}", partials: partials) == "middle <middle> base")
    #expect(try render("{{<middle}}{{$a}}top{{/a}}{{$inner}}top{{/inner}}{{/middle}}", partials: partials) == "top <top> base")
    #expect(try render("{{<middle}}{{$b}}top{{/b}}{{$c}}top{{/c}}{{/middle}}", partials: partials) == "middle top top")
  }

  @Test("a block without lines of its own counts as one line of the argument that it is in")
  func emptyBlockInArgument() throws {
    let partials = [
      "base": "{\n  {{$body}}\n  {{/body}}\n}\n",
      "middle": "{{<base}}\n{{$body}}\n      {{$inner}}\n      {{/inner}}\n{{/body}}\n{{/base}}\n",
    ]
    #expect(try render("{{<middle}}{{$inner}}\nx\n  y\n{{/inner}}{{/middle}}", partials: partials) == "{\n  x\n    y\n}\n")
  }

  @Test("a parent may have a dynamic name")
  func dynamicParent() throws {
    let partials = ["x": "1{{$b}}{{/b}}", "y": "2{{$b}}{{/b}}"]
    let context: TemplateValue = ["list": ["x", "y"]]
    #expect(try render("{{#list}}{{<*.}}{{$b}}!{{/b}}{{/*.}}{{/list}}", context, partials: partials) == "1!2!")
  }
}
