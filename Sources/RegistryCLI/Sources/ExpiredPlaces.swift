import RegistryDiagnostics
import RegistryExpiry
import RegistryUses

extension [Diagnostic] {
  /// The findings, where each expired entry has notes with the places that read it: they are what to delete.
  func withPlaces(of keys: [KeyUses]) -> [Diagnostic] {
    let uses = Dictionary(keys.map { ($0.key.key, $0) }) { first, _ in first }
    return map { finding in
      guard finding.rule == ExpiryRules.expired.id, let key = finding.key, let found = uses[key] else { return finding }
      var finding = finding
      finding.notes += found.notes
      return finding
    }
  }
}

extension KeyUses {
  /// More places are counted only.
  private static let mostNotes = 20

  fileprivate var notes: [Diagnostic.Note] {
    guard !places.isEmpty else { return [.init("nothing in the sources reads it")] }
    let shown = places.prefix(Self.mostNotes).map { place in
      Diagnostic.Note(place.kind == .rawDefault ? "it is given a default here" : "it is read here", at: place.location)
    }
    let rest = places.count - shown.count
    return shown + (rest == 0 ? [] : [.init("and in \(rest) more places, which 'uses --key' lists")])
  }
}
