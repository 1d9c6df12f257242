import RegistryTemplate
import TestSupport
import Testing

/// Any bytes at all give a result or an error, and a strict template never gives what a lenient one does not.
struct HostileTemplateTests {
  static let pieces = [
    "{{", "}}", "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{a}}", "{{{c}}}", "{{&c.d}}", "{{>p}}", "{{>*n}}", "{{<p}}", "{{/p}}",
    "{{$x}}", "{{/x}}", "{{$y}}", "{{/y}}", "{{=<% %>=}}", "<%={{ }}=%>", "<%a%>", "{{!c}}", "\n", "\r\n", "  ", "\t", "text",
    "{{.}}", "{{#l}}", "{{/l}}", "ü", "\u{FEFF}", "{{<*n}}", "{{/*n}}", "{", "}", "=",
  ]

  static var context: TemplateValue {
    ["a": true, "b": .null, "c": ["d": "x\ny"], "l": ["1", ["a": "2"], []], "n": "p", "x": "&"]
  }

  @Test("templates made of tags in any order", arguments: 0..<20)
  func anyTags(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<300 {
      let template = Self.text(&generator)
      let partials = ["p": Self.text(&generator)]
      var options = TemplateOptions()
      options.maximumSteps = 20_000
      options.maximumOutput = 100_000
      let strict = try? render(template, Self.context, partials: partials, options: options)
      options.isStrict = false
      let lenient = try? render(template, Self.context, partials: partials, options: options)
      #expect(strict == nil || strict == lenient)
    }
  }

  @Test("templates made of any bytes", arguments: 0..<10)
  func anyBytes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array("{}#/^$<>=!&*. \n\ra".utf8) + [0, 0x80, 0xC3, 0xE2, 0xFF]
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      let template = try? Template(TemplateSource(name: "main", bytes: bytes))
      _ = try? template?.render(Self.context)
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...14, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
