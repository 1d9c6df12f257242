import RegistryDiagnostics
import RegistryTemplate
import RegistryTemplates

/// Finds the template that `--template` names.
enum TemplateLoader {
  /// Far more than a template for a registry needs.
  static let sizeLimit = 1 << 20

  /// Compiles a built-in template, or the file at a path; `sources` takes the text that errors point into.
  static func load(_ name: String, sources: inout [String: [UInt8]]) throws(InputFailure) -> Template {
    let source: TemplateSource
    if let builtIn = BuiltInTemplate(rawValue: name) {
      source = TemplateSource(name: fileName(of: builtIn), bytes: builtIn.bytes)
    } else {
      do throws(SystemError) {
        source = TemplateSource(name: name, bytes: try InputFile.read(name, limit: sizeLimit))
      } catch {
        throw InputFailure(diagnostics: [unreadable(error)])
      }
    }
    sources[source.name] = source.bytes
    do throws(TemplateError) { return try Template(source, partials: partials) } catch {
      throw InputFailure(diagnostics: [error.diagnostic])
    }
  }

  /// The shared parts by their names, and the built-in templates under the names by which one of the user's extends them:
  /// `{{<firebase.swift}}`.
  private static let partials = TemplatePartials(
    names: BuiltInTemplate.allCases.map { "\($0.rawValue).swift" } + BuiltInPartial.allCases.map(\.rawValue)
  ) { name in
    if let partial = BuiltInPartial(rawValue: name) { return TemplateSource(name: "\(name).mustache", bytes: partial.bytes) }
    return BuiltInTemplate.allCases.first { "\($0.rawValue).swift" == name }
      .map { TemplateSource(name: fileName(of: $0), bytes: $0.bytes) }
  }

  private static func fileName(of template: BuiltInTemplate) -> String { "\(template.rawValue).swift.mustache" }

  private static func unreadable(_ error: SystemError) -> Diagnostic {
    var diagnostic = error.diagnostic
    let names = BuiltInTemplate.allCases.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    diagnostic.notes.append(.init("the built-in templates are \(names)"))
    return diagnostic
  }
}

extension TemplateError {
  /// The rule id of whatever is wrong with a template.
  static let rule: RuleID = "invalid-template"

  /// The error as a finding in the template's file.
  var diagnostic: Diagnostic {
    Diagnostic(
      Self.rule, at: SourceLocation(path: file, span: SourceSpan(line: line, column: column)), message, fix: fix.map { .init($0) }
    )
  }
}
