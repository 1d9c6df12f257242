import Foundation
import PackagePlugin

/// Generates `FeatureConfig.swift` from the registry of a target, whenever the registry changes.
///
/// What is wrong in a registry is said by the tool, with the place; the plugin itself reports only what keeps the tool from
/// being started.
@main
struct GenerateFeatureConfig: BuildToolPlugin {
  static let outputName = "FeatureConfig.swift"

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("'GenerateFeatureConfig' makes Swift, and '\(target.name)' is no Swift target: take it off the target")
      return []
    }
    let lookup = RegistryLookup(folders: [module.directoryURL, context.package.directoryURL])
    let tool = try context.tool(named: "config-registry").url
    return commands(
      for: target.name, lookup: lookup, sources: module.sourceFiles.map(\.url), tool: tool,
      workFolder: context.pluginWorkDirectoryURL)
  }

  /// The one command of a target, or none after an error was reported.
  func commands(for target: String, lookup: RegistryLookup, sources: [URL], tool: URL, workFolder: URL) -> [Command] {
    guard let registry = lookup.find() else {
      Diagnostics.error(Self.missing(target, lookup))
      return []
    }
    if let clash = sources.first(where: { $0.lastPathComponent == Self.outputName }) {
      Diagnostics.error("target '\(target)' has a '\(Self.outputName)' beside the generated one: remove '\(clash.plainPath)'")
      return []
    }
    let output = workFolder.appending(path: Self.outputName)
    return [
      .buildCommand(
        displayName: "Generating \(Self.outputName) for \(target)", executable: tool,
        // Nobody writes into the work folder by hand.
        arguments: ["generate", registry.path.plainPath, "--output", output.plainPath, "--force"],
        inputFiles: registry.dependencies, outputFiles: [output])
    ]
  }

  private static func missing(_ target: String, _ lookup: RegistryLookup) -> String {
    var lines = ["target '\(target)' uses 'GenerateFeatureConfig' and has no registry; looked for"]
    lines += lookup.candidates.map { "  \($0)" }
    if let (found, name) = lookup.nearMiss {
      lines.append("rename '\(found.plainPath)' to '\(name)'")
    } else {
      lines.append("add one of them, or take the plugin off the target in Package.swift")
    }
    return lines.joined(separator: "\n")
  }
}
