import RegistryJSON
import RegistryText

extension KeyUses {
  /// The places for a terminal, below a line with their numbers.
  ///
  ///     upload_chunk_bytes: 1 accessor, 2 raw reads
  ///       App/Upload.swift:12:9: raw read
  fileprivate var text: String {
    let lines = places.map { place in
      "  \(place.location.shown): \(place.kind.name)\(place.isTest ? " in tests" : "")\n"
    }
    return "\(key.key.visible): \(counts)\n" + lines.joined()
  }

  /// How often the key is read in each way.
  fileprivate var counts: String {
    let counts = Kind.allCases.compactMap { kind -> String? in
      let count = places.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.name)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "not used" : counts.joined(separator: ", ")
  }
}

extension KeyUses.Kind {
  /// The name for people.
  var name: String {
    switch self {
    case .accessor: "accessor"
    case .keyPath: "key path"
    case .enumType: "enum type"
    case .rawRead: "raw read"
    case .rawDefault: "raw default"
    }
  }
}

extension SourceLocation {
  fileprivate var shown: String { path.visiblePath + (span.map { ":\($0.start.line):\($0.start.column)" } ?? "") }
}

extension [KeyUses] {
  /// For people: each key with its places, and a line with the totals.
  package var text: String { map(\.text).joined() + summary + "\n" }

  /// For a comment on a pull request: a table of the keys.
  package var markdown: String {
    guard !isEmpty else { return "**Uses:** \(summary)\n" }
    let rows = map { uses in
      let cells = [
        uses.key.key.markdownCode, (uses.key.owner ?? "").markdownCode, uses.counts, String(uses.fileCount),
        String(uses.places.count(where: \.isTest)),
      ]
      return "| \(cells.joined(separator: " | ")) |\n"
    }
    return "**Uses:** \(summary)\n\n| key | owner | uses | files | in tests |\n|---|---|---|---|---|\n" + rows.joined()
  }

  /// For programs: one object for each place.
  package var json: JSONValue {
    .array(
      flatMap { uses in
        uses.places.map { place in
          [
            "key": .string(uses.key.key), "owner": uses.key.owner.map(JSONValue.string) ?? .null,
            "path": .string(place.location.path), "line": .integer(place.location.span?.start.line ?? 1),
            "column": .integer(place.location.span?.start.column ?? 1), "kind": .string(place.kind.rawValue),
            "isTest": .bool(place.isTest),
          ]
        }
      })
  }

  /// `12 keys: 40 uses in 9 files, 3 of them raw; 1 key is not read`
  private var summary: String {
    let places = flatMap(\.places)
    let rawCount = places.count { $0.kind == .rawRead || $0.kind == .rawDefault }
    let fileCount = Set(places.map(\.location.path)).count
    let unusedCount = count { $0.reads.isEmpty }
    let uses = "\(places.count) \(places.count == 1 ? "use" : "uses") in \(fileCount) \(fileCount == 1 ? "file" : "files")"
    return "\(count) \(count == 1 ? "key" : "keys"): \(uses)" + (rawCount == 0 ? "" : ", \(rawCount) of them raw")
      + (unusedCount == 0 ? "" : "; \(unusedCount) \(unusedCount == 1 ? "key is" : "keys are") not read")
  }
}

extension KeyUses {
  fileprivate var fileCount: Int { Set(places.map(\.location.path)).count }
}
