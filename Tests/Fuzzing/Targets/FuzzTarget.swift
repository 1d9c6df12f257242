/// What is tried with arbitrary bytes. The fuzzer and the ordinary tests call the same functions.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// The bytes of a registry's file, to findings in every format.
  case yaml
  /// The bytes of a registry's file, to generated Swift.
  case generate
  /// The bytes of an exported template, to findings, a plan and a first registry.
  case export
  /// The bytes of a Mustache template, to what it renders.
  case template
  /// A text, to what it means as a bool, an integer and a decimal.
  case grammar
  /// The bytes of a source file, to tokens, uses and findings.
  case uses

  /// What does not hold for these bytes; empty where all is well. A trap is the fault that needs no words.
  func violations(_ bytes: [UInt8]) -> [String] {
    switch self {
    case .yaml: YAMLTarget.violations(bytes)
    case .generate: GenerateTarget.violations(bytes)
    case .export: ExportTarget.violations(bytes)
    case .template: TemplateTarget.violations(bytes)
    case .grammar: GrammarTarget.violations(bytes)
    case .uses: UsesTarget.violations(bytes)
    }
  }
}
