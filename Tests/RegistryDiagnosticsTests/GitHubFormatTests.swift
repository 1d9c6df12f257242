import RegistryDiagnostics
import RegistryText
import Testing

@Suite("the github format")
struct GitHubFormatTests {
  @Test("is one command a finding, and the counts")
  func wholeReport() {
    #expect(
      Samples.report([Samples.misspelled, Samples.duplicate, Samples.wholeFile, Samples.dueSoon]).github() == """
        ::error file=absent.yml,title=unreadable-input::no such file
        ::error file=config-registry.yml,line=4,endLine=4,col=3,endColumn=9,title=unknown-attribute::unknown attribute \
        'expire'%0Ahelp: did you mean 'expires'?
        ::error file=config-registry.yml,line=5,endLine=5,col=1,endColumn=17,title=duplicate-key::key 'checkout_enabled' \
        is already defined in this mapping%0Ahelp: remove or rename one of the two%0A\
        note: config-registry.yml:1:1: the first one is here
        ::warning file=other.yml,line=1,endLine=1,col=1,endColumn=2,title=due-soon::'a' expires in 3 days
        3 errors, 1 warning

        """)
  }

  @Test("escapes what would end a property or a command")
  func escapes() {
    let location = SourceLocation(path: "a,b:c%d/e.yml", span: Samples.span(1, 1, 1))
    let diagnostic = Diagnostic(RuleID("x"), .note, at: location, "100%,: a::b", notes: [.init("50%")])
    #expect(
      Samples.report([diagnostic]).github() == """
        ::notice file=a%2Cb%3Ac%25d/e.yml,line=1,endLine=1,col=1,endColumn=1,title=x::100%25,: a::b%0Anote: 50%25
        1 note

        """)
  }

  @Test("says the place in the message from the eleventh annotation of a level on, since the service shows ten")
  func manyAnnotations() {
    let errors = (1...12).map { line in
      Diagnostic(RuleID("x"), at: SourceLocation(path: "f.yml", span: Samples.span(line, 5, 9)), "wrong")
    }
    let warnings = (1...11).map { Diagnostic(RuleID("y"), .warning, at: SourceLocation(path: "g\($0).yml"), "doubtful") }
    let commands = Samples.report(errors + warnings).github().split(separator: "\n").dropLast()
    let messages = commands.map { $0.split(separator: "::", maxSplits: 1)[1] }
    #expect(messages[..<10].allSatisfy { $0 == "wrong" })
    #expect(messages[10...11] == ["f.yml:11:5: wrong [x]", "f.yml:12:5: wrong [x]"])
    // The service shows warnings beside the errors, so they are counted apart.
    #expect(messages[12..<22].allSatisfy { $0 == "doubtful" })
    #expect(messages[22] == "g9.yml: doubtful [y]")
    #expect(commands[11].hasPrefix("::error file=f.yml,line=12,"))
  }

  @Test("gives no columns for a stretch of several lines, and no file for standard input")
  func properties() {
    let span = SourceSpan(start: SourcePosition(line: 1, column: 5), end: SourcePosition(line: 3, column: 2))
    let lines = Diagnostic(RuleID("x"), at: SourceLocation(path: "f", span: span), "m")
    let input = Diagnostic(RuleID("y"), at: SourceLocation(path: "-", span: span), "m")
    #expect(
      Samples.report([lines, input]).github() == """
        ::error title=y::m
        ::error file=f,line=1,endLine=3,title=x::m
        2 errors

        """)
  }
}
