/// What `explain` is asked to do.
struct ExplainOptions: Equatable, Sendable {
  /// The rule's id; nil lists all rules.
  var rule: String?
  /// Of the formats, text and JSON are possible.
  var reporting: ReportingOptions

  init(_ arguments: ParsedArguments) {
    rule = arguments.positionals.first
    reporting = ReportingOptions(arguments)
  }
}
