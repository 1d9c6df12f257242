import RegistryDiagnostics
import RegistryText

extension UsesReport {
  /// All findings, with the severities that the rules have unless set otherwise. Keys without a use are those of the first
  /// registry.
  ///
  /// - Parameter knowsTests: whether the files of the tests are told apart, so that a key can be used in them only.
  package func diagnostics(knowsTests: Bool) -> [Diagnostic] {
    reads.map { $0.diagnostic(registries) } + unusedKeys(knowsTests: knowsTests) + ignoreFindings
  }

  private func unusedKeys(knowsTests: Bool) -> [Diagnostic] {
    keys.compactMap { uses in
      let reads = uses.reads
      if reads.isEmpty { return unused(uses.key) }
      return knowsTests && reads.allSatisfy(\.isTest) ? usedInTestsOnly(uses.key) : nil
    }
  }

  private func unused(_ key: RegistrySymbols.Key) -> Diagnostic {
    let dynamicCount = reads.count { if case .unknown = $0.key { true } else { false } }
    let note = "the key of \(dynamicCount == 1 ? "one read" : "\(dynamicCount) reads") is not known; see 'dynamic-read'"
    return Diagnostic(
      UsesRules.unusedKey, at: key.location, "\(quoted(key.key)) is not read in the sources",
      notes: dynamicCount == 0 ? [] : [.init(note)],
      fix: .init("remove it if no shipped version reads it"), key: key.key, owner: key.owner)
  }

  private func usedInTestsOnly(_ key: RegistrySymbols.Key) -> Diagnostic {
    Diagnostic(
      UsesRules.usedInTestsOnly, at: key.location, "\(quoted(key.key)) is read in tests only",
      fix: .init("remove it and the tests if no shipped version reads it"), key: key.key, owner: key.owner)
  }
}

extension RawRead.Form {
  /// Whether the value is read, and not only a default given.
  package var isRead: Bool { self != .defaults && self != .defaultsFile }
}
