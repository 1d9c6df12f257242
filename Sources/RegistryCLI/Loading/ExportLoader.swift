import RegistryDiagnostics
import RegistryDiff

/// An exported template as it was read.
struct LoadedExport {
  let export: Export
  /// What is wrong with parts of it.
  let diagnostics: [Diagnostic]
  /// The bytes, by the path.
  let sources: [String: [UInt8]]
}

/// Reads the export that `--remote` names.
enum ExportLoader {
  /// All values together may have a million characters, conditions and experiments as many again.
  static let sizeLimit = 64 << 20

  /// - Throws: for exit code 2, if the file cannot be read or is not a template.
  static func load(_ path: String) throws(Refusal) -> LoadedExport {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try InputFile.read(path, limit: sizeLimit) } catch { throw Refusal(error) }
    let result = Export.read(bytes, path: path)
    guard let export = result.export else { throw Refusal(result.diagnostics, in: [path: bytes]) }
    return LoadedExport(export: export, diagnostics: result.diagnostics, sources: [path: bytes])
  }

  /// - Parameters:
  ///   - findings: what is known of the registry, which a fault of the export must not hide.
  ///   - sources: the texts that the findings point into, by their paths.
  /// - Throws: for exit code 2, the findings and why the export cannot be used.
  static func load(
    _ path: String, beside findings: [Diagnostic], in sources: [String: [UInt8]]
  ) throws(Refusal) -> LoadedExport {
    do throws(Refusal) { return try load(path) } catch { throw error.beside(findings, in: sources) }
  }
}
