import RegistryDiagnostics
import RegistryModel
import RegistryText

/// The owners of a registry beside CODEOWNERS.
package struct OwnersReport: Sendable {
  /// A team with what is known of it.
  package struct Row: Sendable {
    package let name: String
    /// Nil where `$registry.owners` does not describe it.
    package let team: Team?
    package let entries: [Entry]
    /// The rules that name one of its handles.
    package let rules: [CodeOwners.Rule]

    /// What CODEOWNERS calls it.
    package var handles: [String] { team?.codeowners ?? [] }
  }

  /// Every team that has a key or that the settings name, in the order of their names by code points.
  package let rows: [Row]
  /// What does not agree, with the severities of the registry.
  package let diagnostics: [Diagnostic]

  /// - Parameter repositoryPath: the path of a file from the top of the repository, or nil for one outside of it.
  package init(
    _ entries: [Entry], _ settings: Settings, _ owners: CodeOwners, repositoryPath: (String) -> String?
  ) {
    let teams = Dictionary((settings.teams ?? []).map { (ExactText($0.name), $0) }) { first, _ in first }
    let keys = Dictionary(grouping: entries) { ExactText($0.owner) }
    rows = Set(teams.keys).union(keys.keys).sorted().map { name in
      let team = teams[name]
      let rules = owners.rules.filter { $0.names(oneOf: team?.codeowners ?? []) }
      return Row(name: name.text, team: team, entries: keys[name] ?? [], rules: rules)
    }
    let findings = rows.compactMap(Self.finding) + Self.files(rows, owners, repositoryPath) + owners.faults.map(\.diagnostic)
    diagnostics = settings.applied(to: findings, of: OwnersRules.documentation)
  }

  /// What is wrong with a team that owns a key.
  private static func finding(_ row: Row) -> Diagnostic? {
    guard let first = row.entries.first else { return nil }
    let location = row.team?.location ?? first.location
    if row.handles.isEmpty {
      return Diagnostic(
        OwnersRules.teamWithoutHandle, at: location, "the team \(quoted(row.name)) has no handle of CODEOWNERS",
        fix: .init("add 'codeowners: \"@org/team\"' to it in '$registry.owners'"), owner: row.name)
    }
    guard row.rules.isEmpty else { return nil }
    return Diagnostic(
      OwnersRules.teamWithoutRule, at: location,
      "no rule of CODEOWNERS names the team \(quoted(row.name)), which is \(quotedList(row.handles))",
      fix: .init("correct the handle, or add a rule for the team"), owner: row.name)
  }

  /// What is wrong with the files of the registry.
  private static func files(
    _ rows: [Row], _ owners: CodeOwners, _ repositoryPath: (String) -> String?
  ) -> [Diagnostic] {
    let files = Set(rows.flatMap(\.entries).map(\.location.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return files.compactMap { file in
      guard let path = repositoryPath(file) else { return nil }
      let teams = rows.filter { $0.entries.contains { $0.location.path == file } }
      return Self.file(file, path, teams, owners.rules(for: path))
    }
  }

  private static func file(_ file: String, _ path: String, _ teams: [Row], _ rules: [CodeOwners.Rule]) -> Diagnostic? {
    let location = SourceLocation(path: file)
    let given = rules.flatMap(\.owners)
    guard !given.isEmpty else {
      return Diagnostic(
        OwnersRules.fileWithoutOwner, at: location, "\(quoted(path)) belongs to nobody in CODEOWNERS",
        notes: rules.last.map { [.init("this rule has no owner", at: $0.location)] } ?? [], fix: .init("add a rule for it"))
    }
    // Where one of the teams has no handle, nobody knows whether the file is its own.
    guard teams.allSatisfy({ !$0.handles.isEmpty }), !rules.contains(where: { $0.names(oneOf: teams.flatMap(\.handles)) }) else {
      return nil
    }
    return Diagnostic(
      OwnersRules.fileOfAnotherTeam, at: location,
      "\(quoted(path)) belongs to \(quotedList(given, joinedBy: "and")) in CODEOWNERS, but its keys belong to "
        + quotedList(teams.map(\.name), joinedBy: "and"),
      notes: rules.map { .init("this rule decides", at: $0.location) },
      fix: .init("let the rule name the team, or move the keys into a file of the team"))
  }
}

extension CodeOwners.Rule {
  /// Whether one of the handles is an owner. Services take them without regard to case.
  func names(oneOf handles: [String]) -> Bool {
    owners.contains { owner in handles.contains { $0.lowercased() == owner.lowercased() } }
  }
}

extension CodeOwners.Fault {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(OwnersRules.invalidCodeowners, at: location, message, fix: .init("correct the line; the services pass over it"))
  }
}
