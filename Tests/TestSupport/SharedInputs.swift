import Foundation

/// Inputs that are not part of the package, in a folder `shared` beside it. `CONTRIBUTING.md` lists them.
package enum SharedInputs {
  private static let root = URL(filePath: #filePath).appending(path: "../../../../shared").standardized

  /// Whether a file or a folder is there, such as `cases`.
  package static func contain(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The path of a file or a folder, whether it is there or not.
  package static func path(_ name: String) -> String { root.appending(path: name).path(percentEncoded: false) }

  /// The contents of a file, such as `cases/25-expires-today/registry.yml`.
  package static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: name)))
  }

  package static func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// The names of the files in a folder, in order; empty where there is no such folder.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).sorted()
  }
}
