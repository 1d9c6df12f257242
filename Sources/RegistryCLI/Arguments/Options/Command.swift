/// A command with its options, each of its type.
enum Command {
  case generate(GenerateOptions)
  case validate(ValidateOptions)
  case expiry(ExpiryOptions)
  case check(CheckOptions)
  case diff(DiffOptions)
  case plan(PlanOptions)
  case `import`(ImportOptions)
  case explain(ExplainOptions)

  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch arguments.command.name {
    case .generate: self = .generate(try GenerateOptions(arguments))
    case .validate: self = .validate(try ValidateOptions(arguments))
    case .expiry: self = .expiry(try ExpiryOptions(arguments))
    case .check: self = .check(try CheckOptions(arguments))
    case .diff: self = .diff(try DiffOptions(arguments))
    case .plan: self = .plan(try PlanOptions(arguments))
    case .import: self = .import(ImportOptions(arguments))
    case .explain: self = .explain(ExplainOptions(arguments))
    }
  }

  /// How the command's findings are shown.
  var reporting: ReportingOptions {
    switch self {
    case .generate(let options): options.reporting
    case .validate(let options): options.reporting
    case .expiry(let options): options.reporting
    case .check(let options): options.reporting
    case .diff(let options): options.reporting
    case .plan(let options): options.reporting
    case .import(let options): options.reporting
    case .explain(let options): options.reporting
    }
  }
}
