import Foundation

/// Registries rewritten from the bug reports of people who do this job. They are beside the package, in `../shared/cases`.
package enum FieldCases {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/cases")

  /// Whether the folder is there.
  package static let exist = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))

  /// The text of a case, such as `25-expires-today/registry.yml`.
  package static func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
  }
}
