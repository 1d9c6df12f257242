#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension GenerateFeatureConfig: XcodeBuildToolPlugin {
    /// A target of an Xcode project has no folder of its own: the one with its name stands for it.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let sources = target.inputFiles.map(\.url)
      let members = sources.filter { $0.lastPathComponent == RegistryLookup.fileName }.map { $0.deletingLastPathComponent() }
      return commands(
        for: target.displayName,
        lookup: RegistryLookup(folders: members + [project.appending(path: target.displayName), project]),
        sources: sources, tool: try context.tool(named: "config-registry").url, workFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
