import RegistryDiagnostics

/// Every rule of the validator, in the order of their ids.
public enum RuleCatalogue {
  public static let rules: [any Rule.Type] = [
    DefaultOutOfRange.self
  ]

  /// The pages of all rules.
  public static var documentation: [RuleDocumentation] { rules.map { $0.documentation } }
}
