#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension RegistryGenerateCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try runTool(
        try context.tool(named: "config-registry").url, in: context.xcodeProject.directoryURL,
        arguments: ["generate"] + toolArguments(arguments))
    }
  }
#endif
