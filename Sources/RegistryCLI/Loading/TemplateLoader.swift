import RegistryDiagnostics
import RegistryEmitter
import RegistryTemplate
import RegistryTemplates
import RegistryText

/// A template that is ready to be rendered.
struct LoadedTemplate {
  let template: Template
  /// The text that its errors point into, by its name.
  let sources: [String: [UInt8]]
  /// The files that it was read from; none for a built-in template.
  let paths: [String]

  /// Writes the file that the template makes of a registry.
  func render(_ emission: Emission, to output: any TemplateOutput) throws {
    try reportingErrors { try emission.write(template, to: output) }
  }

  /// Writes what the template makes of a context.
  func render(_ context: TemplateValue, escaper: TemplateEscaper, to output: any TemplateOutput) throws {
    try reportingErrors { try template.render(context, escaper: escaper, to: output) }
  }

  private func reportingErrors(_ render: () throws -> Void) throws {
    do { try render() } catch let error as TemplateError { throw Refusal([error.diagnostic], in: sources) }
  }
}

/// Finds the template that `--template` names.
enum TemplateLoader {
  /// Far more than a template for a registry needs.
  static let sizeLimit = 1 << 20

  /// Compiles a built-in template, or the file at a path.
  static func load(_ name: String) throws(Refusal) -> LoadedTemplate {
    guard let builtIn = BuiltInTemplate(rawValue: name) else {
      return try compile(TemplateSource(name: name, bytes: try read(name)), paths: [name])
    }
    return try compile(TemplateSource(name: fileName(of: builtIn), bytes: builtIn.bytes), paths: [])
  }

  /// The template of the file that `--tests` writes.
  static func tests() throws(Refusal) -> LoadedTemplate {
    try compile(TemplateSource(name: TestsTemplate.fileName, bytes: TestsTemplate.bytes), paths: [])
  }

  private static func read(_ path: String) throws(Refusal) -> [UInt8] {
    do throws(SystemError) { return try InputFile.read(path, limit: sizeLimit) } catch {
      var diagnostic = error.diagnostic
      let names = quotedList(BuiltInTemplate.allCases.map(\.rawValue), joinedBy: "and")
      diagnostic.notes.append(.init("the built-in templates are \(names)"))
      throw Refusal([diagnostic])
    }
  }

  /// - Parameter partials: what the template may include.
  static func compile(
    _ source: TemplateSource, paths: [String], partials: TemplatePartials = partials
  ) throws(Refusal) -> LoadedTemplate {
    let sources = [source.name: source.bytes]
    do throws(TemplateError) {
      return LoadedTemplate(template: try Template(source, partials: partials), sources: sources, paths: paths)
    } catch {
      throw Refusal([error.diagnostic], in: sources)
    }
  }

  /// The shared parts by their names, and the built-in templates under the names by which a user's template extends them:
  /// `{{<firebase.swift}}`.
  private static let partials = TemplatePartials(
    names: BuiltInTemplate.allCases.map { "\($0.rawValue).swift" } + BuiltInPartial.allCases.map(\.rawValue)
  ) { name in
    if let partial = BuiltInPartial(rawValue: name) { return TemplateSource(name: "\(name).mustache", bytes: partial.bytes) }
    return BuiltInTemplate.allCases.first { "\($0.rawValue).swift" == name }
      .map { TemplateSource(name: fileName(of: $0), bytes: $0.bytes) }
  }

  private static func fileName(of template: BuiltInTemplate) -> String { "\(template.rawValue).swift.mustache" }
}

extension TemplateError {
  /// The error as a finding in the template's file.
  var diagnostic: Diagnostic {
    let location = SourceLocation(path: file, span: SourceSpan(line: line, column: column))
    let meant = unknown.flatMap { closestMatch(to: $0.name, among: $0.candidates) }.map { "did you mean \(quoted($0))?" }
    return Diagnostic(CommandLineRules.invalidTemplate, at: location, message, fix: (meant ?? fix).map { .init($0) })
  }
}
