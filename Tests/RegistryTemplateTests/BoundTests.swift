import Foundation
import RegistryTemplate
import Testing

/// The limits of compiling and rendering.
struct BoundTests {
  @Test("a partial that includes itself without end is an error that names the bound")
  func endlessPartial() {
    let error = failure("{{>p}}", partials: ["p": "x\n {{>p}}\n"])
    #expect(
      error?.description
        == "p:2:2: error: sections and partials are nested more than 128 deep; look for a partial that includes itself without end"
    )
    #expect(error?.kind == .limit)
  }

  @Test("parents and arguments that include each other without end are an error")
  func endlessParents() {
    let partials = ["p": "{{<q}}{{$b}}{{>p}}{{/b}}{{/q}}", "q": "{{$b}}{{/b}}"]
    #expect(failure("{{>p}}", partials: partials)?.kind == .limit)
  }

  @Test("tags nested deeper than the bound are an error where the bound is passed")
  func nestedTags() {
    let template = String(repeating: "{{#a}}", count: 129) + String(repeating: "{{/a}}", count: 129)
    let error = failure(template, ["a": true])
    #expect(error?.description == "main:1:769: error: tags are nested more than 128 deep; move the inner ones into a partial")
  }

  @Test("a rendering may be as deep as the bound, and no deeper", arguments: [(127, true), (128, false)])
  func depthBound(sections: Int, isAllowed: Bool) {
    // The template itself is one level, and a section of a partial is in it.
    var partials = ["p0": ""]
    for level in 1...sections { partials["p\(level)"] = "{{>p\(level - 1)}}" }
    #expect((failure("{{>p\(sections - 1)}}", partials: partials) == nil) == isAllowed)
  }

  @Test("a rendering near the bound of depth fits into the smallest stack of a thread")
  func smallStack() async {
    let result: String? = await withCheckedContinuation { continuation in
      let thread = Thread {
        // Each round takes a section, a block and a partial.
        let partial = "{{#in}}{{$b}}{{>p}}{{/b}}{{/in}}{{^in}}.{{/in}}"
        var context: TemplateValue = ["in": false]
        for _ in 0..<40 { context = ["in": context] }
        continuation.resume(returning: failure("{{>p}}", context, partials: ["p": partial])?.message)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(result == nil)
  }

  @Test("output beyond the bound is an error, whether it is collected or handed on")
  func outputBound() throws {
    var options = TemplateOptions()
    options.maximumOutput = 200_000
    let context: TemplateValue = ["list": .list(TemplateList(count: 1_000_000) { _ in .text("0123456789") })]
    let template = try Template(TemplateSource(name: "main", text: "a\n {{#list}}{{.}}{{/list}}"), options: options)
    var collected: [UInt8] = []
    let first = #expect(throws: TemplateError.self) { try template.render(context, into: &collected) }
    #expect(first?.message == "the output has more than 200000 bytes")
    #expect(collected.count <= 200_100)
    let output = Chunks()
    let second = #expect(throws: TemplateError.self) { try template.render(context, to: output) }
    #expect(second?.kind == .limit)
    #expect(output.bytes.count <= 200_000)
  }

  @Test("output at the bound is not an error")
  func outputAtBound() throws {
    var options = TemplateOptions()
    options.maximumOutput = 10
    #expect(try render("0123456789", options: options) == "0123456789")
    #expect(failure("0123456789x", options: options)?.kind == .limit)
    #expect(failure("{{t}}", ["t": "0123456789x"], options: options)?.kind == .limit)
  }

  @Test("lists in lists end")
  func steps() {
    var options = TemplateOptions()
    options.maximumSteps = 100_000
    let context: TemplateValue = ["l": .list(TemplateList(count: 1000) { _ in .bool(true) })]
    let template = String(repeating: "{{#l}}", count: 20) + String(repeating: "{{/l}}", count: 20)
    let error = failure(template, context, options: options)
    #expect(error?.message == "the rendering takes more than 100000 steps")
  }

  @Test("a source beyond the bound is an error")
  func sourceBound() {
    var options = TemplateOptions()
    options.maximumSource = 4
    #expect(failure("12345", options: options)?.message == "the template has 5 bytes, more than the 4 allowed")
    #expect(failure("1234", options: options) == nil)
  }

  @Test(
    "large templates take time in proportion to their size",
    arguments: [
      "{{#a}}{{/a}}", "{{$b}}\n  x\n{{/b}}\n", "    {{a}}    ", "{{! }}\n", "{{>p}}", "{{=<% %>=}}<%={{ }}=%>",
    ])
  func largeTemplates(piece: String) throws {
    let template = String(repeating: piece, count: 4000)
    let elapsed = try ContinuousClock().measure { _ = try render(template, ["a": true], partials: ["p": ""]) }
    #expect(elapsed < .seconds(20))
  }

  @Test("a parent with very many arguments is compiled and filled in bounded time")
  func manyArguments() throws {
    let arguments = (0..<1500).map { "{{$b\($0)}}{{/b\($0)}}" }.joined()
    let elapsed = try ContinuousClock().measure { _ = try render("{{<p}}\(arguments){{/p}}", partials: ["p": arguments]) }
    #expect(elapsed < .seconds(20))
  }
}

/// Collects what a rendering hands on.
final class Chunks: TemplateOutput {
  struct Full: Error {}

  var bytes: [UInt8] = []
  var sizes: [Int] = []
  var capacity = Int.max

  func write(_ chunk: UnsafeRawBufferPointer) throws {
    guard bytes.count + chunk.count <= capacity else { throw Full() }
    bytes.append(contentsOf: chunk)
    sizes.append(chunk.count)
  }
}
