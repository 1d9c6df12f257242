// swift-tools-version: 6.2

import PackageDescription

// One target for each way in which a package may use the plugin. `scripts/test-integration` copies this package, builds it
// with each build system and changes its registries; its comments say what each target is for.

/// The package that is under test: the sources of this repository, or the one that `scripts/release` makes.
let underTest = Context.environment["CONFIG_REGISTRY_PACKAGE"] ?? "../../.."

/// A library with a registry of its own.
func consumer(
  _ name: String, dependencies: [Target.Dependency] = ["FirebaseCore", "FirebaseRemoteConfig"], path: String? = nil,
  exclude: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude,
    swiftSettings: settings + [.treatAllWarnings(as: .error)],
    plugins: [.plugin(name: "GenerateFeatureConfig", package: "config-registry")])
}

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "config-registry", path: underTest)],
  targets: [
    // Names that a package may well have, and that this project must not take: SwiftPM has one name space for all targets.
    .target(name: "Templates"),
    .target(name: "YAML"),
    .target(name: "Diagnostics"),
    .target(name: "Model"),
    .target(name: "FirebaseCore", path: "FirebaseCore"),
    .target(name: "FirebaseRemoteConfig", dependencies: ["FirebaseCore"], path: "FirebaseRemoteConfig"),

    consumer("SpaceInPath", path: "Sources/Space In Path"),
    consumer("SymlinkedRegistry"),
    consumer("ThreeFiles"),
    consumer("ExcludedRegistry", exclude: ["config-registry.yml"]),
    consumer("RootRegistry"),
    consumer("ExpiredFlag"),
    consumer("PublicFlags"),
    consumer("InternalImports", settings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    consumer("MainActorByDefault", settings: [.defaultIsolation(MainActor.self)]),
    consumer("Swift5Mode", settings: [.swiftLanguageMode(.v5)]),
    // No Firebase: the registries ask for the template 'standalone', and for one that lies beside the registry.
    consumer("NoFirebase", dependencies: []),
    consumer("OwnTemplate", dependencies: []),

    .executableTarget(
      name: "App",
      dependencies: [
        "Templates", "YAML", "Diagnostics", "Model", "FirebaseCore", "FirebaseRemoteConfig", "SpaceInPath", "SymlinkedRegistry",
        "ThreeFiles",
        "ExcludedRegistry", "RootRegistry", "ExpiredFlag", "PublicFlags", "InternalImports", "MainActorByDefault", "Swift5Mode",
        "NoFirebase", "OwnTemplate",
      ]),
  ]
)
