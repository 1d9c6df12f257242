import RegistryDiagnostics

/// The forms in which a comparison can be shown.
enum DiffFormat: String, CaseIterable, Sendable {
  case text
  case json
  case github
  case sarif
  /// For a comment on a pull request.
  case markdown
}

/// What `diff` is asked to do.
struct DiffOptions: Equatable, Sendable {
  /// Paths as given; empty for the usual places. `-` is standard input.
  var registries: [String]
  /// The path of an exported template, or `-` for standard input.
  var remote: String
  /// Patterns of remote keys that others own.
  var ignored: [String]
  var format: DiffFormat
  /// What it says of the format is for failures: text where the comparison is shown as Markdown.
  var reporting: ReportingOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    registries = try arguments.registries()
    remote = arguments.remote
    ignored = arguments.values[.ignore] ?? []
    format = arguments.value(of: .format).flatMap(DiffFormat.init) ?? .text
    reporting = ReportingOptions(arguments)
  }
}

/// What `plan` is asked to do.
struct PlanOptions: Equatable, Sendable {
  /// As in `DiffOptions`.
  var registries: [String]
  /// As in `DiffOptions`.
  var remote: String
  /// A path, or `-` for standard output.
  var output: String
  /// As in `DiffOptions`.
  var ignored: [String]
  /// Whether remote parameters go that the registry does not have.
  var prunes: Bool
  var reporting: ReportingOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    registries = try arguments.registries()
    remote = arguments.remote
    output = arguments.value(of: .output) ?? "-"
    ignored = arguments.values[.ignore] ?? []
    prunes = arguments.has(.prune)
    reporting = ReportingOptions(arguments)
  }
}

/// What `import` is asked to do.
struct ImportOptions: Equatable, Sendable {
  /// As in `DiffOptions`.
  var remote: String
  /// A path, or `-` for standard output.
  var output: String
  var reporting: ReportingOptions

  init(_ arguments: ParsedArguments) {
    remote = arguments.remote
    output = arguments.value(of: .output) ?? "-"
    reporting = ReportingOptions(arguments)
  }
}

extension ParsedArguments {
  /// The export's path, of a command that requires it.
  fileprivate var remote: String { value(of: .remote) ?? "-" }
}
