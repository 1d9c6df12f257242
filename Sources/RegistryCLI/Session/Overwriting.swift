import RegistryDiff
import RegistryReportTemplates
import RegistryTemplates
import RegistryText
import RegistryUses

/// Which existing files a command may replace without being asked to: only those that a command wrote.
struct Overwriting: Sendable {
  /// Whether the file at a path may be replaced by a file that begins with some bytes.
  let allows: @Sendable (_ path: String, _ beginning: [UInt8]) -> Bool
  /// What such a file is not, for a message.
  let refusal: String

  /// What `--force` asks for.
  static let everything = Overwriting(allows: { _, _ in true }, refusal: "")

  /// A file of somebody's own work.
  static let nothing = Overwriting(allows: { _, _ in false }, refusal: "it exists")

  /// Files that have the header of a generated file, or begin with the same line as the new one: a template of the user's own
  /// may have another header.
  static let generatedFiles = Overwriting(
    allows: { path, beginning in
      guard let line = firstLine(of: path) else { return false }
      return line.starts(with: GeneratedFile.mark.utf8) || line == beginning.firstLine
    },
    refusal: "it was not written by 'config-registry generate'")

  /// The registry of a release is what shipped with it.
  static let releases = Overwriting(
    allows: { _, _ in false }, refusal: "it has another registry, which shipped with that version")

  /// Exported templates, which a plan may take the place of.
  static let templates = Overwriting(
    allows: { path, _ in
      guard let bytes = try? InputFile.read(path, limit: ExportLoader.sizeLimit) else { return false }
      return Export.read(bytes, path: path).export != nil
    },
    refusal: "it is not a Remote Config template")

  /// Pages and Markdown that `report` wrote.
  static let reports = Overwriting(
    allows: { path, _ in beginning(of: path)?.contains(ReportTemplates.mark) ?? false },
    refusal: "it was not written by 'config-registry report'")

  /// Lists of reads that `uses --write-baseline` wrote.
  static let baselines = Overwriting(
    allows: { path, _ in (try? InputFile.read(path, limit: RegistryLoader.fileLimit)).flatMap(Baseline.init) != nil },
    refusal: "it is not a list of reads")

  private static func firstLine(of path: String) -> ArraySlice<UInt8>? { bytes(of: path)?.firstLine }

  private static func beginning(of path: String) -> String? { bytes(of: path).map { String(decoding: $0, as: UTF8.self) } }

  /// The first bytes of a file.
  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = FileDescriptor.read(path) else { return nil }
    defer { file.close() }
    return file.read(atMost: 4_096)
  }
}

extension [UInt8] {
  fileprivate var firstLine: ArraySlice<UInt8> { prefix { !$0.isLineBreak } }
}
