import Foundation

/// A folder of a test's own, gone when the test is over.
final class Workspace: Sendable {
  let path: String

  init() throws {
    // Links resolved, since messages name the real path of what a link leads to.
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("config-registry-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders that it is in, and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ bytes: Data) throws -> String {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file.path
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func read(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// What is in the folder, hidden files too, in order.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? path : path(folder)).sorted()
  }

  /// What tells whether a file was written again: its time and its number.
  func stamp(_ name: String) throws -> Stamp {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return Stamp(time: attributes[.modificationDate] as? Date, number: attributes[.systemFileNumber] as? Int)
  }

  struct Stamp: Equatable {
    let time: Date?
    let number: Int?
  }
}
