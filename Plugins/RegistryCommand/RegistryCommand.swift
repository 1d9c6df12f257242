import PackagePlugin

/// `swift package config-registry COMMAND ...`: the tool's command line, run in the package's folder.
///
/// It asks for no permission. `RegistryGenerateCommand` is the one that asks to write into the package.
@main
struct RegistryCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try runTool(
      try context.tool(named: "config-registry").url, in: context.package.directoryURL, arguments: toolArguments(arguments))
  }
}
