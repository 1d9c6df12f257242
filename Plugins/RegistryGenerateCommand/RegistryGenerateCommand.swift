import PackagePlugin

/// `swift package config-registry-generate ...`: the tool's `generate`, with the permission to write into the package.
@main
struct RegistryGenerateCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try runTool(
      try context.tool(named: "config-registry").url, in: context.package.directoryURL,
      arguments: ["generate"] + toolArguments(arguments))
  }
}
