import RegistryDiagnostics
import RegistryModel
import RegistryYAML

/// A rule that every registry has to keep, whatever the day.
///
/// A rule is a name space without state. Most judge one declaration; those that compare keys judge the registry.
public protocol Rule: SendableMetatype {
  /// The rule's id, severity and page.
  static var documentation: RuleDocumentation { get }

  /// Reports what is wrong with one declaration.
  static func check(_ declaration: Declaration, in registry: Registry, report: (Finding) -> Void)

  /// Reports what is wrong with the registry as a whole.
  static func check(_ registry: Registry, report: (Finding) -> Void)
}

extension Rule {
  public static func check(_ declaration: Declaration, in registry: Registry, report: (Finding) -> Void) {}
  public static func check(_ registry: Registry, report: (Finding) -> Void) {}
}

/// What a rule found, before the registry's settings give it a severity.
public struct Finding: Sendable {
  /// The place, most often a node's.
  public var location: SourceLocation
  /// Lower-case start, names in single quotes, no full stop.
  public var message: String
  public var fix: Diagnostic.Fix?
  public var notes: [Diagnostic.Note]
  /// The declaration that is at fault, for the key and the owner of the report.
  public var declaration: Declaration?

  public init(
    at location: SourceLocation,
    _ message: String,
    fix: Diagnostic.Fix? = nil,
    notes: [Diagnostic.Note] = [],
    in declaration: Declaration? = nil
  ) {
    self.location = location
    self.message = message
    self.fix = fix
    self.notes = notes
    self.declaration = declaration
  }
}
