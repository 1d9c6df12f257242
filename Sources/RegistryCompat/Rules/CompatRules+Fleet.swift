import RegistryDiagnostics
import RegistryText

// What today's template does to installs that shipped.

extension CompatRules {
  static let fleet = [misnamedRelease, shippedClamped, shippedKeyGone, shippedOutOfRange, shippedUnreadable]

  static let shippedUnreadable = RuleDocumentation(
    "shipped-unreadable",
    summary: "a version that shipped cannot read a value of the template",
    explanation: """
      An install of that version may receive the value, and it is not of the type, the values, the length or the pattern that the \
      version was built with. Values under conditions on 'app.version', 'app.build' or 'device.os' that leave the version \
      out do not count.
      """,
    rationale: "The install reads its compiled-in value, whatever the dashboard says, and nobody notices.",
    isConfigurable: true
  )

  static let shippedOutOfRange = RuleDocumentation(
    "shipped-out-of-range",
    summary: "a value of the template is out of the range of a version that shipped",
    explanation: "An install of that version may receive the value, and reads its compiled-in one in its place.",
    rationale: "The dashboard says 500, and everybody who has not updated has 10.",
    isConfigurable: true
  )

  static let shippedClamped = RuleDocumentation(
    "shipped-clamped", .warning,
    summary: "a version that shipped reads a value of the template as the nearest bound",
    explanation: "The value is out of the range that the version was built with, and its entry has 'out_of_range: clamp'.",
    rationale: "Versions differ in what they read, which is what clamping is for; it is worth knowing.",
    isConfigurable: true
  )

  static let shippedKeyGone = RuleDocumentation(
    "shipped-key-gone", .warning,
    summary: "a version that shipped reads a key that the template does not have",
    explanation: "Installs of that version read their compiled-in value, and nobody can change it any more.",
    rationale: "Only a release could change the value, and those installs do not get one.",
    isConfigurable: true
  )

  package static let misnamedRelease = RuleDocumentation(
    "misnamed-release", .warning,
    summary: "a file of an archive is not named like a version",
    explanation: """
      An archive has a file or a folder for each release, named after it: '5.1.0.yml'. Another YAML file is left out. 'archive' writes \
      such files.
      """,
    rationale: "A release that is left out is not protected.",
    isConfigurable: true
  )

  package static func misnamed(_ path: String) -> Diagnostic {
    Diagnostic(
      misnamedRelease, at: .init(path: path), "\(quoted(path)) is not named like a version, and is left out",
      fix: .init("name it like '5.1.0.yml', or move it out of the archive"))
  }
}
