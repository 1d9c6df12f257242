import RegistryDiagnostics
import RegistryModel

// The arguments of several commands, each declared once. A command's own arguments are declared in the command.

extension ArgumentSpec<String> {
  static var registries: Self {
    .positional(
      "registry", .input, help: "The files of the registry, folders of such files, or '-' for standard input.",
      fallback: "config-registry.yml, else Registry")
  }

  static var remote: Self {
    .option("remote", .input, "file", help: "An exported Remote Config template in JSON, or '-' for standard input.")
  }

  static var ignore: Self {
    .option("ignore", .text, "pattern", help: "Ignore remote keys that match this pattern, where '*' stands for any characters.")
  }

  static var also: Self {
    .option(
      "also", .input, "registry",
      help: "Another registry, a file or a folder: of an app behind the same dashboard, or of keys that the same sources read.")
  }

  static var against: Self {
    .option(
      "against", .input, "registry",
      help: "The registry of a version that is still in use: a file, a folder, or '-' for standard input. Give it once for each.")
  }

  static var baseline: Self {
    .option("baseline", .text, "file", help: "Leave out the reads that this file lists; '--write-baseline' of 'uses' writes it.")
  }

  static var configuration: Self {
    .option(
      "configuration", .text, "name",
      help: "Use the defaults of this build configuration, one of '$registry.configurations'. By default those of 'value'.")
  }

  static func output(_ help: String) -> Self { .option("output", short: "o", .text, "file", help: help) }
}

extension ArgumentSpec<CalendarDay> {
  /// Every command that reads a registry takes it, so that a script can pass it to each of them.
  static var today: Self {
    .option(
      "today", .day, "day",
      help: "The day to use for expiry, as YYYY-MM-DD in UTC. By default the day of SOURCE_DATE_EPOCH, else of the system.")
  }
}

extension ArgumentSpec<Bool> {
  static var force: Self { .flag("force", help: "Replace an existing output, whatever it is.") }
}

extension ArgumentSpec<Int> {
  static var within: Self {
    .option(
      "within", .number(0...36_525), "days",
      help: "Report an entry as due soon if it expires within this many days. By default what the registry says.")
  }
}

extension ArgumentSpec where Element: ResultFormat {
  static var format: Self { .option("format", .choice, "format", help: "The format of the result.") }
}

/// Which versions shipped, for the commands that compare with them.
final class ShippedOptions: ArgumentGroup {
  @Argument(
    .option(
      "shipped", .text, "folder",
      help: "The registries of the versions that shipped: a file or a folder for each, named like '5.1.0.yml'."))
  var shipped: String?
  @Argument(.since) var since: AppVersion?

  /// Throws if the version is given without the folder.
  func validate() throws(UsageError) {
    if since != nil, shipped == nil { throw UsageError("'--since' needs '--shipped <folder>'") }
  }
}

extension ArgumentSpec<AppVersion> {
  static var since: Self {
    .option(
      "since", .version, "version",
      help: "Leave out the versions before this one. By default what '$registry.supported_from' says.")
  }
}

/// How findings are shown, and which of them fail the run.
final class ReportingOptions: ArgumentGroup {
  @Argument(.flag("strict", help: "Fail on warnings too.")) var isStrict = false
  @Argument(
    .option(
      "root", .text, "folder",
      help:
        "The repository. The formats for services give paths relative to it. By default GITHUB_WORKSPACE, else CI_PROJECT_DIR."))
  var root: String?
  @Argument(.option("max-findings", .number(0...1_000_000), "count", help: "How many findings to show. The rest are counted."))
  var limit = Report.defaultLimit
  @Argument(.option("color", .choice, "when", help: "When to color the text format. 'auto' means in a terminal."))
  var color = ColorMode.auto
}

/// When the text format is in color.
enum ColorMode: String, CaseIterable, Sendable {
  /// If the stream is a terminal.
  case auto
  case always
  case never
}

extension CommandConfiguration {
  static let expiryRule =
    "An entry is valid through the whole day of 'expires', in UTC. On that day it is reported as due, from the next day on as "
    + "expired."
}
