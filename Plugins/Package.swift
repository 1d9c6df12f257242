// swift-tools-version: 6.1

import PackageDescription

// The package for those who do not build the tool: the same plugins over an artifact bundle. `scripts/release` puts this folder
// and the bundle together; here, without the bundle, it does not load.
let package = Package(
  name: "config-registry",
  products: [
    .plugin(name: "GenerateFeatureConfig", targets: ["GenerateFeatureConfig"]),
    .plugin(name: "RegistryCommand", targets: ["RegistryCommand"]),
    .plugin(name: "RegistryGenerateCommand", targets: ["RegistryGenerateCommand"]),
  ],
  targets: [
    .binaryTarget(name: "config-registry", path: "config-registry.artifactbundle"),
    .plugin(
      name: "GenerateFeatureConfig",
      capability: .buildTool(),
      dependencies: ["config-registry"],
      path: "GenerateFeatureConfig"
    ),
    .plugin(
      name: "RegistryCommand",
      capability: .command(
        intent: .custom(verb: "config-registry", description: "Check, compare and explain the registry of remote flags")),
      dependencies: ["config-registry"],
      path: "RegistryCommand"
    ),
    .plugin(
      name: "RegistryGenerateCommand",
      capability: .command(
        intent: .custom(verb: "config-registry-generate", description: "Write the Swift file of a registry"),
        permissions: [.writeToPackageDirectory(reason: "It writes the file that --output names.")]),
      dependencies: ["config-registry"],
      path: "RegistryGenerateCommand"
    ),
  ],
  swiftLanguageModes: [.v6]
)
