import RegistryCompat
import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistryText

/// What a template does to installs of versions that shipped, beside another comparison.
struct ShippedFindings {
  let diagnostics: [Diagnostic]
  /// The bytes of the shipped registries, by their paths.
  let sources: [String: [UInt8]]

  /// Nothing without releases.
  init(_ releases: LoadedReleases, _ export: Export, _ settings: Settings) {
    sources = releases.sources
    diagnostics = releases.diagnostics + Fleet(releases.releases, RemoteTemplate(export)).diagnostics(settings)
  }
}

extension TemplatePlan {
  /// The plan with a line for each value in it that installs of a shipped version would read otherwise.
  func judged(by releases: LoadedReleases, _ settings: Settings, path: String) -> TemplatePlan {
    guard !releases.releases.isEmpty, let export = Export.read(bytes, path: path).export else { return self }
    let fleet = Fleet(releases.releases, RemoteTemplate(export))
    let hurt = fleet.items.compactMap { item -> Change? in
      guard let rule = item.rule, settings.severity(of: rule) == .error else { return nil }
      let message = "\(item.detail) (\(fleet.names(item.positions)))"
      return Change(
        key: item.key, owner: item.owner, kind: .left(Obstacle(rule: rule, message: message, location: item.shippedLocation)))
    }
    return adding(hurt)
  }
}

extension LoadedReleases {
  /// The keys that shipped code reads, each with the versions, for people.
  var readers: [String: String] {
    let names = releases.inOrder().map(\.name)
    return Dictionary(uniqueKeysWithValues: releases.readers.map { ($0.key.text, VersionNames.text($0.value, of: names)) })
  }
}
