import RegistryDiagnostics
import RegistryEmitter
import RegistryModel
import RegistryTemplate
import RegistryValidation

/// Writes the Swift file of a registry.
struct GenerateCommand {
  let options: GenerateOptions

  func run(in session: Session) throws -> ExitCode {
    let loaded = try RegistryLoader.load(options.registries)
    var findings = Validator.findings(in: loaded)
    guard session.code(for: findings) == .clean,
      let emission = Emission(loaded.registry, access: options.access, sourceNames: loaded.paths.map(Self.fileName))
    else { return try session.report(findings, sources: loaded.sources, to: .error) }
    if options.dumpsContext {
      try session.console.print(ContextDump.json(emission.context))
    } else if let stale = try write(emission, of: loaded, in: session) {
      findings.append(stale)
    }
    return try session.report(findings, sources: loaded.sources, to: .error)
  }

  /// Writes or compares the output; a finding where it is not up to date.
  private func write(_ emission: Emission, of loaded: LoadedRegistry, in session: Session) throws -> Diagnostic? {
    let template = try TemplateLoader.load(options.template ?? loaded.registry.settings.template ?? "firebase")
    guard options.output != "-" else {
      let stream = StreamEmission()
      try render(emission, template, to: stream)
      try stream.commit(to: session.console)
      return nil
    }
    let target = try OutputTarget(options.output, apartFrom: loaded.paths + template.paths)
    let file = FileEmission(OutputFile(target, mode: options.isCheck ? .compare : .replace, signals: session.signals))
    try render(emission, template, to: file)
    return stale(try file.commit())
  }

  private func render(_ emission: Emission, _ template: LoadedTemplate, to output: any TemplateOutput) throws {
    do { try emission.write(template.template, to: output) } catch let error as TemplateError {
      throw InputFailure(diagnostics: [error.diagnostic], sources: template.sources)
    }
  }

  private func stale(_ outcome: OutputFile.Outcome) -> Diagnostic? {
    let problem: String
    switch outcome {
    case .unchanged, .replaced: return nil
    case .missing: problem = "there is no \(quoted(path: options.output)), which the registry generates"
    case .differs: problem = "\(quoted(path: options.output)) is not what the registry generates now"
    }
    return Diagnostic(
      "stale-output", at: SourceLocation(path: options.output), problem,
      fix: .init("run 'config-registry generate' again and commit the file"))
  }

  /// The name without its folder, so that the output is the same on every machine.
  private static func fileName(_ path: String) -> String {
    if path == "-" { return "standard input" }
    return String(path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)...])
  }
}
