import RegistryCompat
import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// Registries that shipped, as they were read.
struct LoadedReleases {
  private(set) var releases: [Release] = []
  /// What could not be read of them, as notes and warnings.
  private(set) var diagnostics: [Diagnostic] = []
  /// The bytes of each file, by its path.
  private(set) var sources: [String: [UInt8]] = [:]
}

/// Reads registries that shipped. They are read as far as they go: only a file that is no registry at all ends the run.
extension LoadedReleases {
  /// - Parameters:
  ///   - paths: a file, a folder or `-` for each registry. A folder in which everything is named like a version is an archive: each
  ///     of its files and folders is a registry, from `$registry.supported_from` on.
  ///   - settings: those of the new registry, for the severities.
  /// - Throws: every file that cannot be read, for exit code 2.
  init(_ paths: [String], _ settings: Settings) throws(Refusal) {
    var releases: [String] = []
    for path in paths { releases += try Self.releases(at: path, since: settings.supportedFrom) }
    try add(releases, settings)
  }

  /// The releases of an archive from `since` on, else from `$registry.supported_from` on; none without a folder.
  ///
  /// - Throws: every file that cannot be read, for exit code 2.
  init(_ options: ShippedOptions, _ settings: Settings) throws(Refusal) {
    guard let folder = options.shipped else { return }
    let items = try Self.items(in: folder)
    let first = options.since ?? settings.supportedFrom
    let releases = items.filter { Self.isRelease($0, since: first) }
    guard !releases.isEmpty else { throw Refusal(Self.noRelease(in: folder, since: first)) }
    let prefix = Folder.prefix(of: folder)
    try add(releases.map { prefix + $0 }, settings)
    if settings.severity(of: CompatRules.misnamedRelease) != nil {
      diagnostics += items.filter { AppVersion(fileName: $0) == nil && Self.isYAML($0) }.map { CompatRules.misnamed(prefix + $0) }
    }
  }

  /// These and others together; of two with one version the first counts.
  func joined(with others: LoadedReleases) -> LoadedReleases {
    var all = self
    let versions = Set(releases.compactMap(\.version))
    all.releases += others.releases.filter { $0.version.map { !versions.contains($0) } ?? true }
    all.diagnostics += others.diagnostics
    all.sources.merge(others.sources) { first, _ in first }
    return all
  }

  private mutating func add(_ paths: [String], _ settings: Settings) throws(Refusal) {
    var broken = Refusal([])
    for path in paths {
      do throws(Refusal) { try add(path, settings) } catch { broken = error.beside(broken.diagnostics, in: broken.sources) }
    }
    guard broken.diagnostics.isEmpty else { throw broken }
  }

  private mutating func add(_ path: String, _ settings: Settings) throws(Refusal) {
    let loaded = try RegistryLoader.load([path])
    guard !loaded.diagnostics.contains(where: Self.isFatal) else { throw Refusal(loaded.diagnostics, in: loaded.sources) }
    let reading = LenientReading(loaded.registry, name: Self.name(of: path), settings: settings)
    releases.append(reading.release)
    // What a newer or an older tool wrote differently is worth a note, and no more.
    diagnostics += reading.diagnostics + loaded.diagnostics.map { $0.asNote }
    sources.merge(loaded.sources) { first, _ in first }
  }

  /// Whether a file is no registry, or holds something that cannot be read.
  private static func isFatal(_ finding: Diagnostic) -> Bool {
    finding.severity == .error && (finding.isAboutYAML || finding.isNoRegistry)
  }

  /// The path, or those of the releases of an archive.
  private static func releases(at path: String, since first: AppVersion?) throws(Refusal) -> [String] {
    guard path != "-", Folder.exists(path) else { return [path] }
    do throws(SystemError) { guard try Folder.isArchive(path) else { return [path] } } catch { throw Refusal(error) }
    let prefix = Folder.prefix(of: path)
    let items = try items(in: path).filter { isRelease($0, since: first) }
    guard !items.isEmpty else { throw Refusal(noRelease(in: path, since: first)) }
    return items.map { prefix + $0 }
  }

  private static func items(in folder: String) throws(Refusal) -> [String] {
    do throws(SystemError) {
      return try Folder.items(in: folder) { $0.first != UInt8(ascii: ".") }.map(\.name)
    } catch {
      throw Refusal(error)
    }
  }

  /// Whether a name is that of a version, and not of an earlier one than the first that is supported.
  private static func isRelease(_ name: String, since first: AppVersion?) -> Bool {
    guard let version = AppVersion(fileName: name) else { return false }
    return first.map { version >= $0 } ?? true
  }

  private static func isYAML(_ name: String) -> Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

  /// The version, or the path where the last part of it is none.
  private static func name(of path: String) -> String {
    if path == "-" { return "standard input" }
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return AppVersion(fileName: last)?.text ?? path
  }
}

extension LoadedReleases {
  private static func noRelease(in folder: String, since: AppVersion?) -> SystemError {
    let suffix = since.map { " from \($0.text) on" } ?? ""
    return SystemError(
      folder, "the folder \(quoted(path: folder)) does not have the registry of a version\(suffix)",
      fix: "write one with 'config-registry archive', or name its files like '5.1.0.yml'")
  }
}

extension Diagnostic {
  fileprivate var asNote: Diagnostic {
    var note = self
    note.severity = .note
    return note
  }

  fileprivate var isAboutYAML: Bool { YAMLRules.documentation.contains { $0.id == rule } }
  fileprivate var isNoRegistry: Bool { StructureRules.notARegistry.id == rule }
}
