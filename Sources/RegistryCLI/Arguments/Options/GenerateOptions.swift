import RegistryModel

/// What `generate` is asked to do.
struct GenerateOptions: Equatable, Sendable {
  /// Paths as given; empty for the usual places. `-` is standard input.
  var registries: [String]
  /// A path, or `-` for standard output.
  var output = "-"
  /// The name of a built-in template, or a path, which has a slash or a dot. Nil leaves it to the registry.
  var template: String?
  /// Nil leaves it to the registry.
  var access: AccessLevel?
  /// Whether nothing is written and a stale file fails the run. There is an output file then.
  var isCheck: Bool
  /// Whether the template's context is printed and nothing is written.
  var dumpsContext: Bool
  /// Nil leaves it to the environment.
  var today: CalendarDay?
  var reporting: ReportingOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    registries = try arguments.registries()
    if let output = arguments.value(of: .output) { self.output = output }
    template = arguments.value(of: .template)
    access = arguments.value(of: .access).flatMap(AccessLevel.init)
    isCheck = arguments.has(.check)
    dumpsContext = arguments.has(.dumpContext)
    today = arguments.day(.today)
    reporting = ReportingOptions(arguments)
    try arguments.require(!isCheck || !dumpsContext, "'--check' and '--dump-context' exclude each other")
    try arguments.require(!isCheck || output != "-", "'--check' needs the file to compare with as '--output <file>'")
  }
}
