/// Which sources are searched.
final class SourceOptions: ArgumentGroup {
  @Argument(
    .option("sources", .text, "folder", help: "A folder of Swift and Objective-C sources, or one such file, to search for uses."))
  var sources: [String]
  @Argument(
    .option("tests", .text, "folder", help: "A folder of tests, which is searched too. A key that only they read is reported."))
  var tests: [String]
  @Argument(
    .option("include", .text, "pattern", help: "Search only the files that match this pattern, written as in '.gitignore'."))
  var include: [String]
  @Argument(
    .option("exclude", .text, "pattern", help: "Leave out files and folders that match this pattern, written as in '.gitignore'.")
  )
  var exclude: [String]

  /// Throws if an option is given that only makes sense with sources.
  func validateWithoutSources() throws(UsageError) {
    let given = [("tests", tests), ("include", include), ("exclude", exclude)]
    if let first = given.first(where: { !$0.1.isEmpty }) { throw UsageError("'--\(first.0)' needs '--sources <folder>'") }
  }
}
