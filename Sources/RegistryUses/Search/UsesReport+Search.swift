extension UsesReport {
  /// Searches texts that are at hand.
  package static func search(_ texts: [(file: SourceFile, bytes: [UInt8])], for registries: [RegistrySymbols]) -> UsesReport {
    var search = SourceSearch(registries, files: texts.map(\.file))
    while !search.filesToRead.isEmpty {
      for file in search.filesToRead { search.read(texts[file].bytes, of: file) }
      search.endPass()
    }
    return search.report
  }
}
