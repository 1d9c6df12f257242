import Foundation

/// Runs the Swift compiler, and the programs that it makes.
package enum SwiftCompiler {
  package struct Outcome {
    /// The exit code.
    package let status: Int32
    /// Standard output and standard error together.
    package let output: String
  }

  /// Compiles files of a folder into `output`. All paths, those in `options` too, are relative to the folder.
  package static func compile(_ files: [String], options: [String], output: String, in folder: URL) throws -> Outcome {
    try run("/usr/bin/env", ["swiftc"] + options + files + ["-o", output], in: folder)
  }

  /// Writes files, by their names, into a folder, and compiles them.
  package static func compile(_ files: [String: String], options: [String], output: String, in folder: URL) throws -> Outcome {
    for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8) }
    return try compile(files.keys.sorted(), options: options, output: output, in: folder)
  }

  /// Runs a program in a folder and waits for its end. A relative path starts from the folder; `environment` has variables beside
  /// those of the tests.
  package static func run(_ executable: String, _ arguments: [String] = [], environment: [String: String] = [:], in folder: URL)
    throws -> Outcome
  {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = executable.hasPrefix("/") ? URL(filePath: executable) : folder.appending(path: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// Gives `body` an empty folder, and removes it.
  package static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "config-registry-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// The folder of all tests.
  package static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// Where the build has put the module of the SDK's stand-in, or nil where the build system keeps modules elsewhere.
  package static var standInModules: String? {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [folder.appending(path: "Modules"), folder].map { $0.path(percentEncoded: false) }
    return candidates.first { FileManager.default.fileExists(atPath: $0 + "/FirebaseRemoteConfig.swiftmodule") }
  }
}
