import RegistryEditing

extension Session {
  /// Replaces files, all of them or none: each new file is whole beside the old one before the first is put in place.
  ///
  /// - Throws: if a file cannot be written, or is not the one any more that was read. The old files are there then.
  func replace(_ files: [EditedFile]) throws {
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
        _ = try destination.commit()
      } catch {
        for file in files[..<index] { try? write(file.original, to: file.path, apartFrom: [], overwriting: .everything) }
        throw error
      }
    }
  }
}
