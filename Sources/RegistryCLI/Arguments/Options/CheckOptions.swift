import RegistryModel

/// What `validate` is asked to do.
struct ValidateOptions: Equatable, Sendable {
  /// Paths as given; empty for the usual places. `-` is standard input.
  var registries: [String]
  /// The day from which lifetimes are counted; nil leaves it to the environment.
  var today: CalendarDay?
  var reporting: ReportingOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    registries = try arguments.registries()
    today = arguments.day(.today)
    reporting = ReportingOptions(arguments)
  }
}

/// What `expiry` is asked to do.
struct ExpiryOptions: Equatable, Sendable {
  /// As in `ValidateOptions`.
  var registries: [String]
  /// Nil leaves it to the environment.
  var today: CalendarDay?
  /// How many days ahead an expiry is due soon; nil leaves it to the registry.
  var within: Int?
  var reporting: ReportingOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    registries = try arguments.registries()
    today = arguments.day(.today)
    within = arguments.number(.within)
    reporting = ReportingOptions(arguments)
  }
}

/// What `check` is asked to do.
struct CheckOptions: Equatable, Sendable {
  /// As in `ValidateOptions`.
  var registries: [String]
  /// As in `ExpiryOptions`.
  var today: CalendarDay?
  /// As in `ExpiryOptions`.
  var within: Int?
  /// The path of an exported template, `-` for standard input, or nil where none is checked.
  var remote: String?
  /// Patterns of remote keys that others own; empty where there is no export.
  var ignored: [String]
  var reporting: ReportingOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    registries = try arguments.registries()
    today = arguments.day(.today)
    within = arguments.number(.within)
    remote = arguments.value(of: .remote)
    ignored = arguments.values[.ignore] ?? []
    reporting = ReportingOptions(arguments)
    try arguments.require(remote != nil || ignored.isEmpty, "'--ignore' means nothing without '--remote <file>'")
  }
}
