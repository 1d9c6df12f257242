/// Which registry is edited, and whether it is.
final class EditingOptions: ArgumentGroup {
  @Argument(
    .option(
      "registry", .input, "file", help: "A file of the registry, or a folder of such files. By default as for every command."))
  var registries: [String]
  @Argument(.dryRun) var isDryRun = false
}

extension ArgumentSpec<Bool> {
  static var dryRun: Self { .flag("dry-run", help: "Write nothing, and show what would change as a unified diff.") }
}

extension ArgumentSpec<String> {
  static func keys(_ help: String) -> Self { .positional("key", .text, help: help, fallback: nil) }

  static func reason(_ help: String) -> Self { .option("reason", .reason, "text", help: help) }
}

extension ValueKind<String> {
  /// A text that says something.
  static var reason: Self {
    Self(expected: "a text that is not empty") { text in text.contains { !$0.isWhitespace } ? text : nil }
  }
}
