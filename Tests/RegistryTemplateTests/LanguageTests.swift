import RegistryTemplate
import Testing

/// The core language, with contexts and texts of the kind that the tool's own templates use.
struct LanguageTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var template: String
    var expected: String
    var partials: [String: String] = [:]

    init(_ description: String, _ template: String, _ expected: String, partials: [String: String] = [:]) {
      testDescription = description
      self.template = template
      self.expected = expected
      self.partials = partials
    }
  }

  static var context: TemplateValue {
    [
      "name": "version", "text": "a < b", "empty": "", "yes": true, "no": false, "none": .null, "two lines": "1\n2",
      "list": ["a", "b", "c"], "lines": "x\ny", "flag": ["key": "k", "owner": ["team": "pay"]], "nothing": [],
      "flags": [["key": "k1", "values": ["1", "2"]], ["key": "k2", "values": []]],
    ]
  }

  static let examples: [Example] = [
    Example("a name", "let {{name}} = 1", "let version = 1"),
    Example("whitespace in a tag", "{{ name }}{{\tname\n}}", "versionversion"),
    Example("the escaper", "{{text}} {{{text}}} {{&text}} {{& text }} {{{ text }}}", "a &lt; b a < b a < b a < b a < b"),
    Example("bools and null as text", "{{yes}} {{no}} {{none}}.", "true false ."),
    Example("a dotted name", "{{flag.owner.team}}", "pay"),
    Example("a dotted name through null", "{{none.owner.team}}.", "."),
    Example("a section over an object", "{{#flag}}{{key}} {{owner.team}} {{name}}{{/flag}}", "k pay version"),
    Example("a section over a list of texts", "{{#list}}[{{.}}]{{/list}}", "[a][b][c]"),
    Example("nested lists", "{{#flags}}{{key}}({{#values}}{{.}};{{/values}}){{/flags}}", "k1(1;2;)k2()"),
    Example("false sections", "{{#no}}1{{/no}}{{#none}}2{{/none}}{{#empty}}3{{/empty}}{{#nothing}}4{{/nothing}}.", "."),
    Example("inverted sections", "{{^no}}1{{/no}}{{^none}}2{{/none}}{{^empty}}3{{/empty}}{{^nothing}}4{{/nothing}}", "1234"),
    Example("inverted true sections", "{{^yes}}1{{/yes}}{{^name}}2{{/name}}{{^list}}3{{/list}}{{^flag}}4{{/flag}}.", "."),
    Example("a comment in a line", "a{{! no }}b", "ab"),
    Example("a comment of several lines", "a\n  {{! one\n  two }}  \nb", "a\nb"),
    Example("a comment with a tag in it", "a{{! {{name }}b", "ab"),
    Example("delimiters", "{{=<% %>=}}<%name%> {{name}}<%={{ }}=%>{{name}}", "version {{name}}version"),
    Example("delimiters in a triple tag", "{{=<% %>=}}<%{text}%>", "a < b"),
    Example("standalone sections", "a\n{{#yes}}\n  b\n{{/yes}}\nc\n", "a\n  b\nc\n"),
    Example("indented standalone sections", "a\n    {{#yes}}  \n  b\n\t{{/yes}}\nc\n", "a\n  b\nc\n"),
    Example("standalone sections with CRLF", "a\r\n{{#yes}}\r\nb\r\n{{/yes}}\r\nc\r\n", "a\r\nb\r\nc\r\n"),
    Example("two tags on one line", "a\n{{#yes}}{{/yes}}\nb", "a\n\nb"),
    Example("a variable alone on a line", "a\n  {{name}}\nb", "a\n  version\nb"),
    Example("a carriage return alone", "a\r{{#yes}}\rb{{/yes}}", "a\r\rb"),
    Example("the last line", "a\n  {{#yes}}\n  {{/yes}}", "a\n"),
    Example("blanks after the last tag", "a\n{{#yes}}b\n  {{/yes}}  ", "a\nb\n"),
    Example("a carriage return at the end", "a\n{{! c }}\r", "a\n\r"),
    Example("braces that are not tags", "{ {name} }} }{{name}}}", "{ {name} }} }version}"),
    Example("an opening brace before a tag", "{{{name}}} { {{name}} }", "version { version }"),
    Example("text beyond ASCII", "ü{{name}}\u{1F600}", "üversion\u{1F600}"),
    Example("a partial", "<{{>p}}>", "<version>", partials: ["p": "{{name}}"]),
    Example("a partial with dots in its name", "{{> a.b/c }}", "x", partials: ["a.b/c": "x"]),
    Example("an indented partial", "a\n  {{>p}}\nb\n", "a\n  1\n\n  {version}\nb\n", partials: ["p": "1\n\n{{=| |=}}{|name|}\n"]),
    Example("an indented partial with CRLF", "  {{>p}}\r\nb", "  1\r\n\r\n  2\r\nb", partials: ["p": "1\r\n\r\n2\r\n"]),
    Example("a value's lines in an indented partial", "  {{>p}}\n", "  x\ny\n", partials: ["p": "{{lines}}\n"]),
    Example("partials in partials", " {{>p}}\n.", " 1\n   2\n 3\n.", partials: ["p": "1\n  {{>q}}\n3\n", "q": "2\n"]),
    Example(
      "a section in an indented partial", "  {{>p}}\n", "  a\n  b\n  c\n", partials: ["p": "{{#list}}\n{{.}}\n{{/list}}\n"]),
    Example("a partial in a line", "a {{>p}} b", "a 1\n2 b", partials: ["p": "1\n2"]),
    Example(
      "a recursive partial", "{{>p}}", "kk1k2",
      partials: ["p": "{{#flag}}{{key}}{{>q}}{{/flag}}", "q": "{{#flags}}{{>r}}{{/flags}}", "r": "{{key}}"]),
    Example("a dynamic partial", "{{>*name}} {{> * flag.key }}", "1 2", partials: ["version": "1", "k": "2"]),
    Example("no dynamic partial", "<{{>*none}}{{>*empty}}>", "<>"),
    Example("an empty template", "", ""),
    Example("a byte order mark", "\u{FEFF}{{#yes}}\na{{/yes}}", "a"),
  ]

  @Test("the core language", arguments: examples)
  func language(example: Example) throws {
    let result = try render(example.template, Self.context, partials: example.partials, escaper: .html)
    #expect(result == example.expected)
  }

  @Test("a name that is looked up by different objects finds each one's own member")
  func slotsPerShape() throws {
    let objects: [TemplateValue] = [["a": "1", "b": "2"], ["b": "3", "a": "4"], ["c": "5", "b": "6"]]
    let context: TemplateValue = ["a": "outer", "objects": .list(objects) { $0 }]
    #expect(try render("{{#objects}}{{a}}{{b}} {{/objects}}", context) == "12 43 outer6 ")
  }

  @Test("objects of many shapes are read right")
  func manyShapes() throws {
    let objects = (0..<200).map { TemplateDictionary([("n\($0)", .text("x")), ("i", .text("\($0)"))]) }
    let context: TemplateValue = ["objects": .list(objects) { .object($0) }]
    let expected = (0..<200).map { "\($0)\($0 == 70 ? "x" : "")" }.joined(separator: " ")
    let lenient = TemplateOptions(isStrict: false)
    #expect(try render("{{#objects}}{{i}}{{n70}} {{/objects}}", context, options: lenient) == expected + " ")
  }

  @Test("a partial with a dynamic name may use names that no other template uses")
  func dynamicNames() throws {
    let partials = ["p": "{{added}}{{name.deep}}{{>q}}", "q": "{{more}}"]
    let context: TemplateValue = ["which": "p", "added": "1", "name": ["deep": "2"], "more": "3"]
    #expect(try render("{{which}}{{>*which}}{{which}}", context, partials: partials) == "p123p")
  }

  @Test(
    "the item is the value of the innermost section, and names are looked up from there, even in a condition",
    arguments: [
      ("{{#text}}{{.}}{{/text}}", "a < b"), ("{{#yes}}{{#text}}{{.}}{{/text}}{{/yes}}", "a < b"),
      ("{{#text}}{{#yes}}{{.}}{{/yes}}{{/text}}", "true"), ("{{#text}}{{^no}}{{.}}{{/no}}{{/text}}", "a < b"),
      ("{{#text}}{{#yes}}x{{/yes}}{{.}}{{/text}}", "xa < b"), ("{{#list}}{{^no}}{{.}}{{/no}}{{/list}}", "abc"),
      ("{{#yes}}{{#list}}{{.}}{{/list}}{{/yes}}", "abc"), ("{{#list}}{{#yes}}{{name}}{{/yes}}{{/list}}", "versionversionversion"),
      ("{{#text}}{{>item}}{{/text}}", "a < b"), ("{{#text}}{{#yes}}{{>item}}{{/yes}}{{/text}}", "true"),
      ("{{#text}}{{<parent}}{{$b}}{{.}}{{/b}}{{/parent}}{{/text}}", "a < b"), ("{{#text}}{{$b}}{{.}}{{/b}}{{/text}}", "a < b"),
      ("{{#flag}}{{#yes}}{{key}}{{/yes}}{{/flag}}", "k"), ("{{#yes}}{{#flag}}{{key}}{{/flag}}{{name}}{{/yes}}", "kversion"),
      ("{{#flag}}{{#key}}{{owner.team}}{{#owner}}{{team}}{{key}}{{/owner}}{{/key}}{{/flag}}", "paypayk"),
      ("{{#flags}}{{#key}}{{#values}}{{key}}{{.}}{{/values}}{{/key}}{{/flags}}", "k11k12"),
    ])
  func items(template: String, expected: String) throws {
    #expect(try render(template, Self.context, partials: ["item": "{{.}}", "parent": "{{$b}}{{/b}}"]) == expected)
  }
}
