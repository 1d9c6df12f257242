import RegistryDiagnostics

/// Tests write ids as they are. In the sources an id is written once, in its `RuleDocumentation`.
extension RuleID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
