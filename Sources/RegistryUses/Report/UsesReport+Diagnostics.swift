import RegistryDiagnostics
import RegistryText

extension UsesReport {
  /// All findings, with the severities that the rules have unless set otherwise.
  ///
  /// - Parameter knowsTests: whether the files of the tests are told apart, so that a key can be used in them only.
  package func diagnostics(knowsTests: Bool) -> [Diagnostic] {
    reads.map { $0.diagnostic(registries) } + deprecatedUses + unusedKeys(knowsTests: knowsTests) + ignoreFindings
  }

  private var deprecatedUses: [Diagnostic] {
    uses.enumerated().compactMap { index, use in
      let key = registries[use.registry].keys[use.key]
      guard let reason = key.deprecation, !ignoredDeprecations.contains(index) else { return nil }
      let registry = registries[use.registry]
      let next = registry.keys.first { $0.key == key.replacement }?.accessor
      return Diagnostic(
        UsesRules.deprecatedUse, at: use.location, "\(quoted(key.key)) is deprecated: \(reason)",
        fix: .init(
          next.map { "read '\(registry.typeName).\($0)' instead" } ?? "stop reading it",
          replacement: use.kind == .enumType ? nil : next), key: key.key, owner: key.owner)
    }
  }

  private func unusedKeys(knowsTests: Bool) -> [Diagnostic] {
    let readers = readers
    return registries.enumerated().flatMap { number, registry in
      registry.keys.enumerated().compactMap { index, key in
        guard !key.isRetired else { return nil }
        switch readers[KeyReference(registry: number, key: index)] {
        case nil: return unused(key)
        case .tests where knowsTests: return usedInTestsOnly(key)
        default: return nil
        }
      }
    }
  }

  private enum Reader { case tests, app }

  /// Who reads each key, by any way.
  private var readers: [KeyReference: Reader] {
    var readers: [KeyReference: Reader] = [:]
    for use in uses {
      let key = KeyReference(registry: use.registry, key: use.key)
      readers[key] = use.isTest ? readers[key] ?? .tests : .app
    }
    let keys = Facts(registries).keysByName
    for read in reads + ignoredReads where read.form.isRead {
      guard case .known(let text) = read.key, let key = keys[text] else { continue }
      readers[key] = read.isTest ? readers[key] ?? .tests : .app
    }
    return readers
  }

  private func unused(_ key: RegistrySymbols.Key) -> Diagnostic {
    let dynamicCount = reads.count { if case .unknown = $0.key { true } else { false } }
    let note = "the key of \(dynamicCount == 1 ? "one read" : "\(dynamicCount) reads") is not known; see 'dynamic-read'"
    return Diagnostic(
      UsesRules.unusedKey, at: key.location, "\(quoted(key.key)) is not read in the sources",
      notes: dynamicCount == 0 ? [] : [.init(note)],
      fix: .init("remove it, or mark it 'retired' if a shipped version reads it"), key: key.key, owner: key.owner)
  }

  private func usedInTestsOnly(_ key: RegistrySymbols.Key) -> Diagnostic {
    Diagnostic(
      UsesRules.usedInTestsOnly, at: key.location, "\(quoted(key.key)) is read in tests only",
      fix: .init("remove it and the tests, or mark it 'retired' if a shipped version reads it"), key: key.key, owner: key.owner)
  }
}

extension RawRead.Form {
  /// Whether the value is read, and not only a default given.
  package var isRead: Bool { self != .defaults && self != .defaultsFile }
}
