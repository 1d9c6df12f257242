import Foundation

/// Runs the Swift compiler and what it makes.
enum Compiler {
  struct Outcome {
    let status: Int32
    let output: String
  }

  /// Compiles files in a folder.
  static func compile(_ files: [URL], options: [String], output: URL) throws -> Outcome {
    try run(
      "/usr/bin/env",
      ["swiftc"] + options + files.map { $0.path(percentEncoded: false) } + ["-o", output.path(percentEncoded: false)])
  }

  static func run(_ executable: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// Gives `body` an empty folder, and removes it.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "config-registry-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Where the build has put the module of the SDK's stand-in, or nil where the build system keeps modules elsewhere.
  static var standInModules: String? {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [folder.appending(path: "Modules"), folder].map { $0.path(percentEncoded: false) }
    return candidates.first { FileManager.default.fileExists(atPath: $0 + "/FirebaseRemoteConfig.swiftmodule") }
  }
}
