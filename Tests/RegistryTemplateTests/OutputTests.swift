import RegistryTemplate
import Testing

/// How values are asked for, and how the result is handed on.
struct OutputTests {
  /// Counts what a template asks for.
  final class Counter: TemplateObject {
    var asked: [String] = []

    var shape: TemplateShape { Self.members.shape }
    func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

    static let members: TemplateMembers<Counter> = [
      "cheap": { $0.answer("cheap") },
      "dear": { $0.answer("dear") },
      "list": { counter in .list(TemplateList(count: 3) { counter.answer("element \($0)") }) },
    ]

    private func answer(_ name: String) -> TemplateValue {
      asked.append(name)
      return .text(name)
    }
  }

  @Test("only what the template names is computed, and each time it is named")
  func laziness() throws {
    let counter = Counter()
    let result = try render(
      "{{cheap}}{{#list}}{{^cheap}}{{.}}{{/cheap}}{{/list}}{{#nothing}}{{dear}}{{/nothing}}",
      [
        "nothing": .null, "cheap": "outer", "dear": "outer", "list": .object(counter).members("list"),
      ])
    #expect(result == "outer")
    #expect(counter.asked == ["element 0", "element 1", "element 2"])
    _ = try render("{{cheap}}", .object(counter))
    #expect(counter.asked.last == "cheap")
  }

  @Test("the names of a record's members are listed in the order of its table")
  func names() {
    let counter = Counter()
    #expect(counter.shape.names == ["cheap", "dear", "list"])
    #expect(counter.shape === Counter().shape)
    #expect(counter.shape.slot(of: MemberName("dear")) == 1)
    #expect(counter.shape.slot(of: MemberName("deer")) == nil)
  }

  @Test("of two members with one name the first counts")
  func duplicateMembers() throws {
    #expect(try render("{{a}}", .object(TemplateDictionary([("a", "1"), ("a", "2")]))) == "1")
  }

  @Test("a long result is handed on in pieces, which make up the whole")
  func chunks() throws {
    let context: TemplateValue = ["list": .list(TemplateList(count: 50_000) { .text("\($0)") })]
    let template = try Template(TemplateSource(name: "main", text: "{{#list}}\n  item {{.}};\n{{/list}}\n"))
    var whole: [UInt8] = []
    try template.render(context, into: &whole)
    let output = Chunks()
    try template.render(context, to: output)
    #expect(output.bytes == whole)
    #expect(whole == Array((0..<50_000).map { "  item \($0);\n" }.joined().utf8))
    #expect(output.sizes.count > 5)
    #expect(output.sizes.dropLast().allSatisfy { (60_000...70_000).contains($0) })
  }

  @Test("a rendering goes behind what a buffer holds")
  func appending() throws {
    let template = try Template(TemplateSource(name: "main", text: "{{x}}"))
    var buffer = Array("before ".utf8)
    try template.render(["x": "after"], into: &buffer)
    #expect(buffer == Array("before after".utf8))
  }

  @Test("an output's own error ends the rendering and is passed on")
  func failingOutput() throws {
    let context: TemplateValue = ["list": .list(TemplateList(count: 1_000_000) { _ in "0123456789" })]
    let template = try Template(TemplateSource(name: "main", text: "{{#list}}{{.}}{{/list}}"))
    let output = Chunks()
    output.capacity = 300_000
    #expect(throws: Chunks.Full.self) { try template.render(context, to: output) }
    #expect(output.bytes.count <= 300_000)
  }

  @Test(
    "a text that is longer than a piece is written whole", arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 131_073, 400_000])
  func longTexts(count: Int) throws {
    let text = String(repeating: "x", count: count)
    let template = try Template(TemplateSource(name: "main", text: "<{{t}}|{{{t}}}>"))
    let output = Chunks()
    try template.render(["t": .text(text)], escaper: .html, to: output)
    #expect(output.bytes == Array("<\(text)|\(text)>".utf8))
  }

  @Test("an escaper of the caller's own sees the values and nothing else")
  func customEscaper() throws {
    let upper = TemplateEscaper { text, output in
      for byte in text { output.append(byte &- (97...122 ~= byte ? 32 : 0)) }
    }
    #expect(try render("a {{x}} {{{x}}} {{y}}", ["x": "abc", "y": true], escaper: upper) == "a ABC abc true")
  }
}

extension TemplateValue {
  /// A member of an object, by name.
  fileprivate func members(_ name: String) -> TemplateValue {
    guard case .object(let object) = self, let slot = object.shape.slot(of: MemberName(name)) else { return .null }
    return object.member(at: slot)
  }
}
