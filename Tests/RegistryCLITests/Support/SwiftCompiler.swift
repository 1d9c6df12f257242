import Foundation
import TestSupport
import Testing

extension SwiftCompiler {
  /// Compiles Swift files of the workspace into a program, warnings as errors, and fails the test where that fails.
  static func build(
    _ files: [String], in workspace: Workspace, mode: String = "6", options: [String] = [], output: String = "program"
  ) throws {
    let words = ["-swift-version", mode, "-warnings-as-errors", "-Onone"] + options
    let outcome = try compile(files, options: words, output: output, in: URL(filePath: workspace.path))
    try #require(outcome.status == 0, "\(outcome.output.prefix(4_000))")
  }

  /// Runs a program of the workspace; its output by lines.
  static func run(_ program: String = "program", in workspace: Workspace) throws -> [Substring] {
    let outcome = try run("./" + program, in: URL(filePath: workspace.path))
    try #require(outcome.status == 0, "\(outcome.output.prefix(4_000))")
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// The entries of a registry as a template sees them.
struct DumpedEntry: Decodable {
  struct Case: Decodable {
    let name: String
    let text: String
  }

  let key: String
  let accessor: String
  let swiftType: String
  let type: String
  let defaultText: String
  let cases: [Case]

  static func all(in workspace: Workspace, _ paths: [String]) throws -> [DumpedEntry] {
    struct Context: Decodable {
      let entries: [DumpedEntry]
    }
    let outcome = workspace.run(["generate", "--dump-context"] + paths)
    try #require(outcome.code == 0, "\(outcome.error.prefix(4_000))")
    return try JSONDecoder().decode(Context.self, from: Data(outcome.output.utf8)).entries
  }
}

extension String {
  /// The bytes of the text in hexadecimal, which no reader of the output can change.
  var hexadecimal: String {
    utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The modules that stand in for the SDK, built for programs that the tests compile.
enum StandIn {
  /// Builds the modules into the workspace; the compiler's options that find them there.
  static func build(in workspace: Workspace) throws -> [String] {
    let core = try build("FirebaseCore", in: workspace, options: [])
    return try core + build("FirebaseRemoteConfig", in: workspace, options: core)
  }

  private static func build(_ module: String, in workspace: Workspace, options: [String]) throws -> [String] {
    let folder = Tool.packageRoot.appendingPathComponent("Tests/\(module)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map(\.path).sorted()
    let words = ["-emit-library", "-emit-module", "-module-name", module, "-parse-as-library"]
    try SwiftCompiler.build(files, in: workspace, options: words + options, output: "lib\(module).so")
    return ["-I", ".", "-L", ".", "-l\(module)", "-Xlinker", "-rpath", "-Xlinker", workspace.path]
  }
}
