import Foundation
import PackagePlugin

/// Runs the tool in a folder and ends the plugin with the tool's exit code.
func runTool(_ tool: URL, in folder: URL, arguments: [String]) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  guard process.terminationReason == .exit else { throw EndedBySignal(number: process.terminationStatus) }
  if process.terminationStatus != 0 { exit(process.terminationStatus) }
}

/// What the user typed for the tool.
///
/// SwiftPM reads its own options behind the verb as well, and passes them on all the same. Xcode adds the chosen targets.
func toolArguments(_ arguments: [String]) -> [String] {
  var extractor = ArgumentExtractor(arguments)
  for flag in ["allow-writing-to-package-directory", "disable-sandbox"] { _ = extractor.extractFlag(named: flag) }
  for option in ["allow-writing-to-directory", "target"] { _ = extractor.extractOption(named: option) }
  return extractor.remainingArguments
}

struct EndedBySignal: Error, CustomStringConvertible {
  let number: Int32
  var description: String { "config-registry was ended by signal \(number)" }
}
