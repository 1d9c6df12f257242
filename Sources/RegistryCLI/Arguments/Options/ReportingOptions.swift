import RegistryDiagnostics
import RegistryModel

/// When the text format is coloured.
enum ColorMode: String, CaseIterable, Sendable {
  /// Where standard output is a terminal.
  case auto
  case always
  case never
}

/// How findings are shown, and which of them fail the run.
struct ReportingOptions: Equatable, Sendable {
  var format = OutputFormat.text
  var color = ColorMode.auto
  /// Whether warnings change the exit code as errors do.
  var isStrict = false
  /// How many findings are shown; the rest are counted.
  var findingLimit = Report.defaultLimit

  init() {}

  init(_ arguments: ParsedArguments) {
    self.init()
    if let format = arguments.value(of: .format).flatMap(OutputFormat.init) { self.format = format }
    if let color = arguments.value(of: .color).flatMap(ColorMode.init) { self.color = color }
    if let limit = arguments.number(.maxFindings) { findingLimit = limit }
    isStrict = arguments.has(.strict)
  }
}

/// What the arguments were checked to be, as values of types.
extension ParsedArguments {
  func day(_ name: OptionName) -> CalendarDay? { value(of: name).flatMap(CalendarDay.init) }

  func number(_ name: OptionName) -> Int? { value(of: name).flatMap(ValueSpec.number) }

  /// The registry's paths. Standard input can be read only once.
  func registries() throws(UsageError) -> [String] {
    let inputs = positionals + [value(of: .remote)].compactMap { $0 }
    guard inputs.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("'-' is given twice, but standard input can be read only once", in: command)
    }
    return positionals
  }

  /// Fails where an option is given that means nothing without, or beside, another one.
  func require(_ condition: Bool, _ message: String) throws(UsageError) {
    guard condition else { throw UsageError(message, in: command) }
  }
}
