import RegistryDiagnostics
import RegistryText

/// Where the sources read one key, by any way.
package struct KeyUses: Sendable {
  /// How a key is read.
  package enum Kind: String, Sendable, CaseIterable {
    /// `FeatureConfig.accessor`.
    case accessor
    /// `\.accessor`.
    case keyPath
    /// The type of an enum key.
    case enumType
    /// Past the generated file.
    case rawRead
    /// A default that is given to the SDK past the generated file.
    case rawDefault
  }

  package struct Place: Sendable {
    package let location: SourceLocation
    package let kind: Kind
    /// Whether the file is one of the tests.
    package let isTest: Bool
  }

  package let key: RegistrySymbols.Key
  /// In the order of the files and of their lines.
  package let places: [Place]

  /// The places where the value is read, and not only a default given.
  package var reads: [Place] { places.filter { $0.kind != .rawDefault } }
}

extension UsesReport {
  /// The uses of each key of the first registry, in its order.
  package var keys: [KeyUses] {
    guard let registry = registries.first else { return [] }
    let indices = Dictionary(registry.keys.enumerated().map { ($1.key, $0) }) { first, _ in first }
    var places = [[KeyUses.Place]](repeating: [], count: registry.keys.count)
    for use in uses where use.registry == 0 {
      places[use.key].append(.init(location: use.location, kind: use.kind.ofPlace, isTest: use.isTest))
    }
    for read in reads + ignoredReads {
      guard read.form != .defaultsFile, case .known(let text) = read.key, let index = indices[text] else { continue }
      let kind = read.form.isRead ? KeyUses.Kind.rawRead : .rawDefault
      places[index].append(.init(location: read.location, kind: kind, isTest: read.isTest))
    }
    return zip(registry.keys, places).map { key, places in
      KeyUses(key: key, places: places.sorted { $0.location < $1.location })
    }
  }
}

extension Use.Kind {
  fileprivate var ofPlace: KeyUses.Kind {
    switch self {
    case .accessor: .accessor
    case .keyPath: .keyPath
    case .enumType: .enumType
    }
  }
}
