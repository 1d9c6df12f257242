import RegistryDiagnostics
import RegistryModel
import RegistryText

/// A first registry from an exported template, or the keys that one lacks.
///
/// Types and defaults come from the template. Whatever it does not say is a guess, and a comment marks it. Descriptions are kept,
/// and groups become tags.
package struct RegistryImport: Sendable {
  /// The entries, each at the start of a line. A key that the template has twice is here once, as it is first.
  package let entries: String
  /// How many keys the entries declare.
  package let count: Int
  /// What a reader should know: keys that the template has twice, options without effect.
  package let findings: [Diagnostic]
  private let header: String

  package init(_ export: Export, _ options: Options = Options()) {
    var writer = EntryWriter(options)
    let parameters = Dictionary(grouping: export.parameters, by: \.key)
    var seen = options.declared
    var ignored = IgnorePatterns(options.ignored)
    for parameter in export.parameters where seen.insert(parameter.key).inserted && !ignored.match(parameter.key) {
      let group = parameter.group.flatMap { export.groups[$0].name.text }
      let guess = ParameterGuess(
        parameter, others: parameters[parameter.key]?.dropFirst() ?? [], source: options.sources?[parameter.key])
      writer.write(parameter.key, description: parameter.description?.text, group: group, guess: guess)
    }
    entries = writer.text
    count = writer.count
    findings = Self.duplicates(in: export) + writer.unusedPermanences.map(Self.unused)
    header = Self.header(
      writer, from: "an exported Remote Config template", ifEmpty: "The template has no parameters.", schema: options.schema)
  }

  /// A first registry from what the sources of an app say, where no export is at hand.
  package init(sources: [String: KeyInSources], _ options: Options) {
    var writer = EntryWriter(options)
    var ignored = IgnorePatterns(options.ignored)
    for (key, source) in sources.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    where !options.declared.contains(key) && !ignored.match(key) {
      writer.write(key, description: nil, group: nil, guess: ParameterGuess(source))
    }
    entries = writer.text
    count = writer.count
    findings = writer.unusedPermanences.map(Self.unused)
    header = Self.header(
      writer, from: "the sources of an app", ifEmpty: "The sources name no key.", schema: options.schema)
  }

  /// The entries as the text of a registry.
  package var registry: String { header + entries }

  private static func header(_ writer: EntryWriter, from origin: String, ifEmpty: String, schema: String?) -> String {
    var lines = schema.map { ["yaml-language-server: $schema=\($0.visible)", ""] } ?? []
    lines.append("Imported from \(origin).")
    if writer.count == 0 { lines.append(ifEmpty) }
    if writer.guessCount > 0 {
      lines.append("- Look at the \(writer.guessCount == 1 ? "line" : "\(writer.guessCount) lines") with 'a guess'.")
    }
    if writer.hasPlaceholders { lines.append("- Name the team that owns each key with '\(Declaration.ownerPlaceholder)'.") }
    if writer.hasOpenFlags {
      lines.append("- Say for each bool until when it may stay: 'expires: YYYY-MM-DD', or 'never' with a 'reason'.")
    }
    if writer.unreadCount > 0 {
      lines.append("- Remove each key that nothing reads, unless a shipped version reads it.")
    }
    if writer.hasNumbers { lines.append("- Give each number a 'range'.") }
    return lines.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
  }

  private static func duplicates(in export: Export) -> [Diagnostic] {
    Comparison([], export).differences.compactMap { difference in
      if case .duplicate = difference.kind { difference.diagnostic(difference.rule.defaultSeverity) } else { nil }
    }
  }

  private static func unused(_ permanence: Permanence) -> Diagnostic {
    Diagnostic(
      ImportRules.unusedPattern, at: nil,
      "the pattern \(quoted(permanence.pattern)) of '--never' matches no key that is imported",
      fix: .init("correct the pattern, or leave it out"))
  }
}

/// The rules of `import` alone.
package enum ImportRules {
  package static let documentation = [unusedPattern]

  static let unusedPattern = RuleDocumentation(
    "unused-pattern", .warning,
    summary: "a pattern of '--never' matches no key",
    explanation: "Each pattern of '--never' is for keys of the template that 'import' writes.",
    rationale: "The keys that were meant get an expiry, or none at all."
  )
}
