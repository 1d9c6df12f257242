import RegistryDiagnostics
import RegistryDiff

/// An exported template as it was read.
struct LoadedExport {
  let export: Export
  /// What is wrong with single parts of it.
  let diagnostics: [Diagnostic]
  let bytes: [UInt8]
}

/// Reads the export that `--remote` names.
enum ExportLoader {
  /// Values may have a million characters in all, and conditions and experiments as much again.
  static let sizeLimit = 64 << 20

  /// - Throws: where the file cannot be read, or is no template; exit code 2.
  static func load(_ path: String) throws -> LoadedExport {
    let bytes = try InputFile.read(path, limit: sizeLimit)
    let result = Export.read(bytes, path: path)
    guard let export = result.export else { throw InputFailure(diagnostics: result.diagnostics, sources: [path: bytes]) }
    return LoadedExport(export: export, diagnostics: result.diagnostics, bytes: bytes)
  }
}
