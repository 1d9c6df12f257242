import RegistryTemplate
import Testing

/// What is wrong with a template, where, and what to do.
struct ErrorTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var template: String
    var expected: String
    var partials: [String: String] = [:]
    var testDescription: String { template }

    init(_ template: String, _ expected: String, partials: [String: String] = [:]) {
      self.template = template
      self.expected = expected
      self.partials = partials
    }
  }

  static let examples: [Example] = [
    Example("a\n b{{name", "main:2:3: error: the tag is not closed; end it with '}}'"),
    Example("ü\u{1F600}{{{name}}", "main:1:3: error: the tag is not closed; end it with '}}}'"),
    Example("a\r\n{{name", "main:2:1: error: the tag is not closed; end it with '}}'"),
    Example("a\r\u{2028}{{name", "main:2:2: error: the tag is not closed; end it with '}}'"),
    Example("{{=| |=}}\n|name", "main:2:1: error: the tag is not closed; end it with '|'"),
    Example("{{name and {{name}}", "main:1:1: error: the tag is not closed; end it with '}}'"),
    Example("{{! what", "main:1:1: error: the tag is not closed; end it with '}}'"),
    Example("{{", "main:1:1: error: the tag is not closed; end it with '}}'"),
    Example("{{#", "main:1:1: error: the tag is not closed; end it with '}}'"),
    Example("a {{ }}", "main:1:3: error: the tag has no name; write a name into it, or remove it"),
    Example("{{>*}}", "main:1:1: error: the tag has no name; write a name into it, or remove it"),
    Example("{{#a name}}", "main:1:4: error: 'a name' is not a name; write a name without whitespace in it"),
    Example("x\n  {{#name}}\n", "main:2:3: error: '{{#name}}' is never closed; add a closing tag for 'name'"),
    Example("{{<p}}{{$b}}{{/b}}", "main:1:1: error: '{{<p}}' is never closed; add a closing tag for 'p'", partials: ["p": ""]),
    Example("{{<*name}}", "main:1:1: error: '{{<*name}}' is never closed; add a closing tag for '*name'"),
    Example(
      "{{#name}}\n {{^yes}}{{/name}}",
      "main:2:10: error: '{{/name}}' does not close '{{^yes}}' of line 2, column 2; close 'yes' first"
    ),
    Example("a{{/name}}", "main:1:2: error: '{{/name}}' closes nothing; remove it, or open what it closes"),
    Example(
      "\n{{=a=}}",
      "main:2:1: error: the tag does not set two delimiters; "
        + "write them as in '{{=<% %>=}}', without '=' and at most 32 bytes long"
    ),
    Example("{{>p}}", "main:1:1: error: there is no partial 'p'"),
    Example("{{>p}}", "p:2:2: error: there is no partial 'q'", partials: ["p": "\n {{>q}}"]),
    Example("{{>p}}", "p:1:1: error: the tag is not closed; end it with '}}'", partials: ["p": "{{"]),
    Example("a {{nmae}}", "main:1:3: error: there is no 'nmae' here"),
    Example("{{#nmae}}{{/nmae}}", "main:1:1: error: there is no 'nmae' here"),
    Example("{{^nmae}}{{/nmae}}", "main:1:1: error: there is no 'nmae' here"),
    Example("{{flag.ky}}", "main:1:1: error: there is no 'ky' of 'flag.ky' here"),
    Example("{{name.x}}", "main:1:1: error: there is no 'x' of 'name.x' here"),
    Example("{{>*nmae}}", "main:1:1: error: there is no 'nmae' here"),
    Example("\n{{>*name}}", "main:2:1: error: there is no partial 'version'"),
    Example("{{>p}}", "p:1:2: error: there is no 'x' here", partials: ["p": "-{{x}}"]),
    Example("{{list}}", "main:1:1: error: a list cannot be printed; write a section over it"),
    Example("{{&flag}}", "main:1:1: error: an object cannot be printed; name one of its members"),
    Example("{{<p}}\n{{$x}}{{/x}}{{/p}}", "main:2:1: error: the parent has no block 'x'", partials: ["p": "{{$y}}{{/y}}"]),
    Example(
      "{{<p}}{{$b}}{{/b}}{{$b}}{{/b}}{{/p}}",
      "main:1:19: error: 'b' is given twice to 'p'; remove one of the two",
      partials: ["p": "{{$b}}{{/b}}"]
    ),
    Example(
      "{{<p}}{{name}}{{/p}}",
      "main:1:7: error: '{{name}}' has no effect between a parent's blocks; move it into a block",
      partials: ["p": ""]
    ),
  ]

  @Test("a strict template says what is wrong and where", arguments: examples)
  func errors(example: Example) {
    let error = failure(example.template, LanguageTests.context, partials: example.partials)
    #expect(error?.description == example.expected)
  }

  @Test("an unknown name comes with the names that there are, the nearest first")
  func candidates() {
    let context: TemplateValue = ["name": "x", "flag": ["key": "k", "name": "y"]]
    let error = failure("{{#flag}}{{kye}}{{/flag}}", context)
    #expect(error?.unknown == TemplateError.Unknown(name: "kye", candidates: ["key", "name", "flag"]))
    let dotted = failure("{{flag.nmae}}", context)
    #expect(dotted?.unknown == TemplateError.Unknown(name: "nmae", candidates: ["key", "name"]))
    let partial = failure("{{>p2}}", partials: ["p1": "", "q": ""])
    #expect(partial?.unknown == TemplateError.Unknown(name: "p2", candidates: ["p1", "q"]))
    let block = failure(
      "{{<p}}{{$haeder}}{{/haeder}}{{/p}}", partials: ["p": "{{$header}}{{>q}}{{/header}}", "q": "{{$in}}{{/in}}"])
    #expect(block?.unknown == TemplateError.Unknown(name: "haeder", candidates: ["header", "in"]))
  }

  @Test(
    "what the specification passes over in silence is passed over where the template is not strict",
    arguments: [
      "{{nmae}}{{#nmae}}x{{/nmae}}{{flag.ky.z}}{{name.x}}", "{{>p}}{{>*nmae}}{{>*name}}", "{{list}}{{flag}}",
      "{{<b}}{{$x}}1{{/x}}{{name}}{{#yes}}2{{/yes}}{{$y}}{{/y}}{{$y}}{{/y}}{{/b}}",
    ])
  func lenient(template: String) throws {
    let options = TemplateOptions(isStrict: false)
    #expect(try render(template, LanguageTests.context, partials: ["b": "{{$y}}3{{/y}}"], options: options) == "")
  }

  @Test("a partial that cannot be read is not called missing")
  func unreadable() throws {
    let partials = TemplatePartials(names: []) { _ throws(TemplatePartials.Failure) in throw .init("permission denied") }
    let error = #expect(throws: TemplateError.self) {
      try Template(TemplateSource(name: "main", text: "\n{{>p}}"), partials: partials)
    }
    #expect(error?.description == "main:2:1: error: cannot read the partial 'p': permission denied")
  }

  @Test(
    "bytes that are not UTF-8 are an error at the first of them",
    arguments: [
      ([0x61, 0x0A, 0xC3, 0xBC, 0xFF], 2, 2, "0xFF"), ([0xC0, 0x80], 1, 1, "0xC0"), ([0x61, 0xE2, 0x82], 1, 2, "0xE2"),
      ([0xED, 0xA0, 0x80], 1, 1, "0xED"), ([0xF4, 0x90, 0x80, 0x80], 1, 1, "0xF4"), ([0xF0, 0x80, 0x80, 0x80], 1, 1, "0xF0"),
      ([0xEF, 0xBB, 0xBF, 0x80], 1, 1, "0x80"), ([0xE0, 0x9F, 0x80], 1, 1, "0xE0"), ([0xF1, 0x80, 0x80, 0x41], 1, 1, "0xF1"),
    ] as [([UInt8], Int, Int, String)])
  func encoding(bytes: [UInt8], line: Int, column: Int, byte: String) throws {
    let error = #expect(throws: TemplateError.self) { try Template(TemplateSource(name: "main", bytes: bytes)) }
    #expect(error?.description == "main:\(line):\(column): error: the byte \(byte) is not UTF-8; save it as UTF-8")
    #expect(error?.kind == .encoding)
  }

  @Test(
    "every length of a well-formed sequence is read",
    arguments: ["\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"])
  func wellFormed(text: String) throws {
    #expect(try render(text) == text)
  }
}
