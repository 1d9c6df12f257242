import RegistryDiagnostics
import RegistryText
import Testing

@Suite("text that tries to deceive or to command")
struct HostileTextTests {
  /// Everything that must never be printed as it is, in each of the classes that matter.
  static let unprintable: [Unicode.Scalar] = [
    "\0", "\u{7}", "\u{8}", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}", "\u{9B}", "\u{9F}",
    "\u{AD}", "\u{34F}", "\u{61C}", "\u{180E}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}",
    "\u{2029}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "\u{206F}", "\u{3164}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}", "\u{FFF9}", "\u{FFFE}", "\u{E0001}", "\u{E007F}",
    "\u{E0100}",
  ]

  static let commands = [
    "::set-output name=a::b", " ::set-env name=PATH::x", "\u{3000}::add-mask::x", "\n::error::x", "\r::error::x",
    "\u{2028}::stop-commands::x", "x\u{85}::warning::x", "##[error]x", "x##[set-env name=a;]b", "###[group]x",
    "##vso[task.setvariable variable=a]b", "##teamcity[testFailed name='a']", "%0A::error::x", "::", "\u{FEFF}::error::x",
  ]

  /// A report with a text in every field that an input can fill.
  private func report(of text: String) -> Report {
    let location = SourceLocation(path: text, span: Samples.span(1, 1, 3))
    let diagnostic = Diagnostic(
      RuleID(text), at: location, text, notes: [.init(text, at: location), .init(text)],
      fix: .init(text, replacement: text), key: text, owner: text)
    return Report(
      [diagnostic, diagnostic], sources: [text: SourceText(text)],
      rules: [RuleDocumentation(text, summary: text, explanation: text, rationale: text)], tool: Samples.tool)
  }

  @Test("no format prints a scalar that cannot be seen", arguments: OutputFormat.allCases)
  func nothingUnprintable(format: OutputFormat) {
    for scalar in Self.unprintable {
      let output = report(of: "ab\(scalar)cd").rendered(as: format)
      let raw = output.unicodeScalars.filter { $0 != "\n" && Self.unprintable.contains($0) }
      #expect(raw.isEmpty, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("no format prints a command of a build service", arguments: OutputFormat.allCases)
  func noCommands(format: OutputFormat) {
    for command in Self.commands {
      let output = report(of: command).rendered(as: format)
      let lines = output.split(whereSeparator: { $0.isNewline })
      let starts = lines.filter { line in
        line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
      }
      #expect(starts.count == (format == .github ? 2 : 0), "\(command.debugDescription)")
      #expect(!output.contains("##[") && !output.contains("##vso[") && !output.contains("##teamcity["))
    }
  }

  @Test("a command of GitHub has only the properties and the message that the report gave it")
  func propertiesAreKept() throws {
    for text in Self.commands + ["a,title=evil", "a::evil", "a\nb", "a%2Cb"] {
      let command = try #require(report(of: text).github().split(separator: "\n").first)
      let header = command.dropFirst(2).prefix(while: { $0 != ":" })
      let names = header.drop(while: { $0 != " " }).dropFirst().split(separator: ",").map { $0.prefix(while: { $0 != "=" }) }
      #expect(names == ["file", "line", "endLine", "col", "endColumn", "title"], "\(text.debugDescription)")
    }
  }

  @Test("a report of texts of every length and kind never traps", arguments: OutputFormat.allCases)
  func neverTraps(format: OutputFormat) {
    let far = SourceSpan(
      start: SourcePosition(line: .max, column: .max), end: SourcePosition(line: .min, column: .min))
    let spans = [
      far, SourceSpan(start: far.end, end: far.start), Samples.span(0, 0, 0), Samples.span(1, .max, .min),
      Samples.span(1, .min, .max),
    ]
    let diagnostics = spans.map {
      Diagnostic(RuleID("a"), at: SourceLocation(path: "f", span: $0), "m", fix: .init("f", replacement: ""))
    }
    for source in ["", "a", "é", "\u{FEFF}é\n", String(repeating: "é", count: 300)] {
      #expect(!Report(diagnostics, sources: ["f": SourceText(source)], tool: Samples.tool).rendered(as: format).isEmpty)
    }
  }
}
