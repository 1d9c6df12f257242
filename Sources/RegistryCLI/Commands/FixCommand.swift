import RegistryDiagnostics
import RegistryEditing
import RegistryText

/// Writes the fixes of findings into the registry.
struct FixCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "fix", .life,
    abstract: "Fix what has one meaning: misspelt attributes, a quoted bool, a day in another form.",
    discussion: [
      "Findings say which fixes it makes. A fix that would be a guess, such as 1.5 for '1,5', is left to people. Each result is "
        + "checked: a fix that would cause another error is not made."
    ],
    reportsTo: .error)

  @Argument(.dryRun) var isDryRun = false
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.registries) var registries: [String]

  func run(in session: Session) throws -> ExitCode {
    let run = try EditingRun(registries, isDryRun: isDryRun, format: format, acceptsFaults: true)
    let before = run.loaded.findings
    let (files, fixed) = FixApplication.applying(before, to: run.files) { edited, fixed in
      let after = RegistryLoader.parse(run.after(edited)).findings
      let left = before.subtracting(fixed)
      return after.subtracting(left).allSatisfy { $0.severity != .error } && after.count <= before.count
    }
    let changes = fixed.map { finding in
      EditChange(key: finding.key ?? "$registry", attribute: finding.rule.rawValue, old: nil, new: finding.fix?.message ?? "")
    }
    return try run.finish(files, changes, nothing: "nothing to fix", in: session)
  }
}
