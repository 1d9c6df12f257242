import Foundation
import RegistryCLI

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

/// What a run gave.
struct Outcome: Equatable {
  var code: Int32
  var output = ""
  var error = ""
}

extension Workspace {
  /// Runs a command line in this process. The folder's path is taken out of what is printed, so that a test can say it whole.
  func run(_ arguments: String..., environment: [String: String] = [:], terminals: Terminals = []) -> Outcome {
    run(arguments, environment: environment, terminals: terminals)
  }

  func run(_ arguments: [String], environment: [String: String] = [:], terminals: Terminals = []) -> Outcome {
    let outcome = runAsIs(arguments, environment: environment, terminals: terminals)
    return Outcome(
      code: outcome.code, output: shortened(Array(outcome.output.utf8)), error: shortened(Array(outcome.error.utf8)))
  }

  /// Leaves in what is printed the path that an input's name stands behind.
  func runAsIs(_ arguments: [String], environment: [String: String] = [:], terminals: Terminals = []) -> Outcome {
    let streams = Streams()
    var console = Console(
      output: {
        streams.output.append(contentsOf: $0)
        return true
      },
      error: { streams.error.append(contentsOf: $0) })
    console.isOutputTerminal = terminals.contains(.output)
    console.isErrorTerminal = terminals.contains(.error)
    let code = CommandLineTool.run(arguments, console: console) { environment[$0] }
    return Outcome(
      code: code.rawValue, output: String(decoding: streams.output, as: UTF8.self),
      error: String(decoding: streams.error, as: UTF8.self))
  }

  func shortened(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: path + "/", with: "")
  }

  private final class Streams {
    var output: [UInt8] = []
    var error: [UInt8] = []
  }
}

/// Which of the streams are terminals.
struct Terminals: OptionSet {
  let rawValue: Int

  static let output = Terminals(rawValue: 1)
  static let error = Terminals(rawValue: 2)
}
