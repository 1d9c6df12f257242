import RegistryDiagnostics
import RegistryEmitter
import RegistryJSON
import RegistryModel
import RegistryTemplate
import RegistryValidation

/// Writes the Swift file of a registry.
struct GenerateCommand {
  let options: GenerateOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    var sources = loaded.sources
    let findings = loaded.diagnostics + Validator.validate(loaded.registry, knownRules: RuleBook.all)
    guard !findings.hasErrors, let entries = Entries(loaded.registry) else {
      return try session.report(findings, sources: sources, to: .error)
    }
    let emission = Emission(
      entries, settings: loaded.registry.settings, access: options.access, sourceNames: loaded.paths.map(Self.fileName))
    if options.dumpsContext {
      try session.console.print(ContextDump.json(emission.context))
      return .clean
    }
    let template = try TemplateLoader.load(options.template, sources: &sources)
    let outcome = try write(emission, template, in: session)
    if !findings.isEmpty { _ = try session.report(findings, sources: sources, to: .error) }
    return outcome
  }

  private func write(_ emission: Emission, _ template: Template, in session: Session) throws -> ExitCode {
    let file =
      options.output == "-"
      ? EmissionOutput(console: session.console)
      : try EmissionOutput(path: options.output, mode: options.isCheck ? .compare : .replace)
    do { try emission.write(template, to: file) } catch let error as TemplateError {
      throw InputFailure(diagnostics: [error.diagnostic])
    }
    guard try file.commit() == .differs else { return .clean }
    let stale = Diagnostic(
      "stale-output", at: SourceLocation(path: options.output),
      "\(quoted(options.output)) is not what the registry generates now",
      fix: .init("run 'config-registry generate' again and commit the file"))
    return try session.report([stale], sources: [:], to: .error)
  }

  /// The name without its folder, so that the output is the same on every machine.
  private static func fileName(_ path: String) -> String {
    if path == "-" { return "standard input" }
    return String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
}
