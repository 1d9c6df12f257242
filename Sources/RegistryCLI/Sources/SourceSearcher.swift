import RegistryDiagnostics
import RegistryModel
import RegistryTemplates
import RegistryText
import RegistryUses

/// What a search of sources has found.
struct SearchedSources {
  let report: UsesReport
  /// The findings that the baseline does not list, with the severities of the registry.
  let findings: [Diagnostic]
  /// The texts of the files with findings, by their paths.
  let texts: [String: [UInt8]]
}

/// Finds, reads and searches the files that the options name, by default those of the current folder.
struct SourceSearcher {
  let options: SourceOptions

  /// Far more than anybody writes by hand.
  private static let fileLimit = 16 << 20

  /// Searches for the keys of a registry.
  ///
  /// - Parameters:
  ///   - also: the paths of other registries, each with a type name of its own, whose keys the sources read too.
  ///   - baseline: the path of a file with reads that are not reported.
  /// - Throws: for exit code 2, what cannot be read.
  func search(
    for entries: [Entry], _ settings: Settings, also: [String], baseline: String?, in session: Session
  ) throws -> SearchedSources {
    let known = try baseline.map { ($0, try BaselineFile.load($0)) }
    let others = try also.map { path in
      let other = try session.loadValid([path])
      return RegistrySymbols(try other.entries(), other.settings)
    }
    let report = try search(for: [RegistrySymbols(entries, settings)] + others)
    var findings = report.diagnostics(knowsTests: !options.tests.isEmpty).inSeverities(of: settings)
    let paths = Set(findings.compactMap(\.location?.path)).subtracting(entries.map(\.location.path))
    let texts = Dictionary(uniqueKeysWithValues: try paths.map { ($0, try read($0)) })
    if let (path, baseline) = known {
      let (new, goneCount) = baseline.newFindings(among: findings, texts: texts)
      let stale = goneCount == 0 ? [] : [Baseline.stale(at: path, goneCount: goneCount)].inSeverities(of: settings)
      findings = new + stale
    }
    return SearchedSources(report: report, findings: findings, texts: texts)
  }

  /// What the sources say of each key that they name, with the property lists that they give to the SDK.
  func keys() throws -> [SourceKey] {
    let report = try search(for: [])
    let names = Set(report.defaultsFiles.map { "\($0).plist" })
    guard !names.isEmpty else { return report.sourceKeys() }
    let tree = SourceTree(include: [], exclude: options.exclude, isWanted: { names.contains($0) })
    let paths = try options.sources.filter { Folder.exists($0) }.flatMap { try tree.files(in: $0) }
    return report.sourceKeys(try paths.map { PropertyList(try InputFile.read($0, limit: Self.fileLimit)) })
  }

  /// Searches for the keys of some registries, or for reads alone where there are none.
  private func search(for registries: [RegistrySymbols]) throws -> UsesReport {
    var search = SourceSearch(registries, files: try files())
    while !search.filesToRead.isEmpty {
      for file in search.filesToRead { search.read(try read(search.files[file].path), of: file) }
      search.endPass()
    }
    return search.report
  }

  /// The text of a file; none of a generated file, which reads each key by its text.
  private func read(_ path: String) throws(SystemError) -> [UInt8] {
    let bytes = try InputFile.read(path, limit: Self.fileLimit)
    return bytes.starts(with: GeneratedFile.mark.utf8) ? [] : bytes
  }

  /// Each file once, in the order of the paths; one that several options lead to is a test if one of them says so.
  private func files() throws -> [SourceFile] {
    let tree = SourceTree(include: options.include, exclude: options.exclude)
    let sources = options.sources.isEmpty ? ["."] : options.sources
    let roots = options.tests.map { ($0, true) } + sources.map { ($0, false) }
    var seen: Set<FileIdentity> = []
    var files: [SourceFile] = []
    for (root, isTest) in roots {
      let paths = try tree.files(in: root)
      guard !paths.isEmpty else { throw SystemError.noSources(in: root) }
      for path in paths {
        if roots.count > 1, let identity = FileIdentity(path: path), !seen.insert(identity).inserted { continue }
        files.append(SourceFile(path: path, isTest: isTest))
      }
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

extension SystemError {
  fileprivate static func noSources(in folder: String) -> SystemError {
    SystemError(
      folder, "\(quoted(path: folder)) does not contain a Swift or Objective-C file to search",
      fix: "name a folder of sources; what is hidden, ignored or left out does not count")
  }
}

/// Reads the file that `--baseline` names.
enum BaselineFile {
  private static let sizeLimit = 64 << 20

  static func load(_ path: String) throws -> Baseline {
    guard let baseline = Baseline(try InputFile.read(path, limit: sizeLimit)) else { throw Refusal([Baseline.invalid(at: path)]) }
    return baseline
  }
}

extension [Diagnostic] {
  /// The findings of rules that are not off, with the severities that a registry gives them.
  func inSeverities(of settings: Settings) -> [Diagnostic] { settings.applied(to: self, of: UsesRules.documentation) }
}
