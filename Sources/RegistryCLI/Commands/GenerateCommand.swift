import RegistryDiagnostics
import RegistryEmitter
import RegistryModel
import RegistryTemplates
import RegistryText

/// Writes the Swift file of a registry.
struct GenerateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "generate", .build,
    abstract: "Generate the Swift file with the typed accessors of a registry.",
    discussion: [
      "The output depends on the registry alone, not on the day. A file that is up to date is not touched. Nothing is written "
        + "if the registry has errors; an expired entry is not one of them.",
      "An existing file is replaced only if 'generate' wrote it, or with '--force'.",
    ],
    reportsTo: .error)

  @Argument(.output("The Swift file to write, or '-' for standard output.")) var output = "-"
  @Argument(
    .option(
      "template", .choiceOrPath(BuiltInTemplate.allCases.map(\.rawValue)), "name",
      help: "A built-in template, or the path of your own. By default what the registry says, else 'firebase'."))
  var template: String?
  @Argument(
    .option("access", .choice, "level", help: "The access level of the generated type. By default what the registry says."))
  var access: AccessLevel?
  @Argument(
    .option(
      "tests", .text, "file", help: "Also write tests that decode each default into its 'swift_type', for Swift Testing."))
  var tests: String?
  @Argument(.option("tests-module", .text, "module", help: "The module that has the Swift file, which the tests import."))
  var testsModule: String?
  @Argument(.force) var isForced = false
  @Argument(.flag("check", help: "Write nothing, and fail if the file is not up to date.")) var isCheck = false
  @Argument(.flag("dump-context", help: "Print the data that a template can use, as JSON, and write nothing."))
  var dumpsContext = false
  @Argument(.today) var today: CalendarDay?
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  var printsFile: Bool { output == "-" || dumpsContext }

  func validate() throws(UsageError) {
    if testsModule != nil, tests == nil { throw UsageError("'--tests-module' needs '--tests <file>'") }
    if let testsModule, !SwiftName.isIdentifier(testsModule) {
      throw UsageError("'--tests-module' has \(quoted(testsModule)), which is not the name of a module")
    }
    if tests != nil, dumpsContext { throw UsageError("'--tests' and '--dump-context' cannot be used together") }
    if let tests, tests == "-" || tests == output { throw UsageError("'--tests' needs a file of its own") }
    guard isCheck else { return }
    guard !dumpsContext else { throw UsageError("'--check' and '--dump-context' cannot be used together") }
    guard output != "-" else { throw UsageError("'--check' needs the file to compare with, as '--output <file>'") }
  }

  func run(in session: Session) throws -> ExitCode {
    let registry = try session.loadValid(registries, accepts: { session.code(for: $1) == .clean })
    let emission = try registry.emission(access: access)
    if dumpsContext {
      try session.console.print(ContextDump.json(emission.context))
      return try session.report(registry.findings, in: registry.sources)
    }
    let stale = try write(emission, of: registry, in: session)
    return try session.report(registry.findings + stale, in: registry.sources)
  }

  /// Writes or compares the outputs; a finding for each that is not up to date. Nothing is replaced unless all can be.
  private func write(_ emission: Emission, of registry: ValidRegistry, in session: Session) throws -> [Diagnostic] {
    let template = try TemplateLoader.load(template ?? registry.settings.template ?? BuiltInTemplate.firebase.rawValue)
    let inputs = registry.paths + template.paths
    var outputs = [(path: output, destination: try render(emission, template, to: output, apartFrom: inputs, in: session))]
    if let tests {
      var emission = emission
      emission.testedModule = testsModule
      let template = try TemplateLoader.tests()
      outputs.append(
        (path: tests, destination: try render(emission, template, to: tests, apartFrom: inputs + [output], in: session)))
    }
    for output in outputs { try output.destination.prepare() }
    return try outputs.flatMap { try finding(of: $0.destination.commit(), $0.path, $0.destination) }
  }

  private func render(
    _ emission: Emission, _ template: LoadedTemplate, to path: String, apartFrom inputs: [String], in session: Session
  ) throws -> Destination {
    let destination = try session.destination(
      path, apartFrom: inputs, overwriting: isForced ? .everything : .generatedFiles, mode: isCheck ? .compare : .replace)
    try template.render(emission, to: destination)
    return destination
  }

  /// A finding if a file is not up to date.
  private func finding(of outcome: OutputFile.Outcome, _ path: String, _ destination: Destination) -> [Diagnostic] {
    switch outcome {
    case .unchanged, .replaced: return []
    case .missing: return [stale(path, "\(quoted(path: path)) does not exist")]
    case .differs:
      let old = (try? InputFile.read(path, limit: RegistryLoader.fileLimit)) ?? []
      let difference = LineDifference(from: old, to: destination.bytes)
      return [stale(path, "\(quoted(path: path)) is out of date", difference.notes(path: path))]
    }
  }

  private func stale(_ path: String, _ problem: String, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(
      CommandLineRules.staleOutput, at: SourceLocation(path: path), problem, notes: notes,
      fix: .init("run 'config-registry generate' again and commit the file"))
  }
}
