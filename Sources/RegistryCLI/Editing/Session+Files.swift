import RegistryEditing

extension Session {
  /// Replaces files, all of them or none: each new file is whole beside the old one before the first is put in place.
  ///
  /// - Parameter commit: puts a new file in the place of the old one.
  /// - Throws: if a file cannot be written, or is not the one any more that was read. The old files are there then.
  func replace(_ files: [EditedFile], commit: (Destination) throws -> Void = { _ = try $0.commit() }) throws {
    var destinations: [Destination] = []
    for file in files {
      guard try InputFile.read(file.path, limit: RegistryLoader.fileLimit) == file.original else {
        throw SystemError.changed(file.path)
      }
      let destination = try destination(file.path, apartFrom: [], overwriting: .everything)
      try file.bytes.withUnsafeBytes(destination.write)
      try destination.prepare()
      destinations.append(destination)
    }
    for (index, destination) in destinations.enumerated() {
      do {
        try commit(destination)
      } catch {
        for file in files[..<index] { try? write(file.original, to: file.path, apartFrom: [], overwriting: .everything) }
        throw error
      }
    }
  }
}
